/* That one who comes after another sees nothing of what that one has left, where both have the same process. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "./launch-chromium.ts";
import { visitFresh } from "./visit-fresh.ts";

const folder = mkdtempSync(join(tmpdir(), "aspectdoc-fresh-"));
let browser: Browser;

beforeAll(async () => {
  writeFileSync(join(folder, "page.html"), "<p>A page</p>");
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

it("leaves nothing to the next one who asks for the same, and opens windows of the size that is asked for", async () => {
  const visit = (width: number): Promise<readonly unknown[]> =>
    visitFresh(browser, { viewport: { width, height: 300 } }, async (page) => {
      await page.goto(pathToFileURL(join(folder, "page.html")).href);
      return page.evaluate(() => {
        const seen = [localStorage.getItem("seen"), sessionStorage.getItem("seen"), window.innerWidth];
        localStorage.setItem("seen", "yes");
        sessionStorage.setItem("seen", "yes");
        window.open("about:blank");
        return seen;
      });
    });
  expect(await visit(400)).toEqual([null, null, 400]);
  expect(await visit(500)).toEqual([null, null, 500]);
  expect(browser.contexts().flatMap((context) => context.pages())).toHaveLength(1);
});
