import type { Report } from "../../diagnostics/report.ts";

/** A report that hears nothing about files which are only referred to: what is wrong with them isn't the model's. */
export function hushReferences(report: Report, isReferred: (file: string) => boolean): Report {
  return {
    get diagnostics() {
      return report.diagnostics;
    },
    add(problem, span, related) {
      if (span === undefined || !isReferred(span.file)) report.add(problem, span, related);
    },
  };
}
