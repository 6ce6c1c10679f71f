import type { Span } from "../../catalogue/span.ts";
import { countSeverities } from "../arrange.ts";
import { fingerprintDiagnostics } from "../fingerprint-diagnostics.ts";
import type { RunReport } from "./run-report.ts";

/**
 * The report for programs: one JSON object with a list `diagnostics`, infos and known warnings
 * included, their `summary`, and the model in numbers: `counts` and `coverage`.
 */
export function printJson({ diagnostics, known = [], numbers }: RunReport): string {
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
      ...printSpan(diagnostic.span),
      related: diagnostic.related.map((related) => ({ message: related.message, ...printSpan(related.span) })),
      fingerprint: fingerprints.get(diagnostic),
      known: accepted.has(diagnostic) || undefined,
    })),
    summary: { errors: counts.error, warnings: counts.warning, infos: counts.info, known: known.length },
    ...numbers,
  };
  return `${JSON.stringify(printed, null, 2)}\n`;
}

function printSpan(span: Span | undefined): object {
  if (span === undefined) return {};
  return {
    file: span.file,
    start: { line: span.startLine, column: span.startColumn },
    end: { line: span.endLine, column: span.endColumn },
  };
}
