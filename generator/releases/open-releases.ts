import { relative } from "node:path";
import type { Config } from "../config/config.ts";
import { historyCodes } from "../diagnostics/codes/history.ts";
import { openPrinted } from "../diff/open-side.ts";
import type { SideContext } from "../diff/side-context.ts";
import { findCatalogues, type FoundCatalogue } from "../discover/find-catalogues.ts";
import { openModelRepository } from "../discover/revisions/open-model-repository.ts";
import type { Repository } from "../discover/revisions/open-repository.ts";
import { RevisionError } from "../discover/revisions/revision-error.ts";
import { listReleases } from "./list-releases.ts";
import { listTags } from "./list-tags.ts";
import { beginTag, matchTag } from "./match-tag.ts";
import type { ReleaseSource } from "./release-source.ts";

/** The releases of a model, open until they are closed. */
export interface OpenedReleases {
  /** The oldest first; never empty. */
  readonly releases: readonly ReleaseSource[];
  /** Whether they are from a clone that may lack some of them, or what is in them. */
  readonly mayLack: boolean;
  close(): void;
}

/**
 * All releases that are to be told of, whether the repository has a tag for them or an earlier run has left its catalogue, which
 * counts where both are there: it was made with what the release was made with. Undefined when there is none, which has been reported.
 */
export function openReleases(
  { catalogues, tags: asked, from }: Partial<Config["history"]>,
  context: SideContext,
): OpenedReleases | undefined {
  const { cwd, run, settings } = context;
  const kept = (catalogues ?? []).map((path) =>
    hear(`\`${relative(cwd, path).replaceAll("\\", "/") || "."}\``, context, () => findCatalogues(path).map(toSource)),
  );
  const isByTag = asked !== undefined || catalogues === undefined;
  const repository = isByTag
    ? hear("the repository", context, () => openModelRepository(cwd, settings.inputs))
    : undefined;
  const tags = asked ?? (isByTag ? findUsual(repository) : undefined);
  const close = (): void => repository?.store.close();
  const tagged = hear("the repository", context, () => listWanted(repository, tags, context));
  // What was asked for and can't be had has been told; a history without it would say of much that it is gone.
  const isWhole = tagged !== undefined && !kept.includes(undefined) && (tags === undefined || repository !== undefined);
  const releases = listReleases([...kept.flatMap((each) => each ?? []), ...(tagged ?? [])], {
    from,
    start: beginTag(tags ?? ""),
  });
  if (isWhole && releases.length === 0) {
    const known = repository?.listTags() ?? [];
    run.report.add(historyCodes.noReleases({ pattern: tags, from, catalogues, tags: known }));
  }
  if (isWhole && releases.length > 0) return { releases, mayLack: repository?.isPart === true, close };
  close();
  return undefined;
}

function toSource({ name, path }: FoundCatalogue): ReleaseSource {
  // What can't be read is told when it is its turn, as of any other release.
  return { name, open: () => Promise.resolve().then(() => ({ side: openPrinted(name, path) })) };
}

function listWanted(
  repository: Repository | undefined,
  tags: string | undefined,
  context: SideContext,
): readonly ReleaseSource[] {
  return repository === undefined || tags === undefined ? [] : listTags(repository, tags, context);
}

/** How releases are tagged where nobody says so: `v1.3.0`, or `1.3.0` where no release is. */
function findUsual(repository: Repository | undefined): string {
  const names = (repository?.listTags() ?? []).map((name) => ({ name }));
  const isUsual = (pattern: string): boolean => {
    const fits = matchTag(pattern);
    return listReleases(names.filter(({ name }) => fits(name))).length > 0;
  };
  return !isUsual("v*") && isUsual("[0-9]*") ? "[0-9]*" : "v*";
}

function hear<Value>(place: string, { run }: SideContext, read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RevisionError)) throw error;
    run.report.add(historyCodes.unreadableReleases({ place, reason: error.message }));
    return undefined;
  }
}
