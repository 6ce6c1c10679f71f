import { existsSync } from "node:fs";
import { join } from "node:path";
import type { HostKind } from "./find-remote-page.ts";

/** What only repositories of a host have at their top. Of GitHub's, copies on other hosts have the same. */
const marks: readonly (readonly [path: string, kind: HostKind])[] = [
  [".gitlab-ci.yml", "gitlab"],
  [".gitea", "gitea"],
  [".forgejo", "gitea"],
];

/** The kind of host that a repository is made for, by what is at its top; undefined where that says nothing, or several. */
export function findMarkedHost(top: string): HostKind | undefined {
  const [kind, ...others] = new Set(marks.flatMap(([path, each]) => (existsSync(join(top, path)) ? [each] : [])));
  return others.length === 0 ? kind : undefined;
}
