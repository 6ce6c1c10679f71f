import type { Colors } from "picocolors/types.js";
import type { Span } from "../../catalogue/span.ts";
import { countSeverities } from "../arrange.ts";
import { failsRun } from "../fails-run.ts";
import type { Diagnostic, RelatedSpan, Severity } from "../diagnostic.ts";
import type { SourceLines } from "../source-texts.ts";
import { printFrame } from "./print-frame.ts";
import { printSummary } from "./print-summary.ts";
import { toVisibleText } from "./visible-text.ts";

/** How diagnostics are printed for people. */
export interface PrettyOptions {
  readonly lines: SourceLines;
  readonly colors: Colors;
  /** The file's path as it is shown. */
  locate(path: string): string;
  /** Shows infos, and all diagnostics of a code instead of the first few. */
  readonly verbose?: boolean | undefined;
  /** How many warnings the baseline lists; they are only counted. */
  readonly known?: number | undefined;
  /** Shows what fails the run and nothing else. */
  readonly quiet?: boolean | undefined;
  /** Whether warnings fail the run. */
  readonly strict?: boolean | undefined;
}

/** Diagnostics of one code shown before the rest is only counted. */
export const shownPerCode = 20;

/**
 * The diagnostics for people: place, severity, code and message on a line, the line of the input
 * with a caret under it, related places, and the way out. Expects them arranged. Empty when there
 * is nothing to show.
 */
export function printPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  const visible = diagnostics.filter((diagnostic) => isVisible(diagnostic, options));
  const { shown, rest } = options.verbose ? { shown: visible, rest: [] } : capPerCode(visible);
  const blocks = shown.map((diagnostic) => printDiagnostic(diagnostic, options));
  if (rest.length > 0) blocks.push(rest.map((line) => options.colors.dim(line)).join("\n"));
  if (!options.quiet) {
    const summary = printSummary(countSeverities(diagnostics), options);
    if (summary !== undefined) blocks.push(summary);
  }
  return blocks.length === 0 ? "" : `${blocks.join("\n\n")}\n`;
}

function isVisible(diagnostic: Diagnostic, options: PrettyOptions): boolean {
  if (options.quiet) return failsRun(diagnostic, options.strict);
  return options.verbose === true || diagnostic.severity !== "info";
}

function capPerCode(diagnostics: readonly Diagnostic[]): { shown: readonly Diagnostic[]; rest: readonly string[] } {
  const ofFiles = countBy(diagnostics.filter(isOfWholeFile), sayWords);
  const told = new Set<string>();
  const shownOf = new Map<string, number>();
  const shown = diagnostics.filter((diagnostic) => {
    const { code } = diagnostic;
    const count = shownOf.get(code) ?? 0;
    if (count >= shownPerCode) return false;
    const words = isOfWholeFile(diagnostic) ? sayWords(diagnostic) : undefined;
    if (words !== undefined && (ofFiles.get(words) ?? 0) > shownPerCode) {
      if (told.has(words)) return false;
      told.add(words);
    }
    shownOf.set(code, count + 1);
    return true;
  });
  const rest = [...countBy(diagnostics, ({ code }) => code)]
    .map(([code, count]) => ({ code, hidden: count - (shownOf.get(code) ?? 0) }))
    .filter(({ hidden }) => hidden > 0)
    .map(({ code, hidden }) => `${hidden} more of ${code}; --verbose shows them`);
  return { shown, rest };
}

/** What is wrong with many files as a whole, in the same words, has one cause: the first of them says it. */
function isOfWholeFile({ span, related }: Diagnostic): boolean {
  if (span === undefined || related.length > 0) return false;
  return span.startLine === 1 && span.startColumn === 1 && span.endLine === 1 && span.endColumn === 1;
}

function sayWords({ code, severity, message, help }: Diagnostic): string {
  return JSON.stringify([code, severity, message, help]);
}

function countBy(
  diagnostics: readonly Diagnostic[],
  toKey: (diagnostic: Diagnostic) => string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const diagnostic of diagnostics) {
    const key = toKey(diagnostic);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function printDiagnostic(diagnostic: Diagnostic, options: PrettyOptions): string {
  const { colors } = options;
  const paint = painter(diagnostic.severity, colors);
  const place = diagnostic.span === undefined ? "" : `${colors.bold(formatPlace(diagnostic.span, options))} `;
  const title = `${paint(`${diagnostic.severity}[${diagnostic.code}]`)}: ${toVisibleText(diagnostic.message)}`;
  const gutter = Math.max(
    1,
    ...[diagnostic, ...diagnostic.related].map(({ span }) => String(span?.startLine ?? "").length),
  );
  const lines = [place + title];
  if (diagnostic.span) lines.push(...printPlace(diagnostic.span, { ...options, gutter, mark: "^", paint }));
  for (const related of diagnostic.related) lines.push(...printRelated(related, diagnostic, { ...options, gutter }));
  if (diagnostic.help !== undefined) lines.push(printHelp(diagnostic.help, gutter, colors));
  return lines.join("\n");
}

interface PlaceOptions extends PrettyOptions {
  readonly gutter: number;
  readonly mark: "^" | "-";
  readonly paint: (text: string) => string;
  /** Said after the marks. */
  readonly label?: string | undefined;
}

function printPlace(span: Span, options: PlaceOptions): readonly string[] {
  const { colors, gutter, paint } = options;
  const line = options.lines.find(span);
  if (line === undefined) return [];
  const frame = printFrame(line, span, options.mark);
  const label = options.label === undefined ? "" : ` ${options.label}`;
  return [
    `  ${colors.dim(`${String(span.startLine).padStart(gutter)} |`)} ${frame.line}`.trimEnd(),
    `  ${colors.dim(`${" ".repeat(gutter)} |`)} ${frame.marks.replace(/\S+$/, (marks) => paint(marks + label))}`,
  ];
}

function printRelated(
  related: RelatedSpan,
  diagnostic: Diagnostic,
  options: PrettyOptions & { readonly gutter: number },
): readonly string[] {
  const { colors, gutter } = options;
  const message = toVisibleText(related.message);
  const frame = printPlace(related.span, { ...options, mark: "-", paint: colors.cyan, label: message });
  if (frame.length > 0 && related.span.file === diagnostic.span?.file) return frame;
  const place = `  ${" ".repeat(gutter)} ${colors.dim("at")} ${formatPlace(related.span, options)}`;
  return frame.length > 0 ? [place, ...frame] : [`${place}: ${message}`];
}

function printHelp(help: string, gutter: number, colors: Colors): string {
  const indent = " ".repeat(gutter + 3);
  const [first = "", ...others] = help.split("\n").map(toVisibleText);
  return [`${indent}${colors.green("help:")} ${first}`, ...others.map((line) => `${indent}      ${line}`)].join("\n");
}

function formatPlace(span: Span, { locate }: PrettyOptions): string {
  return `${toVisibleText(locate(span.file))}:${span.startLine}:${span.startColumn}`;
}

function painter(severity: Severity, colors: Colors): (text: string) => string {
  if (severity === "error") return colors.red;
  return severity === "warning" ? colors.yellow : colors.blue;
}
