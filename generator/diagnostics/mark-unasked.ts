import type { Report } from "./report.ts";

/** Writes to a report, and marks what is wrong with files that nobody has asked to be read. */
export function markUnasked(report: Report, unasked: ReadonlySet<string> | undefined): Report {
  if (unasked === undefined || unasked.size === 0) return report;
  return {
    get diagnostics() {
      return report.diagnostics;
    },
    add(problem, span, related) {
      const isUnasked = problem.severity !== "info" && span !== undefined && unasked.has(span.file);
      report.add(isUnasked ? { ...problem, isUnasked } : problem, span, related);
    },
  };
}
