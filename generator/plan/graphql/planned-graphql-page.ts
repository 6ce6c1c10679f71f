import type { GraphqlPageContent } from "../../page-model/graphql.ts";
import type { IndexContent } from "../../page-model/metamodel.ts";
import { type Answer, toAnswer } from "../../engine/answer.ts";
import type { Page, TocEntry } from "../../page-model/page.ts";

/** A page before it has its place among the others of its family. */
export type PlannedGraphqlPage = Omit<
  Page,
  "section" | "navigation" | "breadcrumbs" | "previous" | "next" | "content"
> & {
  readonly content: GraphqlContent;
};

type GraphqlContent = GraphqlPageContent | IndexContent;

/** Such a page with its content to be asked for, so that it is gone through and kept by itself. */
export type OpenGraphqlPage = Omit<PlannedGraphqlPage, "content"> & { readonly content: Answer<GraphqlContent> };

/** The page with its content as an answer. */
export function openPage(page: PlannedGraphqlPage): OpenGraphqlPage {
  return { ...page, content: toAnswer(page.content) };
}

/** The entries whose part the page has. */
export function toToc(entries: readonly (readonly [present: boolean, id: string, label: string])[]): TocEntry[] {
  return entries.filter(([present]) => present).map(([, id, label]) => ({ id, label, level: 2 }));
}
