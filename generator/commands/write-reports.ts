import { usageCodes } from "../diagnostics/codes/usage.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { RunReport } from "../diagnostics/print/run-report.ts";
import { describeUnwritten } from "../diagnostics/describe-failure.ts";
import { writeWhole } from "../write/write-whole.ts";
import type { ReportFile } from "./gate-options.ts";
import { formatReport, type PrintReportOptions } from "./print-report.ts";

/** Writes the report to the files that were asked for; what could not be written is reported in the result. */
export async function writeReports(
  report: RunReport,
  files: readonly ReportFile[],
  options: Pick<PrintReportOptions, "locations" | "strict" | "verbose">,
): Promise<RunReport> {
  const failures: Diagnostic[] = [];
  for (const { path, format } of files) {
    try {
      await writeWhole(path, formatReport(report, format, options));
    } catch (error) {
      failures.push({ ...usageCodes.reportNotWritten({ path, reason: describeUnwritten(error) }), related: [] });
    }
  }
  return { ...report, diagnostics: [...failures, ...report.diagnostics] };
}
