import type { Colors } from "picocolors/types.js";
import { type Change, type ChangeSide, verdicts } from "../compare/change.ts";
import { dropThing } from "../compare/drop-thing.ts";
import { isOfNamelessPart } from "../compare/is-of-nameless-part.ts";
import { findWayOut } from "../compare/say-change.ts";
import type { Span } from "../catalogue/span.ts";
import { toVisibleText } from "../diagnostics/print/visible-text.ts";
import type { Compared } from "./compared.ts";
import { areaWords, byGravity, describeHits, sayOutcome, toSentence, verdictWords } from "./words.ts";

/** How a comparison is printed for people. */
export interface PrintComparedOptions {
  readonly colors: Colors;
  /** Safe changes and those of words are listed too, and none is left out. */
  readonly verbose?: boolean | undefined;
  /** Where a file of the later side is, for editors to open. */
  locate(path: string): string;
  /** Where one of the earlier side is. */
  locateBefore(path: string): string;
}

/** So many of a verdict are listed; the rest is counted. */
const mostListed = 100;
/** What reads the same in fewer places than these is told at each of them. */
const leastPlaces = 5;
/** So many coordinates of changes that read the same are named. */
const mostNamed = 5;

/** A comparison for a terminal: the gravest first, safe changes counted. Ends with a line break. */
export function printCompared(compared: Compared, options: PrintComparedOptions): string {
  const changes = [...compared.failing, ...compared.passing].toSorted(byGravity);
  const lines: string[] = [];
  for (const verdict of verdicts) {
    const own = changes.filter((change) => change.verdict === verdict);
    if (own.length === 0 || (options.verbose !== true && (verdict === "safe" || verdict === "docs"))) continue;
    const groups = options.verbose === true ? own.map((change) => [change]) : groupAlike(own, options);
    const shown = options.verbose === true ? groups : groups.slice(0, mostListed);
    for (const group of shown) lines.push(...printGroup(group, options));
    const rest = groups.slice(shown.length).flat().length;
    if (rest > 0) lines.push(`${rest} more are ${verdictWords[verdict]}; --verbose lists all`, "");
  }
  const { unknown = [] } = compared;
  for (const side of ["before", "after"] as const) {
    const areas = compared.uncompared
      .filter(({ area, missing }) => missing === side && !unknown.some((each) => each.area === area))
      .map(({ area }) => areaWords[area]);
    if (areas.length > 0) lines.push(`not compared, as ${compared[side]} has none: ${areas.join(", ")}`);
  }
  const accepted = compared.accepted.length === 0 ? "" : `; ${compared.accepted.length} accepted`;
  lines.push(`${compared.before} → ${compared.after}: ${sayOutcome(compared)}${accepted}`);
  return `${lines.join("\n")}\n`;
}

/** Brings together what reads the same but for its coordinate: one option that forty sources inherit is told once. */
function groupAlike(changes: readonly Change[], options: PrintComparedOptions): readonly (readonly Change[])[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = printGroup([{ ...change, coordinate: "" }], options).join("\n");
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [change]);
    else group.push(change);
  }
  return joinPlaces([...groups.values()]);
}

/** Brings together what reads the same in many places, as one schema that joins alternatives wherever these are listed. */
function joinPlaces(groups: readonly (readonly Change[])[]): readonly (readonly Change[])[] {
  const joined = new Map<string, (readonly Change[])[]>();
  const all = groups.map((group) => {
    const [change] = group;
    const key = change === undefined ? "" : toPlacelessText(change);
    const alike = joined.get(key) ?? [];
    joined.set(key, alike);
    alike.push(group);
    return { group, alike };
  });
  return all.flatMap(({ group, alike }) => {
    if (alike.length < leastPlaces) return [group];
    return alike[0] === group ? [alike.flat()] : [];
  });
}

/** What is said of a part of a thing, but for the thing; of a whole one, all. */
function toPlacelessText(change: Change): string {
  const { code, coordinate, name, thing, before, after } = change;
  const rename = (side: ChangeSide | undefined): ChangeSide | undefined =>
    side && { text: side.text?.replaceAll(`${thing}.`, ".") };
  const said = {
    ...change,
    coordinate: "",
    thing: "",
    name: dropThing(change),
    before: rename(before),
    after: rename(after),
  };
  const where =
    name === undefined && !isOfNamelessPart(change)
      ? coordinate
      : [before, after].map((side) => side?.span?.file).join(" ");
  return [code, where, toSentence(said), describeHits(change)].join("\n");
}

/** Changes that read the same but for their coordinates. */
function printGroup(
  group: readonly Change[],
  { colors, locate, locateBefore }: PrintComparedOptions,
): readonly string[] {
  const [change] = group;
  if (change === undefined) return [];
  const { code, before, after, verdict } = change;
  const paint =
    verdict === "breaking" ? colors.red : verdict === "safe" || verdict === "docs" ? colors.dim : colors.yellow;
  const hits = describeHits(change);
  const wayOut = findWayOut(change);
  const named = group.slice(0, mostNamed).map(({ coordinate }) => toVisibleText(coordinate));
  const more = group.length - named.length;
  const places = new Set(group.map((each) => JSON.stringify([each.before?.span, each.after?.span])));
  const others = places.size === 1 ? "" : ` and ${places.size - 1} more places`;
  return [
    `${paint(colors.bold(code))}${code.startsWith(`${verdict}/`) ? "" : paint(` (${verdict})`)} ${toVisibleText(toSentence(change, new Set(group.map(({ thing }) => thing)).size - 1))}`,
    `  at ${named.join(", ")}${more === 0 ? "" : ` and ${more} more; --verbose lists all`}`,
    ...(after?.span === undefined ? [] : [`  now ${printPlace(after.span, locate)}${others}`]),
    ...(before?.span === undefined ? [] : [`  was ${printPlace(before.span, locateBefore)}${others}`]),
    ...(hits === "" ? [] : [`  ${toVisibleText(hits)}`]),
    ...(wayOut === undefined || verdict === "safe" || verdict === "docs" ? [] : [`  help: ${wayOut}`]),
    "",
  ];
}

function printPlace({ file, startLine, startColumn }: Span, locate: (path: string) => string): string {
  return `${toVisibleText(locate(file))}:${startLine}:${startColumn}`;
}
