import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Report } from "../diagnostics/report.ts";
import { noMemo, type Memo } from "../memo.ts";
import { rules } from "./rules.ts";

/** Runs every rule over the catalogue. What an earlier stage has reported is not reported again. */
export function check(catalogue: Catalogue, report: Report, memo: Memo = noMemo): void {
  for (const [index, rule] of rules.entries()) memo.reuse(`check ${index}`, catalogue, report, rule);
}
