import type { Diagnostic, Severity } from "./diagnostic.ts";

/** How many diagnostics there are of each severity. */
export type SeverityCounts = Readonly<Record<Severity, number>>;

/** New severities for codes; `off` drops the diagnostic. */
export type Levels = ReadonlyMap<string, Severity | "off">;

/**
 * The diagnostics as they are printed: re-levelled, in order of path, line, column and code, each
 * one once. Errors keep their severity whatever the levels say, since a page would be wrong, unless they are about files that nobody has
 * asked for: those fail no run.
 */
export function arrangeDiagnostics(
  diagnostics: readonly Diagnostic[],
  levels: Levels = new Map(),
): readonly Diagnostic[] {
  const sorted = diagnostics.flatMap((diagnostic) => relevel(diagnostic, levels)).sort(compareDiagnostics);
  // What says the same stands side by side now.
  let seen = new Set<string>();
  return sorted.filter((diagnostic, index) => {
    const before = sorted[index - 1];
    const after = sorted[index + 1];
    const isFirst = before === undefined || compareDiagnostics(before, diagnostic) !== 0;
    if (isFirst) seen = new Set();
    if (isFirst && (after === undefined || compareDiagnostics(diagnostic, after) !== 0)) return true;
    const key = identify(diagnostic);
    return !seen.has(key) && seen.add(key);
  });
}

/** How many there are of each severity. */
export function countSeverities(diagnostics: readonly Diagnostic[]): SeverityCounts {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const diagnostic of diagnostics) counts[diagnostic.severity] += 1;
  return counts;
}

function relevel(diagnostic: Diagnostic, levels: Levels): readonly Diagnostic[] {
  const level = levels.get(diagnostic.code);
  if (diagnostic.isUnasked === true) return level === "off" ? [] : [{ ...diagnostic, severity: "info" }];
  if (level === undefined || level === diagnostic.severity || diagnostic.severity === "error") return [diagnostic];
  return level === "off" ? [] : [{ ...diagnostic, severity: level }];
}

/** Diagnostics of no file come first: they are about the run as a whole. */
function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compare(a.span?.file ?? "", b.span?.file ?? "") ||
    compare(a.span?.startLine ?? 0, b.span?.startLine ?? 0) ||
    compare(a.span?.startColumn ?? 0, b.span?.startColumn ?? 0) ||
    compare(a.code, b.code) ||
    compare(a.message, b.message)
  );
}

function compare<Value extends string | number>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function identify({ code, message, span }: Diagnostic): string {
  const place = span && [span.file, span.startLine, span.startColumn, span.endLine, span.endColumn];
  return JSON.stringify([code, message, place]);
}
