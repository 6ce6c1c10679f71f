import type { FC, ReactNode } from "react";
import type { Page, PageContent } from "../../generator/page-model/page.ts";

type Kind = PageContent["kind"];
type Templates = { readonly [K in Kind]: FC<{ readonly content: Extract<PageContent, { readonly kind: K }> }> };

/** The component that shows each kind of content. */
const pageTemplates: Partial<Templates> = {};

/** What stands on a page below its heading. */
export function PageBody({ page }: { readonly page: Page }): ReactNode {
  // The table pairs each kind with a component for just that kind, which the compiler can't follow through a lookup.
  const Template = pageTemplates[page.content.kind] as FC<{ readonly content: PageContent }> | undefined;
  return Template === undefined ? null : <Template content={page.content} />;
}
