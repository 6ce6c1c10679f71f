import type { Span } from "../../catalogue/span.ts";
import { countSeverities } from "../arrange.ts";
import type { Diagnostic } from "../diagnostic.ts";

/** The diagnostics for programs: one JSON object with a `diagnostics` list and a `summary`. Infos are included. */
export function printJson(diagnostics: readonly Diagnostic[]): string {
  const counts = countSeverities(diagnostics);
  const printed = {
    formatVersion: 1,
    diagnostics: diagnostics.map((diagnostic) => ({
      code: diagnostic.code,
      severity: diagnostic.severity,
      message: diagnostic.message,
      help: diagnostic.help,
      ...printSpan(diagnostic.span),
      related: diagnostic.related.map((related) => ({ message: related.message, ...printSpan(related.span) })),
    })),
    summary: { errors: counts.error, warnings: counts.warning, infos: counts.info },
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
