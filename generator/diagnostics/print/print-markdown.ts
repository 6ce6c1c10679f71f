import type { ModelNumbers } from "../../catalogue/measure-model.ts";
import { countNoun, formatCount as formatNumber } from "../../catalogue/nouns.ts";
import { countSeverities } from "../arrange.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { toMarkdownCode, toMarkdownText } from "./markdown-text.ts";
import { formatCount } from "./print-summary.ts";
import type { RunReport } from "./run-report.ts";

/*
 * A summary in Markdown, for comments on pull requests and for the summaries of CI runs. All text of
 * a model is escaped: it can neither make markup nor call anyone by name.
 */

/** How diagnostics are printed for a comment or a summary. */
export interface MarkdownOptions {
  /** The file's path from the top of the repository, else from the folder that the command runs in. */
  locate(path: string): string;
  /** Notes are listed too. */
  readonly verbose?: boolean | undefined;
}

/** Rows of the table. */
export const rowsInTable = 40;

/** Characters of the table; a comment on GitHub holds no more than 65,536. */
const tableSize = 50_000;

/** The report as Markdown: what counts first, the model in numbers below. */
export function printMarkdown(report: RunReport, options: MarkdownOptions): string {
  const shown = report.diagnostics.filter(({ severity }) => options.verbose === true || severity !== "info");
  const blocks = [
    `### Aspectdoc: ${printVerdict(report)}`,
    ...(report.numbers === undefined ? [] : [printCoverageLine(report.numbers)]),
    ...printTable([...shown].sort(bySeverity), options),
    ...(report.numbers === undefined ? [] : [printNumbers(report.numbers)]),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function printVerdict({ diagnostics, known = [] }: RunReport): string {
  const { error, warning } = countSeverities(diagnostics);
  const parts = [
    ...(error > 0 ? [formatCount(error, "error")] : []),
    ...(warning > 0 ? [formatCount(warning, "warning")] : []),
  ];
  const verdict = parts.length === 0 ? "nothing to report" : parts.join(", ");
  return known.length === 0 ? verdict : `${verdict} (${formatCount(known.length, "known warning")})`;
}

function printCoverageLine({ coverage, counts }: ModelNumbers): string {
  const model = `${countNoun(counts.entities.total, "entity")}, ${countNoun(counts.aspects.total, "aspect")}`;
  return `${model}; ${coverage.percent} % of the model is described (${formatNumber(coverage.described)} of ${formatNumber(coverage.total)}).`;
}

function printTable(diagnostics: readonly Diagnostic[], options: MarkdownOptions): readonly string[] {
  if (diagnostics.length === 0) return [];
  let room = tableSize;
  const rows: string[] = [];
  for (const { code, message, severity, span } of diagnostics.slice(0, rowsInTable)) {
    const place = span === undefined ? "" : toMarkdownCode(`${options.locate(span.file)}:${span.startLine}`);
    const row = `| ${severity} | ${place} | ${toMarkdownCode(code)} | ${toMarkdownText(message)} |`;
    room -= row.length;
    if (room < 0) break;
    rows.push(row);
  }
  const table = ["| | where | code | what |", "| --- | --- | --- | --- |", ...rows].join("\n");
  const left = diagnostics.length - rows.length;
  return left === 0 ? [table] : [table, `… and ${formatNumber(left)} more.`];
}

function printNumbers({ coverage, counts }: ModelNumbers): string {
  const kinds = coverage.kinds.map(
    ({ label, described, total, percent }) =>
      `| ${label} | ${formatNumber(total)} | ${formatNumber(described)} | ${percent} % |`,
  );
  return [
    `<details><summary>The model in numbers</summary>`,
    "",
    "| | number | described | |",
    "| --- | ---: | ---: | ---: |",
    ...kinds,
    "",
    `${countNoun(counts.files.total, "file")}, ${countNoun(counts.relationships.outgoing + counts.relationships.self, "relationship")}.`,
    "",
    "</details>",
  ].join("\n");
}

const ranks = { error: 0, warning: 1, info: 2 } as const;

function bySeverity(a: Diagnostic, b: Diagnostic): number {
  return ranks[a.severity] - ranks[b.severity];
}
