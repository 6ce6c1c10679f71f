import { ingestionCodes } from "../diagnostics/codes/ingestion.ts";
import type { Report } from "../diagnostics/report.ts";
import type { RecipeSlip } from "./find-recipe-slips.ts";

/** Says of a setting that it is no longer heeded, or should no longer be used; false where it is neither. */
export function reportStanding({ option, isRemoved, deprecated, span }: RecipeSlip, report: Report): boolean {
  if (isRemoved === true) report.add(ingestionCodes.recipeRemovedOption({ option }), span);
  else if (deprecated !== undefined) {
    report.add(ingestionCodes.recipeDeprecatedOption({ option, reason: deprecated.reason }), span);
  }
  return isRemoved === true || deprecated !== undefined;
}
