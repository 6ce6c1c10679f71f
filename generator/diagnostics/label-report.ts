import type { Span } from "../catalogue/span.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { Report } from "./report.ts";

/**
 * Writes to a report with a label before the paths of files, so that those of several models can be told apart. It has what was written
 * through it alone: what is said of another model says nothing of this one.
 */
export function labelReport(report: Report, label: string): Report {
  if (label === "") return report;
  const toLabelled = (span: Span): Span => ({ ...span, file: label + span.file });
  const own: Diagnostic[] = [];
  return {
    diagnostics: own,
    add(problem, span, related = []) {
      const places = related.map((each) => ({ ...each, span: toLabelled(each.span) }));
      const place = span && toLabelled(span);
      report.add(problem, place, places);
      own.push({ ...problem, span: place, related: places });
    },
  };
}
