import type { Answer } from "../../engine/answer.ts";
import type { MetamodelPageContent } from "../../page-model/metamodel.ts";
import type { SitePage } from "../../page-model/page.ts";

/** A page before it has its place among the others: which tree stands beside it and what comes before and after. */
export type PlannedPage = Omit<SitePage, "section" | "navigation" | "breadcrumbs" | "previous" | "next" | "content"> & {
  readonly content: MetamodelPageContent | Answer<MetamodelPageContent>;
};
