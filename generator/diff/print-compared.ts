import type { Colors } from "picocolors/types.js";
import { type Change, verdicts } from "../compare/change.ts";
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
  for (const { area, missing } of compared.uncompared) {
    if (unknown.some((each) => each.area === area)) continue;
    lines.push(
      `${areaWords[area]} aren't compared: ${missing === "before" ? compared.before : compared.after} has none`,
    );
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
  return [...groups.values()];
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
  return [
    `${paint(colors.bold(code))} ${toVisibleText(toSentence(change))}`,
    `  at ${named.join(", ")}${more === 0 ? "" : ` and ${more} more; --verbose lists all`}`,
    ...(after?.span === undefined ? [] : [`  now ${printPlace(after.span, locate)}`]),
    ...(before?.span === undefined ? [] : [`  was ${printPlace(before.span, locateBefore)}`]),
    ...(hits === "" ? [] : [`  ${toVisibleText(hits)}`]),
    ...(wayOut === undefined || verdict === "safe" || verdict === "docs" ? [] : [`  help: ${wayOut}`]),
    "",
  ];
}

function printPlace({ file, startLine, startColumn }: Span, locate: (path: string) => string): string {
  return `${toVisibleText(locate(file))}:${startLine}:${startColumn}`;
}
