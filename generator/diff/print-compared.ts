import type { Colors } from "picocolors/types.js";
import { type Change, verdicts } from "../compare/change.ts";
import { findWayOut } from "../compare/say-change.ts";
import type { Span } from "../catalogue/span.ts";
import { toVisibleText } from "../diagnostics/print/visible-text.ts";
import type { Compared } from "./compared.ts";
import { areaWords, byGravity, countVerdicts, describeHits, toSentence, verdictWords } from "./words.ts";

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

/** A comparison for a terminal: the gravest first, safe changes counted. Ends with a line break. */
export function printCompared(compared: Compared, options: PrintComparedOptions): string {
  const changes = [...compared.failing, ...compared.passing].toSorted(byGravity);
  const lines: string[] = [];
  for (const verdict of verdicts) {
    const own = changes.filter((change) => change.verdict === verdict);
    if (own.length === 0 || (options.verbose !== true && (verdict === "safe" || verdict === "docs"))) continue;
    const shown = options.verbose === true ? own : own.slice(0, mostListed);
    for (const change of shown) lines.push(...printChange(change, options));
    if (own.length > shown.length) {
      lines.push(`${own.length - shown.length} more are ${verdictWords[verdict]}; --verbose lists all`, "");
    }
  }
  for (const { area, missing } of compared.uncompared) {
    lines.push(
      `${areaWords[area]} aren't compared: ${missing === "before" ? compared.before : compared.after} has none`,
    );
  }
  const accepted = compared.accepted.length === 0 ? "" : `; ${compared.accepted.length} accepted`;
  lines.push(`${compared.before} → ${compared.after}: ${countVerdicts(changes)}${accepted}`);
  return `${lines.join("\n")}\n`;
}

function printChange(change: Change, { colors, locate, locateBefore }: PrintComparedOptions): readonly string[] {
  const { code, coordinate, before, after, verdict } = change;
  const paint =
    verdict === "breaking" ? colors.red : verdict === "safe" || verdict === "docs" ? colors.dim : colors.yellow;
  const hits = describeHits(change);
  const wayOut = findWayOut(change);
  return [
    `${paint(colors.bold(code))} ${toVisibleText(toSentence(change))}`,
    `  at ${toVisibleText(coordinate)}`,
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
