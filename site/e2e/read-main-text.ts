import type { Page } from "playwright-core";

/** What a page shows in its main part, without the controls that only a script can offer. */
export async function readMainText(page: Page): Promise<string> {
  const text = await page.evaluate(() => {
    const added = document.querySelectorAll<HTMLElement>(
      ".table-tools, .example-tools, .search-front, .page-copy, .explore, .nearest",
    );
    for (const each of added) each.style.visibility = "hidden";
    const { innerText } = document.querySelector("main") ?? document.body;
    for (const each of added) each.style.visibility = "";
    return innerText;
  });
  return text
    .replaceAll(/^(?:Copy|Search for what the address names)$/gm, "")
    .replaceAll(/\n+/g, "\n")
    .trim();
}
