import type { Page } from "../page-model/page.ts";

/** The page with a word in place of each notation's text, which tests of the printers look after. */
export function withoutCode(page: Page): Page {
  const { content } = page;
  if (!("code" in content)) return page;
  const code = content.code.map((tab) => ({ ...tab, html: undefined, code: tab.code === "" ? "" : `(${tab.label})` }));
  return { ...page, content: { ...content, code } };
}
