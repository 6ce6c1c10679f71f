/* What readers need who go by keys, enlarge pages, or have their system choose the colours: one page of each kind. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createReport } from "../../generator/diagnostics/report.ts";
import { type Preview, serveFolder } from "../../generator/serve/serve-folder.ts";
import { corporaFolder } from "../../generator/testdata/corpora.ts";
import { packageFolder } from "../../generator/package-folder.ts";
import { generateSite, type GeneratedSite } from "../../generator/testdata/generate-site.ts";
import { expectFewStopsAndRoom } from "./expect-few-stops-and-room.ts";
import { launchChromium } from "./launch-chromium.ts";
import { pageKinds } from "./page-kinds.ts";
import { visitFresh } from "./visit-fresh.ts";

let preview: Preview | undefined;
let browser: Browser;

const realModels = corporaFolder === undefined ? [] : ["datahub-1.3.0"];

/** Kinds of pages that a larger model makes longer or wider than the bundled one does. */
const growing = pageKinds.filter(
  ({ kind, isMain }) =>
    isMain === true ||
    /index|matrix|object|input|interface|overview|record|enum|relationships|privileges|module|models|command/.test(
      kind,
    ),
);

beforeAll(async () => {
  preview = await serveFolder({ folder: (await generateSite()).folder, port: 0 }, createReport());
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await preview?.close();
});

async function visit(path: string, options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void> {
  await visitFresh(browser, options, async (page) => {
    await page.goto(`${preview?.url ?? ""}${path}`);
    await look(page);
  });
}

/** One tab for all tests of a group that leave nothing behind: to open one takes longer than to look at a page. */
function useOneTab(
  options: BrowserContextOptions,
): (path: string, look: (page: Page) => Promise<void>) => Promise<void> {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage(options);
  });
  afterAll(async () => {
    await page?.close();
  });
  return async (path, look) => {
    await page.goto(`${preview?.url ?? ""}${path}`);
    await look(page);
  };
}

const desk = { viewport: { width: 1440, height: 900 } };
const input = "graphql/inputObjects/SearchInput/";

/** Each kind of page is looked at in one visit, of the bundled model by `site.e2e.test.ts`; one tab goes to all of them. */
describe.each(realModels)("of %s", (name) => {
  let page: Page;
  let site: GeneratedSite;
  let preview: Preview | undefined;

  beforeAll(async () => {
    site = await generateSite(join(corporaFolder ?? "", name));
    preview = await serveFolder({ folder: site.folder, port: 0 }, createReport());
    page = await browser.newPage();
  });

  afterAll(async () => {
    await page?.close();
    await preview?.close();
  });

  const isThere = (route: string): boolean => existsSync(join(site.folder, route, "index.html"));

  it("there are pages of most kinds", () => {
    expect(growing.filter(({ route }) => isThere(route)).length).toBeGreaterThan(20);
  });

  it.each(growing)("$kind has few stops before its content, and room in a small window", async ({ route }) => {
    // A model may have nothing of the kind.
    if (!isThere(route)) return;
    await page.setViewportSize(desk.viewport);
    await page.goto(`${preview?.url ?? ""}${route}`);
    await expectFewStopsAndRoom(page);
  });
});

describe("by keys", () => {
  it("the tree is one stop, at its filter and then at the page itself, and arrow keys lead through it", async () => {
    await visit(input, desk, async (page) => {
      await page.locator(".theme-switch").focus();
      while ((await page.locator(".tree :focus").count()) === 0) await page.keyboard.press("Tab");
      expect(await page.locator(".tree :focus").getAttribute("aria-label")).toBe("Filter GraphQL");
      await page.keyboard.press("ArrowDown");
      const focused = page.locator(".tree :focus");
      const nameOf = async (): Promise<string> => (await focused.innerText()).trim();
      expect(await nameOf()).toBe("SearchInput");
      await page.keyboard.press("Tab");
      expect(await page.locator("main :focus").count()).toBe(1);
      await page.keyboard.press("Shift+Tab");
      expect(await nameOf()).toBe("SearchInput");
      await page.keyboard.press("ArrowDown");
      expect(await nameOf()).not.toBe("SearchInput");
      await page.keyboard.press("ArrowUp");
      expect(await nameOf()).toBe("SearchInput");

      await page.keyboard.press("ArrowLeft");
      const group = await nameOf();
      const toggle = page.locator(".tree li:has(> :focus) > button");
      expect(await toggle.getAttribute("aria-expanded")).toBe("true");
      await page.keyboard.press("ArrowLeft");
      expect(await toggle.getAttribute("aria-expanded")).toBe("false");
      expect(await nameOf()).toBe(group);
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      expect(await nameOf()).not.toBe(group);
      await page.keyboard.press("Home");
      expect(await focused.evaluate((item) => item === document.querySelector(".tree li > a"))).toBe(true);
      await page.keyboard.press("ArrowUp");
      expect(await focused.getAttribute("aria-label")).toBe("Filter GraphQL");
    });
  });

  it("a group that the page doesn't carry opens, and the rest of one keeps the focus", async () => {
    await visit(input, desk, async (page) => {
      const queries = page.locator(".tree-items > ul > .branch > a[href$='/queries/']");
      await queries.focus();
      await page.keyboard.press("ArrowRight");
      await page.locator(".tree-items li:has(> :focus) > ul > li").first().waitFor();
      await page.keyboard.press("ArrowRight");
      expect(await page.locator(".tree-items :focus").evaluate((item) => item.closest("ul ul") !== null)).toBe(true);

      const more = page.locator(".tree-items > ul > .branch > ul > .more > a").first();
      await more.focus();
      await page.keyboard.press("Enter");
      await more.waitFor({ state: "detached" });
      expect(await page.locator(".tree-items li > :focus").count()).toBe(1);
    });
  });
});

describe("what is read out", () => {
  it("has a blank between a heading and its count", async () => {
    await visit("generated/metamodel/entities/dataset/", desk, async (page) => {
      const headings = await page.locator("main").ariaSnapshot();
      expect(headings).toMatch(/heading "Aspects \d+" \[level=2\]/);
    });
  });
});

describe("what is written from the right", () => {
  it("stands there as a title, and at its place in lists, each read from its own side", async () => {
    const { folder } = await generateSite(join(packageFolder, "generator/testdata/sites/letters"));
    const preview = await serveFolder({ folder, port: 0 }, createReport());
    const page = await browser.newPage(desk);
    try {
      await page.goto(`${preview?.url ?? ""}${encodeURI("دليل/البداية/")}`);
      const [title, entry] = await page.evaluate(() => {
        /** How far the words stand from the two sides of their box. */
        const toRooms = (selector: string): readonly [left: number, right: number] => {
          const box = document.querySelector(selector);
          if (box === null) return [Number.NaN, Number.NaN];
          const words = document.createRange();
          words.selectNodeContents(box);
          const [inner, outer] = [words.getBoundingClientRect(), box.getBoundingClientRect()];
          return [inner.left - outer.left, outer.right - inner.right];
        };
        return [toRooms("main h1"), toRooms(".tree-items [aria-current=page]")] as const;
      });
      expect(title[1]).toBeLessThan(1);
      expect(title[0]).toBeGreaterThan(100);
      expect(entry[0]).toBeLessThan(entry[1]);
      const bidi = await page
        .locator(".tree-items a")
        .first()
        .evaluate((link) => getComputedStyle(link).unicodeBidi);
      expect(bidi).toBe("plaintext");
      // Options keep their dashes before them.
      const [dash, letter] = await page.evaluate(() => {
        const line = document.createElement("p");
        line.dir = "rtl";
        const code = document.createElement("code");
        code.textContent = "--port";
        line.append(code);
        document.querySelector("main")?.append(line);
        return [0, 5].map((start) => {
          const range = document.createRange();
          range.setStart(code.firstChild ?? code, start);
          range.setEnd(code.firstChild ?? code, start + 1);
          return range.getBoundingClientRect().left;
        });
      });
      expect(dash).toBeLessThan(letter ?? 0);
      // A heading begins where the text below it does.
      const [heading, text] = await page.evaluate(() =>
        ["h2", "p"].map((name) => {
          const line = document.createElement(name);
          line.dir = "rtl";
          line.textContent = "البداية ".repeat(40);
          document.querySelector(".prose")?.append(line);
          return line.getBoundingClientRect().right;
        }),
      );
      expect(heading).toBeCloseTo(text ?? 0, 0);
    } finally {
      await page.close();
      await preview?.close();
    }
  });
});

describe("in little room", () => {
  it("no page with long names or columns of numbers is wider than a phone whose letters have twice the size", async () => {
    const enlarged = await launchChromium(["--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"]);
    try {
      const page = await enlarged.newPage({ viewport: { width: 320, height: 844 } });
      for (const route of [
        "python-sdk/clients/DataHubGraph/",
        "generated/coverage/",
        "generated/access/starting-data/",
        "generated/access/privileges/",
        "generated/environment/",
        "generated/ingestion/capabilities/",
        "restli/",
      ]) {
        await page.goto(`${preview?.url ?? ""}${route}`);
        // They come when they are nearly in view.
        const tools = page.locator("main .table-tools");
        if ((await tools.count()) > 0) {
          await tools.first().scrollIntoViewIfNeeded();
          await tools.first().locator(".table-filter").waitFor();
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(320);
      }
    } finally {
      await enlarged.close();
    }
  });

  it.each([768, 1024, 1440])("an entity holds twice the letters by a reader's style sheet at %d px", async (width) => {
    const options = { bypassCSP: true, viewport: { width, height: 900 } };
    await visit("generated/metamodel/entities/dataset/", options, async (page) => {
      await page.addStyleTag({ content: "html { font-size: 200% !important }" });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });

  it.each([
    "generated/coverage/",
    "generated/access/privileges/",
    "generated/metamodel/relationships/",
    "restli/aspects/",
    "generated/metamodel/types/com.linkedin.usage.UsageAggregation/",
  ])("%s holds them on a tablet, with what is put above tables", async (route) => {
    await visit(route, { bypassCSP: true, viewport: { width: 800, height: 900 } }, async (page) => {
      await page.addStyleTag({ content: "html { font-size: 200% !important }" });
      const tools = page.locator("main .table-tools");
      if ((await tools.count()) > 0) {
        await tools.first().scrollIntoViewIfNeeded();
        await tools.first().locator(".table-filter").waitFor();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800);
    });
  });

  it("a linked row isn't below what stays in view", async () => {
    await visit(
      "generated/metamodel/aspects/ownership/#lastModified",
      { viewport: { width: 320, height: 256 } },
      async (page) => {
        const top = await page.locator("#lastModified").evaluate((row) => row.getBoundingClientRect().top);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top).toBeLessThan(100);
      },
    );
  });

  it("code that scrolls leaves some of the page around it in a window that is enlarged four times", async () => {
    await visit("graphql/objects/Dataset/", { viewport: { width: 320, height: 256 } }, async (page) => {
      const heights = await page
        .locator("main .code")
        .evaluateAll((blocks) =>
          blocks
            .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
            .map((block) => block.clientHeight),
        );
      expect(heights.length).toBeGreaterThan(0);
      expect(Math.max(...heights)).toBeLessThan(220);
    });
  });

  it("the button that copies stands beside the title of a listing on a phone", async () => {
    await visit(
      "metadata-modeling/extending-the-metadata-model/",
      { viewport: { width: 390, height: 844 } },
      async (page) => {
        const listing = page.locator(".listing:has(> figcaption):has(.copy)").first();
        await listing.waitFor({ state: "attached" });
        const [title, button] = await listing.evaluate((figure) => {
          const toBottom = (selector: string): number =>
            figure.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN;
          return [toBottom("figcaption"), toBottom(".copy")] as const;
        });
        expect(button).toBeLessThanOrEqual(title + 1);
      },
    );
  });

  it("a filter beside a mark shows what it filters on a phone", async () => {
    await visit(
      "generated/ingestion/sources/elasticsearch/",
      { viewport: { width: 390, height: 844 } },
      async (page) => {
        const tools = page.locator('.table-tools[data-chips="1"]');
        await tools.scrollIntoViewIfNeeded();
        const filter = tools.locator(".table-filter");
        await filter.waitFor();
        expect(await filter.evaluate((field) => field.getBoundingClientRect().width)).toBeGreaterThan(150);
      },
    );
  });
});

describe("the button that copies", () => {
  const visitTab = useOneTab({ viewport: { width: 360, height: 740 } });

  it.each([
    ["a constructor and what is imported", "python-sdk/clients/DatahubRestEmitter/"],
    ["functions", "python-sdk/builder/datahub.emitter.mce_builder/"],
    ["commands", "generated/cli/delete/"],
    ["an operation", "graphql/queries/searchAcrossLineage/"],
    ["a URN", "generated/metamodel/entities/dataset/"],
  ])("covers nothing of %s", async (_, path) => {
    await visitTab(path, async (page) => {
      await page.locator(".copy").first().waitFor();
      expect(await page.evaluate(findCovered)).toEqual([]);
    });
  });
});

/** What is called the code whose lines go on below each other, and all the same below their copy button. */
function findCovered(): readonly string[] {
  return [...document.querySelectorAll(".copy-frame")].flatMap((frame) => {
    const [block, button] = [frame.querySelector("pre"), frame.querySelector(".copy")?.getBoundingClientRect()];
    if (block === null || button === undefined || block.scrollWidth > block.clientWidth) return [];
    const text = document.createRange();
    text.selectNodeContents(block);
    const isCovered = [...text.getClientRects()].some(
      ({ top, bottom, right, width }) =>
        width > 0 && right > button.left + 1 && top < button.bottom - 2 && bottom > button.top + 2,
    );
    return isCovered ? [block.getAttribute("aria-label") ?? "code"] : [];
  });
}

describe.each(["light", "dark"] as const)("in the system's %s colours", (colorScheme) => {
  const visitTab = useOneTab({ ...desk, colorScheme, forcedColors: "active" });
  const colorOf = (page: Page, selector: string, property: string, pseudo?: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
        property,
        pseudo,
      ] as const);

  it.each([
    ["dots of the matrix", "generated/metamodel/matrix/", ".matrix tbody td a", "background-color", "::before"],
    ["marks of what is required", "graphql/objects/Dataset/", ".required", "background-color", "::before"],
    ["the page in the tree", input, ".tree [aria-current=page]", "background-color", undefined],
    [
      "signs of capabilities",
      "generated/ingestion/capabilities/",
      "td[data-supported=yes], td [data-supported=yes]",
      "background-color",
      "::before",
    ],
    ["the section's tab", input, ".bar-tabs [aria-current]", "border-bottom-color", undefined],
    [
      "the tab that is open",
      "generated/metamodel/aspects/ownership/",
      ".tab-bar label:has(:checked)",
      "border-bottom-color",
      undefined,
    ],
  ] as const)("%s stand out", async (_, path, selector, property, pseudo) => {
    await visitTab(path, async (page) => {
      const ground = await page.evaluate(
        () =>
          getComputedStyle(document.body).getPropertyValue("color-scheme") &&
          getComputedStyle(document.documentElement).backgroundColor,
      );
      expect(await colorOf(page, selector, property, pseudo)).not.toMatch(/^rgba\(.*, 0\)$/);
      expect(await colorOf(page, selector, property, pseudo)).not.toBe(ground);
    });
  });

  it("other tabs don't look like the one that is open", async () => {
    await visitTab(input, async (page) => {
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(await colorOf(page, ".bar-tabs a:not([aria-current])", "border-bottom-color")).toBe(ground);
    });
  });

  it("what has the focus has a ring, and a chip that is pressed a ground", async () => {
    await visitTab("graphql/objects/Dataset/", async (page) => {
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const chip = ".chip[aria-pressed=true]";
      await page.locator(".chip").first().click();
      expect(await colorOf(page, chip, "background-color")).not.toBe(ground);
      await page.keyboard.press("Tab");
      expect(await colorOf(page, ":focus-visible", "outline-style")).toBe("solid");
      expect(await colorOf(page, ":focus-visible", "outline-color")).not.toBe(ground);
    });
  });
});
