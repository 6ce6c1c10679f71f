import { jsonCodes } from "../../diagnostics/codes/json.ts";
import type { Problem, RelatedSpan } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { Span } from "../../catalogue/span.ts";

/** What a quote or a bracket that is missing makes of the text behind it. */
const slips: ReadonlySet<string> = new Set([
  jsonCodes.unexpected({ found: "" }).code,
  jsonCodes.missingComma().code,
  jsonCodes.missingColon({ key: "" }).code,
  jsonCodes.missingValue({ key: "" }).code,
  jsonCodes.keyExpected({ found: "" }).code,
  jsonCodes.wrongBracket({ expected: "", found: "" }).code,
]);
const unterminated = jsonCodes.unterminatedString().code;

/** A report that keeps back what most likely follows from another mistake in the same line, until the end. */
interface HushedReport extends Report {
  /** Tells what was kept back and has no other cause. */
  end(): void;
}

/**
 * Passes on one slip a line, the first. A string that is open at the end of its line goes before all others there: one of its
 * quotes is missing, so that what was read as text between strings are words of one.
 */
export function hushLines(report: Report): HushedReport {
  let held: { readonly problem: Problem; readonly span: Span; readonly related: readonly RelatedSpan[] } | undefined;
  const end = (): void => {
    if (held !== undefined) report.add(held.problem, held.span, held.related);
    held = undefined;
  };
  return {
    diagnostics: report.diagnostics,
    add(problem, span, related = []) {
      if (held?.span.startLine !== span?.startLine) end();
      if (span === undefined || (problem.code !== unterminated && !slips.has(problem.code)))
        return report.add(problem, span, related);
      if (held === undefined || problem.code === unterminated) held = { problem, span, related };
    },
    end,
  };
}
