import type { Page } from "playwright-core";

/** Names, a name with a mistake, a facet and a question, as readers type them. */
const queries = ["ownership", "chartInfo.chartUrl", "datasetProprties", "kind:enum", "returns:Owner", "how to delete"];

/** Milliseconds between keys, as of somebody who types fast. */
const pace = 150;

/** Opens the search and asks it something, so that the code of it is there and has run once. */
export async function openWarmSearch(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await page.keyboard.type("status");
  await page.locator(".search-dialog[open] [role=option]").first().waitFor();
}

/** Types one query after the other into the field of the open search, each of them anew. */
export async function typeQueries(page: Page): Promise<void> {
  for (const query of queries) {
    await page.locator(".search-dialog input[type=search], .search-dialog [role=combobox]").first().fill("");
    await page.waitForTimeout(pace);
    await page.keyboard.type(query, { delay: pace });
    await page.waitForTimeout(pace);
  }
}
