import { proseLinkCodes } from "../../../diagnostics/codes/prose-links.ts";
import { belowRoot } from "../../../places/content-paths.ts";
import type { LinkOrigin, Resolved, Resolving } from "./resolving.ts";

/**
 * Reports that the target isn't there, with the paths that may be meant; the link leads nowhere. Where the configuration of the
 * project can't be read, that has been told, and what would be at paths from its top is not known. What is outside of the input may be there, where no page can show it.
 */
export function reportMissing(
  path: string,
  candidates: readonly string[],
  resolving: Resolving,
  where?: "outside" | "left out",
): Resolved {
  const { written, report, origin, index } = resolving;
  const isJudged = index.surroundings.projects?.get(origin.root)?.isUnread !== true || !/^[/~@]/.test(path);
  if (!isJudged) return { to: "elsewhere" };
  const suggestions = suggestPaths(path, candidates, resolving);
  const missing = { noun: written.kind, target: written.target, suggestions, where };
  // A name, such as that of a wiki's page, is looked for everywhere.
  const lost = { ...missing, path: pickLikeliest(path, candidates, origin) };
  report.add({ ...proseLinkCodes.missingTarget(missing), lost }, written.span);
  return { to: "nothing" };
}

/** Of a text beside the content, as a repository's README is, a path from the top counts from the top of the repository. */
function pickLikeliest(path: string, candidates: readonly string[], { file, root }: LinkOrigin): string {
  const isBeside = root !== "" && !file.startsWith(`${root}/`);
  const fromTop = isBeside ? candidates.find((candidate) => `/${candidate}` === path) : undefined;
  return fromTop ?? candidates[0] ?? path;
}

/** A page that has been left out on purpose, or is another project's. */
export function reportUnmade(
  page: { readonly target: string; readonly isElsewhere?: true },
  { written, report }: Resolving,
): Resolved {
  report.add(proseLinkCodes.unmadePage(page), written.span);
  return { to: "elsewhere" };
}

/** The files that were most likely meant, counted from the content's root. */
function suggestPaths(
  path: string,
  [nearest = path]: readonly string[],
  { origin: { root }, index, written }: Resolving,
): readonly string[] {
  const isPicture = written.kind === "image";
  return index.findNear({ path, nearest, isPicture }).map((file) => `/${belowRoot(file, root)}`);
}
