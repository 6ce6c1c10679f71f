import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Report } from "../diagnostics/report.ts";
import { rules } from "./rules.ts";

/** Runs every rule over the catalogue. What an earlier stage has reported is not reported again. */
export function check(catalogue: Catalogue, report: Report): void {
  for (const rule of rules) rule(catalogue, report);
}
