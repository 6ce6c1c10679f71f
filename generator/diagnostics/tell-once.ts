import type { Report } from "./report.ts";

/** A report that passes on each problem once for a place, for what several things take over from one. */
export function tellOnce(report: Report): Report {
  const told = new Set<string>();
  return {
    diagnostics: report.diagnostics,
    add(problem, span, related) {
      const key = JSON.stringify([problem.code, problem.message, span]);
      if (told.has(key)) return;
      told.add(key);
      report.add(problem, span, related);
    },
  };
}
