/* Hosts that let no text become scripts or elements get the same pages. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createReport } from "../../generator/diagnostics/report.ts";
import { type Preview, serveFolder } from "../../generator/serve/serve-folder.ts";
import { generateSite } from "../../generator/testdata/generate-site.ts";
import { hearPageErrors } from "./hear-page-errors.ts";
import { launchChromium } from "./launch-chromium.ts";

const entity = "generated/metamodel/entities/dataset/";

let preview: Preview;
let browser: Browser;

beforeAll(async () => {
  const site = await generateSite();
  const started = await serveFolder({ folder: site.folder, port: 0 }, createReport());
  if (started === undefined) throw new Error("the generated site can't be served");
  preview = started;
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await preview?.close();
});

/** A page from a host that demands Trusted Types, with what its browser complained of. */
async function openGuarded(path: string): Promise<{ readonly page: Page; readonly wrong: readonly string[] }> {
  const page = await browser.newPage();
  const wrong: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") wrong.push(message.text());
  });
  hearPageErrors(page, (message) => wrong.push(message));
  await page.route(preview.url + path, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "require-trusted-types-for 'script'" };
    await route.fulfill({ response, headers });
  });
  await page.goto(preview.url + path);
  return { page, wrong };
}

it("search, cards and what is left out come where a host demands Trusted Types", async () => {
  const { page, wrong } = await openGuarded(entity);
  try {
    await page.locator("main .type-link, main td a").first().hover();
    await page.locator(".page-card:popover-open").waitFor();
    await page.keyboard.press("Escape");

    const left = page.locator(".aspect:has([data-part])").first();
    const id = await left.getAttribute("id");
    await left.locator("summary").first().click();
    await page.locator(`[id="${id}"] .part`).first().waitFor();

    await page.keyboard.press("/");
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.type("ownership");
    await page.locator('dialog a[href*="ownership" i]').first().waitFor();
    expect(wrong).toEqual([]);
  } finally {
    await page.close();
  }
});

it("none of the site's policies name a script of another host", async () => {
  const { page } = await openGuarded(entity);
  try {
    const load = page.evaluate(() => window.aspectdoc?.load("https://example.org/a.js"));
    // It is demanded here.
    const insert = page.evaluate(() => void (document.createElement("p").innerHTML = "a"));
    await Promise.all([expect(insert).rejects.toThrow("TrustedHTML"), expect(load).rejects.toThrow("no http")]);
    expect(await page.locator('script[src*="example.org"]').count()).toBe(0);
  } finally {
    await page.close();
  }
});
