import { openCommitted } from "../diff/open-committed.ts";
import type { SideContext } from "../diff/side-context.ts";
import type { Repository } from "../discover/revisions/open-repository.ts";
import { matchTag } from "./match-tag.ts";
import type { ReleaseSource } from "./release-source.ts";

/** What a repository has a tag for that fits a pattern such as `v*`. */
export function listTags(repository: Repository, pattern: string, context: SideContext): readonly ReleaseSource[] {
  return repository
    .listTags()
    .filter(matchTag(pattern))
    .map((name) => ({
      name,
      async open() {
        const commit = repository.resolve(`refs/tags/${name}`);
        const side = await openCommitted(repository, { commit, label: name }, { ...context, isRelease: true });
        const date = commit.time === 0 ? undefined : new Date(commit.time * 1000).toISOString().slice(0, 10);
        return side && { side, date };
      },
    }));
}
