/*
 * What tables and page actions do in a browser: filter, order, fold, link, copy. Which rows answer a
 * filter and how they are ordered is tested beside the code.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createReport } from "../../generator/diagnostics/report.ts";
import { type Preview, serveFolder } from "../../generator/serve/serve-folder.ts";
import { generateSite, type GeneratedSite } from "../../generator/testdata/generate-site.ts";
import { hearPageErrors } from "./hear-page-errors.ts";
import { launchChromium } from "./launch-chromium.ts";
import { visitFresh } from "./visit-fresh.ts";

const aspect = "generated/metamodel/aspects/datasetProfile/";
const entity = "generated/metamodel/entities/dataset/";

let site: GeneratedSite;
let preview: Preview;
let browser: Browser;

beforeAll(async () => {
  site = await generateSite();
  const started = await serveFolder({ folder: site.folder, port: 0 }, createReport());
  if (started === undefined) throw new Error("the generated site can't be served");
  preview = started;
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await preview?.close();
});

async function visit(path: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
  const all = { permissions: ["clipboard-read", "clipboard-write"], ...options };
  await visitFresh(browser, all, async (page) => {
    const wrong: string[] = [];
    page.on("console", (message) => wrong.push(message.text()));
    hearPageErrors(page, (message) => wrong.push(message));
    await page.goto(preview.url + path);
    if (path === aspect) await comeNear(page);
    await look(page);
    expect(wrong).toEqual([]);
  });
}

/** A table gets its tools when a reader comes near it. */
async function comeNear(page: Page): Promise<void> {
  await page.locator("table").first().scrollIntoViewIfNeeded();
}

/** Names of the rows that can be seen. */
function readNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".page-body .fields th[scope=row]")]
      .filter((name) => name.checkVisibility())
      .map((name) => name.querySelector("a")?.textContent ?? ""),
  );
}

describe("the filter of a page", () => {
  const list = "generated/metamodel/aspects/";
  const countShown = (page: Page): Promise<number> => page.locator(".index > li:visible").count();

  it("stands in the address, and is asked again from there", () =>
    visit(list, async (page) => {
      await page.locator(".table-tools").scrollIntoViewIfNeeded();
      const all = await countShown(page);
      const filter = page.locator(".table-tools").getByRole("searchbox", { name: /^Filter/ });
      await filter.fill("properties");
      const chip = page.locator(".table-tools .chip").first();
      const mark = (await chip.getAttribute("data-mark")) ?? "";
      await chip.click();
      await filter.fill("");
      const shown = await countShown(page);
      expect(shown).toBeLessThan(all);
      expect(new URL(page.url()).search).toBe(`?${new URLSearchParams({ only: mark }).toString()}`);
      await page.reload();
      await expect.poll(() => countShown(page)).toBe(shown);
      expect(await page.locator(".chip[aria-pressed=true]").getAttribute("data-mark")).toBe(mark);
      await chip.click();
      expect(new URL(page.url()).search).toBe("");
      expect(await countShown(page)).toBe(all);
    }));
});

describe("folds of a page", () => {
  it("are as they were once it is loaded again, those in what it leaves out too, and as they are written for a link", () =>
    visit(entity, async (page) => {
      const id = await page.locator("details:has(> [data-part])").first().getAttribute("id");
      const fold = page.locator(`details[id="${id}"]`);
      await fold.locator("> summary").click();
      const inner = fold.locator(".part details").first();
      await inner.locator("> summary").click();
      await page.reload();
      await inner.locator("xpath=self::*[@open]").waitFor();
      expect(await page.locator(".page-body details[open]").count()).toBe(2);
      await fold.locator("> summary").click();
      await page.reload();
      expect(await fold.getAttribute("open")).toBeNull();
      await fold.locator("> summary").click();
      await page.goto(preview.url + entity);
      expect(await page.locator(".page-body details[open]").count()).toBe(0);
    }));
});

describe("a table", () => {
  it("is filtered by words and marks, keeps the parents of rows inside, and says when nothing matches", () =>
    visit(aspect, async (page) => {
      const filter = page.getByLabel("Filter fields");
      await filter.fill("quantile value");
      expect(await readNames(page)).toContain("fieldProfiles");
      expect(await readNames(page)).not.toContain("rowCount");
      await filter.fill("no such field");
      expect(await readNames(page)).toEqual([]);
      expect(await page.locator(".table-none").innerText()).toContain("No fields match “no such field”.");
      await page.getByText("Show all").click();
      expect(await readNames(page)).toContain("rowCount");
      expect(await page.locator(".fields details[open]").count()).toBe(0);
      await page.getByRole("button", { name: /^searchable/ }).click();
      expect(await readNames(page)).toContain("rowCount");
      expect(await readNames(page)).not.toContain("partitionSpec");
      await filter.press("Escape");
      expect(await readNames(page)).toContain("partitionSpec");
    }));

  it.each([360, 768, 1440])("shows all marks in a window of %s px", (width) =>
    visit(
      aspect,
      async (page) => {
        await page.getByRole("button", { name: /^searchable/ }).waitFor();
        const hidden = await page.evaluate(() =>
          [...document.querySelectorAll(".table-chips")].map((chips) => chips.scrollWidth - chips.clientWidth),
        );
        expect(hidden).toEqual([0]);
      },
      { viewport: { width, height: 900 } },
    ),
  );

  it("is ordered by its heads, and back to the order of declaration", () =>
    visit(aspect, async (page) => {
      await page.getByLabel("Filter fields").waitFor();
      const declared = await readNames(page);
      const sort = page.getByRole("button", { name: "Field" });
      await sort.click();
      expect(await readNames(page)).toEqual([...declared].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
      expect(await page.locator("th[aria-sort=ascending]").innerText()).toContain("Field");
      await sort.click();
      expect(await readNames(page)).toEqual(declared);
    }));

  it("says its order in the address: links and the way back bring it", () =>
    visit(`${aspect}?order=name`, async (page) => {
      const order = page.getByLabel("Order");
      await order.waitFor();
      const sorted = await readNames(page);
      expect(sorted).toEqual([...sorted].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
      expect(await order.inputValue()).toBe("name");
      await order.selectOption("As declared");
      expect(new URL(page.url()).search).toBe("");
      expect(await readNames(page)).not.toEqual(sorted);
      await page.goBack();
      await page.waitForFunction(() => location.search === "?order=name");
      expect(await readNames(page)).toEqual(sorted);
    }));

  it("opens and closes all that is folded", () =>
    visit(aspect, async (page) => {
      await page.getByText("Open all").click();
      expect(await page.locator(".fields details:not([open])").count()).toBe(0);
      await page.getByText("Close all").click();
      expect(await page.locator(".fields details[open]").count()).toBe(0);
    }));

  it("moves nothing when its tools come, at any width", () =>
    visit(aspect, async (page) => {
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 1200 });
        await page.goto("about:blank");
        await page.goto(preview.url + aspect);
        await comeNear(page);
        await page.getByLabel("Filter fields").waitFor();
        const tools = await page.locator(".table-tools").first().boundingBox();
        await page.evaluate("document.querySelector('.table-tools').replaceChildren()");
        expect(await page.locator(".table-tools").first().boundingBox(), `${width}`).toEqual(tools);
      }
    }));

  it.each([
    ["graphql/objects/Dataset/", "with marks and folds"],
    ["graphql/inputObjects/SearchAcrossLineageInput/", "with marks"],
    ["generated/ingestion/sources/bigquery/", "with folds"],
    ["generated/environment/", "without either"],
    ["generated/metamodel/aspects/", "of all lines of a page"],
  ])("/%s has no empty line among its tools, %s", (path) =>
    visit(path, async (page) => {
      for (const width of [360, 560, 768, 1440]) {
        await page.setViewportSize({ width, height: 1200 });
        const tools = page.locator("main .table-tools:visible").first();
        await tools.scrollIntoViewIfNeeded();
        await tools.locator("input").waitFor();
        const [lines, room] = await tools.evaluate((place) => {
          const tools = [...place.children].filter((tool) => tool.textContent !== "" || tool.matches("input"));
          const middles = tools.map((tool) => tool.getBoundingClientRect()).map(({ y, height }) => y + height / 2);
          middles.sort((a, b) => a - b);
          const lines = middles.filter((middle, index) => index === 0 || middle - (middles[index - 1] ?? 0) > 8);
          return [lines.length, place.clientHeight / 36];
        });
        expect(room, `${width}`).toBe(lines);
      }
    }),
  );

  it("has no tools without a script", () =>
    visit(aspect, async (page) => expect(await page.locator(".table-tools").first().isVisible()).toBe(false), {
      javaScriptEnabled: false,
    }));
});

describe("a row", () => {
  it("that the address names is opened and marked", () =>
    visit(`${aspect}#fieldProfiles.quantiles`, async (page) => {
      const row = page.locator(":target");
      await row.waitFor();
      expect(await row.isVisible()).toBe(true);
      expect(await row.evaluate((each) => getComputedStyle(each).backgroundColor)).not.toBe("rgba(0, 0, 0, 0)");
      // What is far above is brought when it comes near.
      await page.locator(".table-tools").first().scrollIntoViewIfNeeded();
      await page.getByLabel("Filter fields").fill("messageId");
      expect(await row.isVisible()).toBe(false);
      await page.evaluate(() => (location.hash = "fieldProfiles.max"));
      await page.locator(":target:visible").waitFor();
    }));

  it("inside of another has all of a phone's width for its type", () =>
    visit(
      `${aspect}#fieldProfiles.quantiles`,
      async (page) => {
        const row = page.locator(":target:visible");
        await row.waitFor();
        const widths = await row.evaluate((each) => [each, ...each.children].map(({ clientWidth }) => clientWidth));
        expect(new Set(widths).size, widths.join(", ")).toBe(1);
      },
      { viewport: { width: 390, height: 844 } },
    ));

  it.each([768, 1440])("of an aspect begins its summary where all do, in a window of %s px", (width) =>
    visit(
      entity,
      async (page) => {
        const places = await page
          .locator(".aspect > summary > .aspect-summary")
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
        expect(places.length).toBeGreaterThan(9);
        expect(new Set(places).size, places.join(", ")).toBe(1);
      },
      { viewport: { width, height: 900 } },
    ),
  );

  it("gives its link, by keyboard too", () =>
    visit(aspect, async (page) => {
      await page.locator("#rowCount th a").focus();
      await page.locator("#rowCount .row-link").waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.getByText("Link copied").waitFor({ state: "attached" });
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${preview.url}${aspect}#rowCount`);
    }));
});

describe("a page", () => {
  it.each([
    ["generated/metamodel/aspects/", "its filter", ".table-tools input"],
    ["generated/metamodel/relationships/", "the way to its explorer", ".explore:not([hidden])"],
    ["python-sdk/clients/DataHubGraph/", "the button that copies", ".sdk-import .copy"],
  ])("/%s stays where it is when %s comes", (path, _, come) =>
    visit(
      path,
      async (page) => {
        const places = () =>
          page.evaluate(() => [...document.querySelectorAll("main h2")].map((each) => each.getBoundingClientRect().y));
        await page.route(/\.js$/, (route) =>
          /early/.test(route.request().url()) ? route.continue() : route.fulfill({ body: "" }),
        );
        await page.reload();
        const before = await places();
        await page.unroute(/\.js$/);
        await page.reload();
        await page.locator(come).first().waitFor();
        expect(await places()).toEqual(before);
      },
      { viewport: { width: 390, height: 844 } },
    ),
  );

  it("of an index is filtered as a whole, and empty groups go", () =>
    visit("generated/metamodel/aspects/", async (page) => {
      const sections = await page.locator(".page-body section:visible").count();
      await page.getByLabel("Filter aspects").fill("ownershipTypeKey");
      expect(await page.locator(".index > li:visible").count()).toBe(1);
      expect(await page.locator(".page-body section:visible").count()).toBeLessThan(sections);
    }));

  it("is copied as Markdown", () =>
    visit(aspect, async (page) => {
      await page.getByRole("button", { name: "Copy page as Markdown" }).click();
      await page.locator(".page-copy", { hasText: "Copied" }).waitFor();
      const twin = readFileSync(join(site.folder, `${aspect.slice(0, -1)}.md`), "utf8");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
    }));

  it("remembers the notation that the reader has chosen", () =>
    visit(aspect, async (page) => {
      await page.locator(".tab-bar label", { hasText: /^Avro$/ }).click();
      await page.goto(`${preview.url}generated/metamodel/aspects/ownership/`);
      expect(await page.locator(".tab-bar [name=notation]:checked").inputValue()).toBe("avro");
    }));

  it.each([
    aspect,
    "generated/metamodel/entities/dataset/",
    "generated/metamodel/relationships/",
    "generated/ingestion/sources/bigquery/",
    "graphql/objects/Dataset/",
    "python-sdk/clients/DataHubGraph/",
  ])("/%s holds names without end on a phone", (path) =>
    visit(
      path,
      async (page) => {
        await page.evaluate(() => {
          const name = "unbrokenName".repeat(30);
          for (const fold of document.querySelectorAll("details")) fold.open = true;
          for (const code of document.querySelectorAll(".page-body :is(th, td, dt, dd) code")) code.textContent = name;
          for (const link of document.querySelectorAll(".toc a, .neighbours a")) link.textContent = name;
        });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      },
      { viewport: { width: 360, height: 740 } },
    ),
  );
});

describe("a filter", () => {
  it("is in the address: links and the way back bring it, what is typed is one step", () =>
    visit("generated/metamodel/aspects/?filter=profile&only=timeseries", async (page) => {
      const filter = page.getByLabel("Filter aspects");
      const lines = page.locator(".index > li:visible");
      await page.getByRole("button", { name: /^timeseries/, pressed: true }).waitFor();
      expect(await filter.inputValue()).toBe("profile");
      expect(await lines.allInnerTexts()).toEqual([expect.stringContaining("datasetProfile")]);
      await filter.press("Escape");
      expect(new URL(page.url()).search).toBe("");
      expect(await lines.count()).toBeGreaterThan(20);
      await page.getByRole("button", { name: /^lineage/ }).click();
      expect(new URL(page.url()).search).toBe("?only=lineage");
      await filter.pressSequentially("ups");
      expect(new URL(page.url()).search).toBe("?filter=ups&only=lineage");
      await page.goBack();
      await page.waitForFunction(() => location.search === "?only=lineage");
      expect(await filter.inputValue()).toBe("");
      await page.goBack();
      await page.waitForFunction(() => location.search === "");
      expect(await lines.count()).toBeGreaterThan(20);
    }));

  it("gives way to a row that it hides, on a page that had left out rows too", () =>
    visit("generated/metamodel/types/com.linkedin.metadata.snapshot.DatasetSnapshot/", async (page) => {
      const filter = page.getByLabel("Filter fields");
      await filter.focus();
      await page.waitForFunction(() => document.querySelector("main [data-part]") === null);
      await filter.fill("all of the aspects belong to");
      await page.locator("#aspects").waitFor({ state: "hidden" });
      await page.evaluate(() => location.assign("#aspects"));
      await page.locator("#aspects").waitFor();
      expect(await filter.inputValue()).toBe("");
    }));
});
