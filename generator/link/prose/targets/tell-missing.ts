import { proseLinkCodes } from "../../../diagnostics/codes/prose-links.ts";
import type { Diagnostic, LostTarget } from "../../../diagnostics/diagnostic.ts";
import type { Report } from "../../../diagnostics/report.ts";
import { folderOf } from "../../../places/content-paths.ts";
import { dropMarkdownEnding } from "../../../places/markdown-files.ts";
import type { ProseIndex } from "../prose-index.ts";

/** More places than these that lead to one file or into one folder have lost that, which is one fault. */
const mostToldOneByOne = 5;

/** Many places with one cause. */
interface Group {
  readonly path: string;
  readonly isFolder: boolean;
  readonly places: Diagnostic[];
}

/**
 * Passes on what was said of the targets of all guides, and tells once what many of them lead to and has gone as a whole: a folder, or a
 * file. What is a slip for something that is there is no sign of a folder that is missing.
 */
export function tellMissing(heard: readonly Diagnostic[], index: ProseIndex, report: Report): void {
  const ofFolders = gather(heard, (lost) => findLostFolder(lost, index), true);
  const rest = heard.filter((one) => !ofFolders.has(one));
  const groups = new Map([...ofFolders, ...gather(rest, ({ path }) => dropMarkdownEnding(path), false)]);
  for (const diagnostic of heard) {
    const { lost, span, related, ...problem } = diagnostic;
    const group = groups.get(diagnostic);
    if (group === undefined || lost === undefined) report.add(problem, span, related);
    else if (group.places[0] === diagnostic) tellGroup(group, lost, report);
  }
}

function tellGroup(
  { path, isFolder, places }: Group,
  { target, suggestions, where, noun }: LostTarget,
  report: Report,
): void {
  const [first, ...others] = places;
  const missing = {
    noun: places.every(({ lost }) => lost?.noun === noun) ? noun : ("link" as const),
    target,
    suggestions: isFolder ? [] : suggestions,
    where,
    together: { count: places.length, path, isFolder },
  };
  const spans = others.flatMap(({ span }) => (span === undefined ? [] : [span])).slice(0, 2);
  const message = isFolder ? "leads there too" : "leads to it too";
  report.add(
    proseLinkCodes.missingTarget(missing),
    first?.span,
    spans.map((span) => ({ message, span })),
  );
}

/** Those of which many have the same key, each with all of them. */
function gather(
  diagnostics: readonly Diagnostic[],
  toKey: (lost: LostTarget) => string | undefined,
  isFolder: boolean,
): ReadonlyMap<Diagnostic, Group> {
  const groups = new Map<string, Group>();
  for (const diagnostic of diagnostics) {
    const { lost } = diagnostic;
    const key = lost === undefined || lost.where === "outside" ? undefined : toKey(lost);
    if (lost === undefined || key === undefined) continue;
    const id = JSON.stringify([lost.where, key]);
    const group = groups.get(id) ?? { path: isFolder ? key : lost.path, isFolder, places: [] };
    group.places.push(diagnostic);
    groups.set(id, group);
  }
  const large = [...groups.values()].filter(({ places }) => places.length > mostToldOneByOne);
  return new Map(large.flatMap((group) => group.places.map((one) => [one, group] as const)));
}

/** The topmost folder around a path of which nothing is there. */
function findLostFolder({ path, target, suggestions, where }: LostTarget, { folders }: ProseIndex): string | undefined {
  if (where === undefined && suggestions.length > 0) return undefined;
  let lost = where === "left out" ? folderOf(path) || undefined : undefined;
  const around = /\/(?:#.*)?$/.test(target) ? path.replace(/\/$/, "") : folderOf(path);
  for (let folder = around; folder !== "" && !folders.has(folder); folder = folderOf(folder)) lost = folder;
  return lost;
}
