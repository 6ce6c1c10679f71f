import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Report } from "../diagnostics/report.ts";

/** A report that passes on what it hears, and keeps it; work may also look at what was said before it. */
export function hearReport(report: Report): { readonly heard: Report; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const heard: Report = {
    get diagnostics() {
      return report.diagnostics;
    },
    add(problem, span, related = []) {
      diagnostics.push({ ...problem, span, related });
      report.add(problem, span, related);
    },
  };
  return { heard, diagnostics };
}

/** Reports again what was heard before. */
export function reportAgain(diagnostics: readonly Diagnostic[], report: Report): void {
  for (const { span, related, ...problem } of diagnostics) report.add(problem, span, related);
}
