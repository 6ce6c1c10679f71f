import type { Page } from "playwright-core";

/** What a page shows in its main part, without the controls that only a script can offer. */
export async function readMainText(page: Page): Promise<string> {
  const text = await page.evaluate(() => {
    const added = document.querySelectorAll<HTMLElement>(".table-tools, .page-copy, .explore");
    for (const each of added) each.style.visibility = "hidden";
    // Text that is laid out only near the screen would be missing, depending on what the browser has come to.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(laidOut);
    const { innerText } = document.querySelector("main") ?? document.body;
    document.adoptedStyleSheets.pop();
    for (const each of added) each.style.visibility = "";
    return innerText;
  });
  return text
    .replaceAll(/^(?:Copy|Search for what the address names)$/gm, "")
    .replaceAll(/\n+/g, "\n")
    .trim();
}
