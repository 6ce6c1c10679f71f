/*
 * One output folder in several places: below any path of a host, and opened from the disk, where browsers
 * load classic scripts and style sheets, but no modules, and fetch nothing.
 */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { describeGenerate } from "../../generator/commands/generate-command.ts";
import { packageFolder } from "../../generator/package-folder.ts";
import type { Preview } from "../../generator/serve/serve-folder.ts";
import { generateSite } from "../../generator/testdata/generate-site.ts";
import { runCommand } from "../../generator/testdata/run-command.ts";
import { hearPageErrors } from "./hear-page-errors.ts";
import { launchChromium } from "./launch-chromium.ts";
import { mountFolder } from "./mount-folder.ts";
import { visitFresh } from "./visit-fresh.ts";

/** Below `/`, the other browser tests look at it. */
const places = ["a disk", "/a/b/"] as const;

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
});

/** Puts the folder into a place and opens a page of it there; nothing may be logged or fail meanwhile. */
async function visit(
  folder: string,
  place: (typeof places)[number],
  look: (page: Page, open: (path: string) => Promise<void>, toUrl: (path: string) => string) => Promise<void>,
): Promise<void> {
  const isDisk = place === "a disk";
  const host: Preview | undefined = isDisk ? undefined : await mountFolder(folder, place);
  // On a disk, an address ends in the name of the file.
  const toUrl = (path: string): string =>
    host === undefined ? `${pathToFileURL(folder).href}/${path}index.html` : host.url + path;
  const wrong: string[] = [];
  try {
    await visitFresh(browser, { colorScheme: "light", viewport: { width: 1440, height: 900 } }, async (page) => {
      page.on("console", (message) => wrong.push(message.text()));
      hearPageErrors(page, (message) => wrong.push(message));
      page.on("response", (response) => {
        if (response.status() >= 400) wrong.push(`${response.url()} answers ${response.status()}`);
      });
      await look(page, async (path) => void (await page.goto(toUrl(path))), toUrl);
    });
  } finally {
    await host?.close();
  }
  expect(wrong).toEqual([]);
}

const entity = "generated/metamodel/entities/dataset/";
const aspect = "generated/metamodel/aspects/ownership/";

describe.each(places)("the site from %s", (place) => {
  it("is printed with what large pages leave out", async () => {
    const { folder } = await generateSite();
    await visit(folder, place, async (page, open) => {
      await open(entity);
      expect(await page.locator("main [data-part]").count()).toBeGreaterThan(0);
      // On a disk, they come by themselves soon after the page.
      await page.waitForFunction(() => {
        window.dispatchEvent(new Event("beforeprint"));
        return document.querySelector("main [data-part]") === null;
      });
      expect(await page.locator("main .part").count()).toBeGreaterThan(0);
    });
  });

  it("is styled, can be browsed, and keeps the theme", async () => {
    const { folder } = await generateSite();
    await visit(folder, place, async (page, open, toUrl) => {
      await open("");
      await expectStyles(page);
      await page.click('.bar-tabs a[href$="generated/metamodel/"]');
      await page.waitForURL(toUrl("generated/metamodel/"));
      await page.click(`main a[href$="entities/"]`);
      await page.waitForURL(toUrl("generated/metamodel/entities/"));
      await page.click(`main a[href$="/entities/dataset/"]`);
      await page.waitForURL(toUrl(entity));
      await expectStyles(page);
      const theme = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset["theme"]);
      expect(await theme()).toBe("system");
      await page.click(".theme-switch");
      const chosen = await theme();
      expect(chosen).not.toBe("system");
      await page.click(".bar-name");
      await page.waitForURL(toUrl(""));
      expect(await theme()).toBe(chosen);
    });
  });

  it("opens its trees", async () => {
    const { folder } = await generateSite();
    await visit(folder, place, async (page, open, toUrl) => {
      await open("introduction/");
      const section = page.locator(".tree-sections .branch", { hasText: "GraphQL" });
      await section.locator("> button").click();
      const queries = section.locator("> ul > .branch", { hasText: "Queries" });
      await queries.locator("> button").click();
      await queries.locator("> ul a").last().click();
      await page.waitForURL((url) => url.href.startsWith(`${toUrl("graphql/queries/")}#`));
      // What is opened of a tree is kept for pages at other depths.
      const guides = page.locator(".tree-sections .branch", { hasText: "Guides" });
      await guides.locator("> button").click();
      await guides.locator("> ul > li > a").first().waitFor();
      await page.locator("main a[href*='graphql/queries/']").first().click();
      await page.waitForURL((url) => /\/queries\/\w+\/(?:index\.html)?$/.test(url.pathname));
      await guides.locator('> ul > li > a[href$="introduction/"]').click();
      await page.waitForURL(toUrl("introduction/"));
      expect(await page.locator(".tree-items [aria-current=page]").count()).toBe(1);
    });
  });

  it("finds a name and opens it, and remembers that", async () => {
    const { folder } = await generateSite();
    await visit(folder, place, async (page, open, toUrl) => {
      await open("introduction/");
      await page.keyboard.press("/");
      await page.keyboard.type("ownership");
      const chosen = page.locator(".search-dialog[open] [role=option][aria-selected=true]");
      await chosen.getByText("ownership", { exact: true }).waitFor();
      await page.getByRole("radio", { name: /^Text \d/ }).waitFor({ state: "attached" });
      await page.keyboard.press("Enter");
      await page.waitForURL(toUrl(aspect));
      await page.keyboard.press("/");
      await page.getByText("Opened last").waitFor();
      await page.keyboard.type("dataset");
      // Not the answer to what had been typed until then: that one Enter doesn't open.
      const answered = page.locator(".search-dialog[open] [role=group]:not(.search-stale) [aria-selected=true]");
      await answered.getByText("dataset", { exact: true }).waitFor();
      await page.getByRole("radio", { name: /^Text \d/ }).waitFor({ state: "attached" });
      const [other] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Control+Enter")]);
      await other.waitForURL(/\/dataset\/(?:index\.html)?$/i);
      expect(await other.locator("main h1").innerText()).toMatch(/dataset/i);
    });
  });

  it("keeps what a table is filtered and ordered by when a row is gone to", async () => {
    const { folder } = await generateSite();
    await visit(folder, place, async (page, open) => {
      await open("generated/metamodel/aspects/datasetProfile/");
      await page.locator("table").first().scrollIntoViewIfNeeded();
      await page.getByLabel("Filter fields").fill("count");
      await page.getByLabel("Order").selectOption("By name");
      await page.locator(".fields tr:visible > th a").first().click();
      expect(await page.getByLabel("Filter fields").inputValue()).toBe("count");
      expect(await page.getByLabel("Order").inputValue()).toBe("name");
    });
  });

  it("brings what a large page has left out", async () => {
    const { folder } = await generateSite();
    await visit(folder, place, async (page, open, toUrl) => {
      await open(entity);
      const left = page.locator(".aspect:has([data-part])").first();
      const id = (await left.getAttribute("id")) ?? "";
      await left.locator("> summary").click();
      await page.locator(`[id="${id}"] table.fields tbody th`).first().waitFor();
      expect(await page.locator(`[id="${id}"] [data-part]`).count()).toBe(0);
      // What has come is on paper too.
      expect(await page.locator("main [data-part]").count()).toBeGreaterThan(0);
      await page.pdf();
      expect(await page.locator("main [data-part]").count()).toBe(0);
      const row = (await page.locator(`[id="${id}"] tr[id]`).last().getAttribute("id")) ?? "";
      // A link to a row that was left out leads there too.
      await page.goto("about:blank");
      await page.goto(`${toUrl(entity)}#${row}`);
      await page.locator(`[id="${row}"]`).waitFor();
      await expect.poll(() => page.locator(`[id="${row}"]`).isVisible()).toBe(true);
      await page.locator(`[id="${row}"]:target`).waitFor();
    });
  });

  // Scripts may ask for nothing of a disk that they could wait for.
  it.skipIf(place === "a disk")("prints what a large page has left out where nobody has touched it", async () => {
    const { folder } = await generateSite();
    await visit(folder, place, async (page, open) => {
      await open(entity);
      expect(await page.locator("main [data-part]").count()).toBeGreaterThan(0);
      await page.pdf();
      expect(await page.locator("main [data-part]").count()).toBe(0);
    });
  });

  it("leads to pages whose names aren't ASCII, and knows where it is", async () => {
    const { folder } = await generateSite(join(packageFolder, "generator/testdata/sites/letters"));
    await visit(folder, place, async (page, open, toUrl) => {
      const at = async (path: string): Promise<void> => {
        await page.waitForURL((url) => url.href.replace(/#.*$/, "") === encodeURI(decodeURI(toUrl(path))));
      };
      await open("");
      await page.click("main a:text('encoded')");
      await at("導入/開始/");
      const current = page.locator(".tree-items [aria-current=page]");
      expect(await current.allInnerTexts()).toEqual(["はじめに"]);
      expect(await page.evaluate(() => document.querySelector(":target")?.textContent)).toContain("次の一歩");
      await page.click("main a:text('البداية')");
      await at("دليل/البداية/");
      expect(await current.allInnerTexts()).toEqual(["البداية"]);
      await page.keyboard.press("/");
      await page.keyboard.type("über größe");
      const chosen = page.locator(".search-dialog[open] [role=option][aria-selected=true]");
      await chosen.getByText("Über Größe", { exact: true }).waitFor();
      await page.getByRole("radio", { name: /^Text \d/ }).waitFor({ state: "attached" });
      await page.keyboard.press("Enter");
      await at("über-größe/");
      expect(await page.locator("main h1").innerText()).toBe("Über Größe");
      await open("案内/古い/");
      await at("導入/開始/");
    });
  });

  it("explores its relationships", async () => {
    const { folder } = await generateSite();
    await visit(folder, place, async (page, open, toUrl) => {
      await open("generated/metamodel/relationships/");
      await page.click("[data-explorer]");
      const explorer = page.locator("dialog.explorer[open]");
      await explorer.getByRole("button", { name: "dataset", exact: true }).first().click();
      await explorer.locator('a[href$="/entities/dataset/"]').click();
      await page.waitForURL(toUrl(entity));
      expect(await page.locator("main h1").innerText()).toBe("dataset");
    });
  });
});

async function expectStyles(page: Page): Promise<void> {
  expect(await page.locator(".bar-tabs ul").evaluate((list) => getComputedStyle(list).listStyleType)).toBe("none");
}

describe.each(places)("several editions from %s", (place) => {
  it("lead to each other and send readers of old addresses on", async () => {
    const folder = join(inject("runFolder"), `editions-${place.replaceAll(/\W/g, "")}`);
    cpSync(join(packageFolder, "generator/testdata/sites/editions"), folder, { recursive: true });
    const { code } = await runCommand(describeGenerate, [
      "--config",
      join(folder, "aspectdoc.config.yaml"),
      "--out",
      join(folder, "site"),
    ]);
    expect(code).toBe(0);
    await visit(join(folder, "site"), place, async (page, open, toUrl) => {
      await open("next/generated/metamodel/entities/term/");
      const summary = page.locator(".version-menu summary");
      await summary.click();
      // What makes a menu of it comes with the first time that it is opened.
      const countOpen = async (): Promise<number> => {
        await page.keyboard.press("Escape");
        return page.locator(".version-menu[open]").count();
      };
      await expect.poll(countOpen, { timeout: 60_000 }).toBe(0);
      await summary.and(page.locator(":focus")).press("Enter");
      await page.click("h1");
      expect(await page.locator(".version-menu[open]").count()).toBe(0);
      await summary.click();
      await page.click(".version-menu a:text-is('1.0')");
      await page.waitForURL(toUrl("v1/"));
      await expectStyles(page);
      await page.click(".version-banner a");
      await page.waitForURL(toUrl(""));
      await open("how/plan/");
      await page.waitForURL(toUrl("guides/plan/"));
    });
  });
});
