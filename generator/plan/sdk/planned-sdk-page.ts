import type { Answer } from "../../engine/answer.ts";
import type { IndexContent } from "../../page-model/metamodel.ts";
import type { Page } from "../../page-model/page.ts";
import type { SdkPageContent } from "../../page-model/sdk.ts";

/** A page before it has its place among the others. */
export type PlannedSdkPage = Omit<Page, "section" | "navigation" | "breadcrumbs" | "previous" | "next" | "content"> & {
  readonly content: SdkPageContent | IndexContent | Answer<SdkPageContent>;
};
