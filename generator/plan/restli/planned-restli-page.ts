import type { Page } from "../../page-model/page.ts";
import type { RestliPageContent } from "../../page-model/restli.ts";

/** A page before it has its place among the others. */
export type PlannedRestliPage = Omit<
  Page,
  "section" | "navigation" | "breadcrumbs" | "previous" | "next" | "content"
> & { readonly content: RestliPageContent };
