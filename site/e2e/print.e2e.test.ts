/* What comes out on paper: all that a page holds, and none of what only a screen can use. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createReport } from "../../generator/diagnostics/report.ts";
import { type Preview, serveFolder } from "../../generator/serve/serve-folder.ts";
import { generateSite } from "../../generator/testdata/generate-site.ts";
import { launchChromium } from "./launch-chromium.ts";

let preview: Preview | undefined;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  preview = await serveFolder({ folder: (await generateSite()).folder, port: 0 }, createReport());
  browser = await launchChromium();
  page = await browser.newPage({ colorScheme: "dark" });
  await page.goto(`${preview?.url ?? ""}graphql/queries/search/`);
});

afterAll(async () => {
  await browser?.close();
  await preview?.close();
});

/** Chromium writes the objects of pages as they are, compressed or not what is on them. */
const countSheets = async (): Promise<number> =>
  (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;

it("each tab of an example is there, and what is folded, in black on white and without the frame around the page", async () => {
  await page.emulateMedia({ media: "print" });
  const shown = await page.evaluate<Record<string, unknown>>(`({
    ground: getComputedStyle(document.documentElement).backgroundColor,
    scheme: getComputedStyle(document.documentElement).colorScheme,
    panels: [...document.querySelectorAll(".tab-panel")].filter((panel) => panel.checkVisibility()).length,
    frame: [...document.querySelectorAll(".bar, .tab-bar, .toc, .skip, .site-foot")].filter((part) => part.checkVisibility()).length,
    cut: [...document.querySelectorAll("pre")].filter((code) => code.scrollHeight > code.clientHeight + 1).length,
  })`);
  expect(shown).toEqual({ ground: "rgb(255, 255, 255)", scheme: "light", panels: 3, frame: 0, cut: 0 });
});

it("a definition is there in the notation that is chosen alone", async () => {
  await page.emulateMedia({ media: "screen" });
  await page.goto(`${preview?.url ?? ""}generated/metamodel/aspects/ownership/`);
  const listTitles = (): Promise<readonly string[]> =>
    page.evaluate(`[...document.querySelectorAll('[data-group="notation"] .tab-title')]
      .filter((title) => title.checkVisibility()).map((title) => title.textContent)`);
  await page.emulateMedia({ media: "print" });
  expect(await listTitles()).toEqual(["PDL"]);
  await page.emulateMedia({ media: "screen" });
  await page.locator('[data-group="notation"] input[value="avro"]').check({ force: true });
  await page.emulateMedia({ media: "print" });
  expect(await listTitles()).toEqual(["Avro"]);
  await page.goto(`${preview?.url ?? ""}graphql/queries/search/`);
});

it("long code begins below its title and goes on overleaf", async () => {
  const sheets = await countSheets();
  expect(sheets).toBeGreaterThan(2);
  await page.evaluate(`{
    const whole = new CSSStyleSheet();
    whole.replaceSync("pre { break-inside: avoid }");
    document.adoptedStyleSheets = [whole];
  }`);
  expect(await countSheets()).toBeGreaterThan(sheets);
});

it("no column of a wide table is left out", async () => {
  await page.setViewportSize({ width: 718, height: 1000 });
  const width = await page.evaluate<number>(`{
    const make = (name) => Array.from({ length: 18 }, (_, index) => {
      const cell = document.createElement(name);
      cell.textContent = "measurement" + index;
      return cell;
    });
    const [box, table, head, body, first, row] = ["div", "table", "thead", "tbody", "tr", "tr"].map((name) => document.createElement(name));
    box.className = "table-box";
    first.append(...make("th"));
    row.append(...make("td"));
    head.append(first);
    body.append(row);
    table.append(head, body);
    box.append(table);
    document.querySelector("main").append(box);
    table.offsetWidth;
  }`);
  expect(width).toBeLessThanOrEqual(718);
});

it.each(["", "no/such/page/", "graphql/objects/"])(
  "nothing that only answers on a screen is on the paper of /%s",
  async (path) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(`${preview?.url ?? ""}${path}`);
    const shown = await page.evaluate<
      readonly string[]
    >(`[...document.querySelectorAll("button:not(.sort), input, select, .letters")]
    .filter((part) => part.checkVisibility())
    .map((part) => part.className)`);
    expect(shown).toEqual([]);
  },
);

it("links that lead elsewhere have their addresses behind them, unless their words are the address", async () => {
  await page.emulateMedia({ media: "print" });
  const behind = await page.evaluate<readonly string[]>(`{
    const doc = document.createElement("div");
    doc.className = "doc";
    const a = '<a rel="external" href="https://example.org/a"';
    doc.innerHTML = '<p>' + a + '>a</a> ' + a + ' class="bare">a</a> <a href="./a">a</a></p><table><tr><td>' + a + '>a</a></table>';
    document.querySelector("main").append(doc);
    [...doc.querySelectorAll("a")].map((link) => getComputedStyle(link, "::after").content.replaceAll('" "', ""));
  }`);
  expect(behind).toEqual(['" (https://example.org/a)"', "none", "none", "none"]);
});

it("the picture of all entities is on the paper as a whole", async () => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto(`${preview?.url ?? ""}generated/metamodel/relationships/`);
  const widths = await page.evaluate<readonly number[]>(
    `[...document.querySelectorAll(".overview-frame svg")].map((svg) => svg.getBoundingClientRect().right)`,
  );
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBeLessThanOrEqual(718);
});

it("the versions of a change log go on downwards, and all of them are on the paper", async () => {
  await page.emulateMedia({ media: "screen" });
  await page.goto(`${preview?.url ?? ""}releases/`);
  const measure = `{
    const nav = document.createElement("nav");
    nav.className = "versions";
    nav.innerHTML = "<ul>" + "<li><a href='#a'>1.0.0</a> Fixed</li>".repeat(60) + "</ul>";
    document.querySelector("main").append(nav);
    const { clientHeight, clientWidth, scrollHeight, scrollWidth } = nav.firstChild;
    nav.remove();
    ({ isWider: scrollWidth > clientWidth, isLonger: scrollHeight > clientHeight });
  }`;
  expect(await page.evaluate(measure)).toEqual({ isWider: false, isLonger: true });
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(measure)).toEqual({ isWider: false, isLonger: false });
});
