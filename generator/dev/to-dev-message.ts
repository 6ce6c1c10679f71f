import type { Span } from "../catalogue/span.ts";
import { countSeverities } from "../diagnostics/arrange.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { printFrame } from "../diagnostics/print/print-frame.ts";
import { createSourceLines, type SourceLines } from "../diagnostics/source-texts.ts";
import type { DevMessage, DevProblem } from "../page-model/dev-message.ts";
import type { SessionState } from "./create-session.ts";

/** More would bury the first ones; the terminal has them all. */
const mostShown = 30;

/** What a round has found, for the pages that are open. */
export function toDevMessage({ diagnostics, texts, isStale }: SessionState): Omit<DevMessage, "isOutdated" | "styles"> {
  const counts = countSeverities(diagnostics);
  const lines = createSourceLines(texts);
  const found = (["error", "warning"] as const).flatMap((severity) =>
    diagnostics
      .filter((diagnostic) => diagnostic.severity === severity)
      .map((diagnostic) => ({ diagnostic, severity })),
  );
  const problems = found.slice(0, mostShown).map(({ diagnostic, severity }) => toProblem(diagnostic, severity, lines));
  return { isStale, errors: counts.error, warnings: counts.warning, problems };
}

function toProblem(
  { code, message, help, span }: Diagnostic,
  severity: DevProblem["severity"],
  lines: SourceLines,
): DevProblem {
  const problem = { severity, code, message, help };
  if (span === undefined) return problem;
  return { ...problem, place: `${span.file}:${span.startLine}:${span.startColumn}`, frame: toFrame(span, lines) };
}

function toFrame(span: Span, lines: SourceLines): DevProblem["frame"] {
  const line = lines.find(span);
  return line === undefined ? undefined : { number: span.startLine, ...printFrame(line, span, "^") };
}
