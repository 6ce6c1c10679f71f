import type { IngestionOption } from "../../catalogue/ingestion.ts";
import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import { orderOptions } from "./order-options.ts";

/** The options in the order of pages, each path once. */
export function linkOptions(options: readonly IngestionOption[], report: Report): readonly IngestionOption[] {
  const byPath = new Map<string, IngestionOption>();
  for (const option of options) {
    const first = byPath.get(option.path);
    if (first === undefined) {
      byPath.set(option.path, option);
    } else {
      const related = [{ message: "first declared here", span: first.span }];
      report.add(ingestionCodes.duplicateOption({ option: option.path }), option.span, related);
    }
  }
  return orderOptions([...byPath.values()]);
}
