import { jsonCodes } from "../../diagnostics/codes/json.ts";
import { createReport } from "../../diagnostics/report.ts";
import type { Report } from "../../diagnostics/report.ts";

const limit = 100;

/** A report for one file, which passes on the first hundred diagnostics and then says once that there are more. */
export function limitReport(report: Report): Report {
  const own = createReport();
  return {
    diagnostics: own.diagnostics,
    add(problem, span, related) {
      if (own.diagnostics.length > limit) return;
      const passed = own.diagnostics.length < limit ? problem : jsonCodes.tooManyErrors({ limit });
      own.add(passed, span, passed === problem ? related : []);
      report.add(passed, span, passed === problem ? related : []);
    },
  };
}
