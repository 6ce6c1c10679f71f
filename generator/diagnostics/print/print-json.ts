import type { Span } from "../../catalogue/span.ts";
import { countSeverities } from "../arrange.ts";
import { fingerprintDiagnostics } from "../fingerprint-diagnostics.ts";
import type { RunReport } from "./run-report.ts";

/** How diagnostics are printed as JSON. */
export interface JsonOptions {
  /** The file's path from the top of the repository, else from the folder that the command runs in. */
  locate(path: string): string;
}

/**
 * The report for programs: one JSON object with a list `diagnostics`, infos and known warnings
 * included, their `summary`, and the model in numbers: `counts` and `coverage`. A `file` counts from its input, which
 * stays the same wherever the command runs, and a `path` from the repository.
 */
export function printJson({ diagnostics, known = [], numbers }: RunReport, { locate }: JsonOptions): string {
  const counts = countSeverities(diagnostics);
  const all = [...diagnostics, ...known];
  const accepted = new Set(known);
  const fingerprints = fingerprintDiagnostics(all);
  const printed = {
    formatVersion: 1,
    diagnostics: all.map((diagnostic) => ({
      code: diagnostic.code,
      severity: diagnostic.severity,
      message: diagnostic.message,
      help: diagnostic.help,
      ...printSpan(diagnostic.span, locate),
      related: diagnostic.related.map((related) => ({ message: related.message, ...printSpan(related.span, locate) })),
      fingerprint: fingerprints.get(diagnostic),
      known: accepted.has(diagnostic) || undefined,
    })),
    summary: { errors: counts.error, warnings: counts.warning, infos: counts.info, known: known.length },
    ...numbers,
  };
  return `${JSON.stringify(printed, null, 2)}\n`;
}

function printSpan(span: Span | undefined, locate: JsonOptions["locate"]): object {
  if (span === undefined) return {};
  return {
    file: span.file,
    path: locate(span.file),
    start: { line: span.startLine, column: span.startColumn },
    end: { line: span.endLine, column: span.endColumn },
  };
}
