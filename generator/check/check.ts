import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Report } from "../diagnostics/report.ts";
import { noMemo, type Memo } from "../memo.ts";
import { rules } from "./rules.ts";

/** Runs every rule over the catalogue. What an earlier stage has reported is not reported again. */
export function check(catalogue: Catalogue, report: Report, memo: Memo = noMemo): void {
  memo.reuse("check", catalogue, report, (catalogue, report) => {
    for (const rule of rules) rule(catalogue, report);
  });
}
