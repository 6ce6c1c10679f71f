import { findBudgetFaults } from "../../../site/e2e/find-budget-faults.ts";
import type { PageKind } from "../../../site/e2e/page-kinds.ts";
import { weighPage } from "../../../site/e2e/weigh-page.ts";
import type { AuditedSite } from "./audited-site.ts";
import type { Finding } from "./finding.ts";
import { readDocument } from "./read-document.ts";

/** Whether a page keeps its budgets; shows what it loads before its reader does anything, compressed. */
export function checkWeight(site: AuditedSite, page: PageKind): Finding {
  const weight = weighPage(readDocument(site, page), site);
  const kilobytes = ((weight.script + weight.style) / 1000).toFixed(1);
  return { site: site.name, page: page.kind, check: "js+css kB", shown: kilobytes, faults: findBudgetFaults(weight) };
}
