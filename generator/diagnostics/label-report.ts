import type { Span } from "../catalogue/span.ts";
import type { Report } from "./report.ts";

/** Writes to a report with a label before the paths of files, so that those of several models can be told apart. */
export function labelReport(report: Report, label: string): Report {
  if (label === "") return report;
  const toLabelled = (span: Span): Span => ({ ...span, file: label + span.file });
  return {
    get diagnostics() {
      return report.diagnostics;
    },
    add(problem, span, related = []) {
      const places = related.map((each) => ({ ...each, span: toLabelled(each.span) }));
      report.add(problem, span && toLabelled(span), places);
    },
  };
}
