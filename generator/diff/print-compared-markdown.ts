import { type Change, type Verdict, verdicts } from "../compare/change.ts";
import { findWayOut } from "../compare/say-change.ts";
import { toMarkdownCode, toMarkdownText } from "../diagnostics/print/markdown-text.ts";
import type { Compared } from "./compared.ts";
import { areaWords, byGravity, countVerdicts, describeHits, toSentence, verdictWords } from "./words.ts";

export interface ComparedMarkdownOptions {
  /** Where a file of the later side is, from the top of the repository. */
  locate(path: string): string;
}

/** A comment holds at most so many lines, the head and what is folded included. */
const mostLines = 60;
/** Changes of a verdict that are listed at the most, so that the graver ones leave some room for others. */
const mostOf: Readonly<Record<Verdict, number>> = { breaking: 24, reindex: 8, risky: 8, safe: 0, docs: 0 };

/** A comparison as a comment on a pull request: what changes for whom, and what has to be done. */
export function printComparedMarkdown(compared: Compared, options: ComparedMarkdownOptions): string {
  const changes = [...compared.failing, ...compared.passing].toSorted(byGravity);
  const lines = [
    `### Model changes: ${countVerdicts(changes)}`,
    "",
    `Since ${toMarkdownText(compared.before)}${compared.accepted.length === 0 ? "" : `; ${compared.accepted.length} more are accepted`}.`,
  ];
  for (const verdict of verdicts) {
    const own = changes.filter((change) => change.verdict === verdict);
    if (own.length === 0) continue;
    if (mostOf[verdict] === 0) {
      lines.push("", `**${title(verdict)}**: ${own.length}, ${countAreas(own)}.`);
      continue;
    }
    lines.push("", `**${title(verdict)}** (${own.length})`, "");
    for (const change of own.slice(0, mostOf[verdict])) lines.push(...printChange(change, options));
    if (own.length > mostOf[verdict])
      lines.push(`- … and ${own.length - mostOf[verdict]} more, ${countAreas(own.slice(mostOf[verdict]))}`);
  }
  if (compared.uncompared.length > 0) {
    const areas = compared.uncompared.map(({ area }) => areaWords[area]).join(", ");
    lines.push("", `Not compared, since one side has none: ${areas}.`);
  }
  if (compared.failing.length > 0) {
    const [first] = compared.failing;
    lines.push(
      "",
      "What is meant to be so goes into the file of accepted changes:",
      "",
      "```yaml",
      `- rule: ${first?.code ?? ""}`,
      `  coordinate: ${JSON.stringify(first?.coordinate ?? "")}`,
      "  reason: …",
      "```",
    );
  }
  return `${lines.slice(0, mostLines).join("\n")}\n`;
}

function title(verdict: Verdict): string {
  const words = verdictWords[verdict];
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function printChange(change: Change, { locate }: ComparedMarkdownOptions): readonly string[] {
  const { code, after, before, coordinate } = change;
  const span = after?.span ?? before?.span;
  const place = span === undefined ? "" : `, ${toMarkdownCode(`${locate(span.file)}:${span.startLine}`)}`;
  const hits = describeHits(change);
  const wayOut = findWayOut(change);
  const more = [hits, wayOut].filter((part) => part !== undefined && part !== "").join("; ");
  return [
    `- ${toMarkdownText(toSentence(change))} (${toMarkdownCode(code)} at ${toMarkdownCode(coordinate)}${place})${more === "" ? "" : `: ${toMarkdownText(more)}`}`,
  ];
}

/** E.g. `12 in aspects, 3 in GraphQL types`. */
function countAreas(changes: readonly Change[]): string {
  const counts = new Map<string, number>();
  for (const { area } of changes) counts.set(areaWords[area], (counts.get(areaWords[area]) ?? 0) + 1);
  return [...counts].map(([area, count]) => `${count} in ${area}`).join(", ");
}
