/*
 * What only a browser can tell of a generated site: one page of each kind of content, in both
 * themes, on a phone, by keys, enlarged, and without JavaScript.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeGenerate } from "../../generator/commands/generate-command.ts";
import { createReport } from "../../generator/diagnostics/report.ts";
import { type Preview, serveFolder } from "../../generator/serve/serve-folder.ts";
import { generateSite, type GeneratedSite } from "../../generator/testdata/generate-site.ts";
import { runCommand } from "../../generator/testdata/run-command.ts";
import { expectFewStopsAndRoom } from "./expect-few-stops-and-room.ts";
import { findColorViolations } from "./find-color-violations.ts";
import { findViolations } from "./find-violations.ts";
import { hearPageErrors } from "./hear-page-errors.ts";
import { launchChromium } from "./launch-chromium.ts";
import { pageKinds } from "./page-kinds.ts";
import { readMainText } from "./read-main-text.ts";
import { visitFresh } from "./visit-fresh.ts";

const pages = pageKinds.map(({ route }) => route);

/** What the bundled guides have no use for: a generated index, marked and broken links, a picture. */
const guidePages = ["category/guides/", "guides/first/", "reference/inner/"];

let site: GeneratedSite;
let guides: GeneratedSite;
let preview: Preview;
let guidePreview: Preview;
let browser: Browser;

beforeAll(async () => {
  site = await generateSite();
  guides = await generateSite(fileURLToPath(new URL("../../generator/testdata/sites/guides", import.meta.url)));
  preview = await serve(site);
  guidePreview = await serve(guides);
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await preview?.close();
  await guidePreview?.close();
});

async function serve({ folder }: { readonly folder: string }): Promise<Preview> {
  const started = await serveFolder({ folder, port: 0 }, createReport());
  if (started === undefined) throw new Error("the generated site can't be served");
  return started;
}

/** Opens a page as one who has seen nothing yet, hands it over, and returns what went wrong meanwhile. */
async function visit(
  path: string,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
  { url }: Preview = preview,
): Promise<readonly string[]> {
  return visitFresh(browser, options, async (page) => {
    const wrong = hearWrong(page, () => url);
    await page.goto(url + path);
    await look(page);
    return wrong;
  });
}

/** Notes what goes wrong on a page from now on; whatever it loads belongs to a site. */
function hearWrong(page: Page, site: () => string): string[] {
  const wrong: string[] = [];
  page.on("console", (message) => {
    // Chromium itself reports the status of the address without a page.
    if (!message.text().includes("404 (Not Found)")) wrong.push(`console: ${message.text()}`);
  });
  hearPageErrors(page, (message) => wrong.push(`error: ${message}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(site())) wrong.push(`request: ${request.url()}`);
  });
  return wrong;
}

describe("a page", () => {
  it("is there for each kind that is looked at", () => {
    const isThere = (folder: string, path: string): boolean => existsSync(join(folder, path, "index.html"));
    const missing = [
      ...pages.filter((path) => path !== "no/such/page/" && !isThere(site.folder, path)),
      ...guidePages.filter((path) => !isThere(guides.folder, path)),
    ];
    expect(missing).toEqual([]);
  });

  it.each(pages)(
    "/%s is for everyone: accessible in both themes, on a phone, by keys, enlarged, without JavaScript",
    (path) => expectForEveryone(path, preview),
  );

  it.each(guidePages)("/%s of other guides is for everyone as well", (path) => expectForEveryone(path, guidePreview));

  // Two tabs go to all pages, one of them without scripts: to open one takes longer than to look at a page.
  let scripted: Page;
  let plain: Page;
  let wrong: string[];
  let looked: Preview;
  const seenColors = new Set<string>();

  beforeAll(async () => {
    scripted = await browser.newPage();
    plain = await browser.newPage({ javaScriptEnabled: false });
    wrong = hearWrong(scripted, () => looked.url);
  });

  afterAll(async () => {
    await scripted?.close();
    await plain?.close();
  });

  async function expectForEveryone(path: string, from: Preview): Promise<void> {
    // What a page is still doing when it is left is nothing that the next one does.
    await scripted.goto("about:blank");
    looked = from;
    wrong.length = 0;
    await scripted.emulateMedia({ colorScheme: "light" });
    await scripted.setViewportSize({ width: 1280, height: 720 });
    await scripted.goto(from.url + path);
    const text = await readMainText(scripted);
    await openFolds(scripted);
    expect(await findViolations(scripted, "html", "but colors")).toEqual([]);
    expect(await findColorViolations(scripted, seenColors), "in the light theme").toEqual([]);
    await scripted.emulateMedia({ colorScheme: "dark" });
    expect(await findColorViolations(scripted, seenColors), "in the dark theme").toEqual([]);
    await scripted.setViewportSize({ width: 360, height: 740 });
    expect(await scripted.evaluate(() => document.documentElement.scrollWidth), "on a phone").toBeLessThanOrEqual(360);
    await scripted.setViewportSize({ width: 1440, height: 900 });
    await expectFewStopsAndRoom(scripted);
    expect(wrong).toEqual([]);
    await plain.goto(from.url + path);
    expect(await readMainText(plain), "without JavaScript").toBe(text);
  }
});

describe("tabs", () => {
  const tabs = `<Tabs groupId="tool">
<TabItem value="python" label="Python" default>\n\nIn Python.\n\n</TabItem>
<TabItem value="curl" label="curl">\n\n## Call it\n\nBy curl.\n\n</TabItem>
</Tabs>`;

  it("of one name follow each other, by keyboard too, are remembered, and give way to what an address names", async () => {
    const folder = mkdtempSync(join(tmpdir(), "aspectdoc-tabs-"));
    try {
      mkdirSync(join(folder, "model/content"), { recursive: true });
      writeFileSync(join(folder, "model/content/README.md"), `# Tabs\n\n${tabs}\n\nThen:\n\n${tabs}\n`);
      const out = join(folder, "site");
      const args = ["--input", join(folder, "model"), "--out", out];
      expect((await runCommand(describeGenerate, args)).code).toBe(0);
      const tabPreview = await serve({ folder: out });
      const look = async (page: Page): Promise<void> => {
        const shown = async (text: string): Promise<readonly boolean[]> =>
          Promise.all((await page.getByText(text).all()).map((panel) => panel.isVisible()));
        expect([await shown("In Python."), await shown("By curl.")]).toEqual([both(true), both(false)]);
        await page.locator(".tab-bar input").first().focus();
        await page.keyboard.press("ArrowRight");
        expect([await shown("In Python."), await shown("By curl.")]).toEqual([both(false), both(true)]);
        await page.reload();
        expect([await shown("In Python."), await shown("By curl.")]).toEqual([both(false), both(true)]);
        await page.locator(".tab-bar input").first().check();
        await page.goto(`${page.url()}#call-it`);
        expect([await shown("In Python."), await shown("By curl.")]).toEqual([
          [false, true],
          [true, false],
        ]);
        // As the browser's own search and those of the web do.
        await page.locator(".tab-bar input").first().check();
        await page.goto(`${page.url().replace(/#.*/, "")}#:~:text=By%20curl`);
        await expect.poll(() => shown("By curl.")).toEqual([true, false]);
      };
      expect(await visit("", {}, look, tabPreview)).toEqual([]);
      await tabPreview.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  const both = (visible: boolean): readonly boolean[] => [visible, visible];
});

describe("the explorer of relationships", () => {
  it("opens when asked, focuses, filters, moves by keys and gives the focus back", async () => {
    const look = async (page: Page): Promise<void> => {
      await page.getByRole("button", { name: "Explore" }).click();
      const status = page.locator(".explorer [role=status]");
      const all = await status.innerText();
      await openFolds(page);
      expect(await findViolations(page), "in the explorer").toEqual([]);
      await page.locator(".explorer-canvas .node").first().hover();
      await page.mouse.down();
      await page.mouse.move(700, 400, { steps: 4 });
      await page.mouse.up();
      expect(await status.innerText(), "after the picture has been dragged by a box").toBe(all);
      await page.getByRole("searchbox").last().fill("DATASET");
      await page.locator(".explorer-side").getByRole("button", { name: "dataset", exact: true }).press("Enter");
      await page.locator(".explorer-side :focus").getByText("dataset", { exact: true }).waitFor();
      expect(await page.locator(".explorer-side li").count()).toBeGreaterThan(5);
      const focused = await status.innerText();
      expect(focused).not.toBe(all);
      await page.getByLabel("Lineage only").check();
      await expect.poll(() => status.innerText()).not.toBe(focused);

      const canvas = page.getByRole("application");
      const before = await canvas.getAttribute("viewBox");
      await canvas.press("ArrowRight");
      await canvas.press("+");
      await expect.poll(() => canvas.getAttribute("viewBox")).not.toBe(before);
      await page.keyboard.press("Escape");
      await page.locator(".explorer").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Explore" }).and(page.locator(":focus")).waitFor();
    };
    expect(await visit("generated/metamodel/relationships/", {}, look)).toEqual([]);
  });

  it("costs nothing until then", async () => {
    const asked: string[] = [];
    await visit("generated/metamodel/relationships/", {}, async (page) => {
      page.on("request", (request) => asked.push(request.url()));
      await page.reload();
    });
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((address) => /chunks|\.json$/.test(address))).toEqual([]);
  });
});

describe("the frame", () => {
  const entity = "generated/metamodel/entities/dataset/";

  it("offers to skip to the content first", async () => {
    await visit(entity, {}, async (page) => {
      await page.keyboard.press("Tab");
      expect(await page.locator(":focus").innerText()).toBe("Skip to content");
      await page.keyboard.press("Enter");
      expect(await page.locator("main").evaluate((main) => main === document.activeElement)).toBe(true);
    });
  });

  it("keeps the theme that the reader chose, in all tabs", async () => {
    await visit(entity, { colorScheme: "light" }, async (page) => {
      const ground = (): Promise<string> =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      /** Of the browser's own parts around the page. */
      const around = (): Promise<readonly string[]> =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")]
            .filter(({ media }) => matchMedia(media).matches)
            .map(({ content }) => content),
        );
      const light = await ground();
      const lightAround = await around();
      const button = page.locator(".theme-switch");
      expect(await button.getAttribute("aria-label")).toBe("Theme: system");
      await button.click();
      expect(await ground()).toBe(light);
      await button.click();
      expect(await button.getAttribute("aria-label")).toBe("Theme: dark");
      const dark = await ground();
      expect(dark).not.toBe(light);
      await page.goto(preview.url);
      expect(await ground()).toBe(dark);
      expect(await around()).toHaveLength(1);
      expect(await around()).not.toEqual(lightAround);
      const other = await page.context().newPage();
      await other.goto(preview.url);
      await page.locator(".theme-switch").click();
      expect(await ground()).toBe(light);
      await other.waitForFunction(() => document.querySelector(".theme-switch")?.ariaLabel === "Theme: system");
    });
  });

  it("closes the tree on a phone with Escape", async () => {
    await visit(entity, { viewport: { width: 360, height: 740 } }, async (page) => {
      await page.click(".tree-opener");
      expect(await page.locator(".tree").isVisible()).toBe(true);
      await page.keyboard.press("Escape");
      expect(await page.locator(".tree").isVisible()).toBe(false);
    });
  });

  it("hides the theme switch without JavaScript and opens the tree on a phone", async () => {
    await visit(entity, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } }, async (page) => {
      expect(await page.locator(".theme-switch").isVisible()).toBe(false);
      await page.click(".tree-opener");
      expect(await page.locator('.tree [aria-current="page"]').isVisible()).toBe(true);
    });
  });

  it("marks the page in the tree and the heading in the list of headings", async () => {
    await visit(entity, { viewport: { width: 1440, height: 900 } }, async (page) => {
      expect(await page.locator('.tree [aria-current="page"]').isVisible()).toBe(true);
      const link = page.locator(".toc a").nth(1);
      await link.click();
      await page.waitForFunction(() => document.querySelectorAll(".toc a")[1]?.getAttribute("aria-current") === "true");
    });
  });

  it("marks the last heading at the end, whatever the address ends with", async () => {
    const look = async (page: Page): Promise<void> => {
      await page.waitForFunction(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
        return [...document.querySelectorAll(".toc a")].at(-1)?.ariaCurrent === "true";
      });
    };
    expect(await visit(`${entity}#100%`, { viewport: { width: 1440, height: 900 } }, look)).toEqual([]);
  });

  it("loads little", async () => {
    const sizes = new Map<string, number>();
    await visit(entity, {}, async (page) => {
      for (const path of await page.evaluate(() => [
        ...[...document.scripts].filter((script) => script.src !== "").map((script) => script.src),
        ...[...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map((link) => link.href),
      ])) {
        sizes.set(path, gzipSync(readFileSync(join(site.folder, path.slice(preview.url.length)))).byteLength);
      }
    });
    const total = (extension: string): number =>
      [...sizes].filter(([path]) => path.endsWith(extension)).reduce((sum, [, size]) => sum + size, 0);
    expect([...sizes.keys()].filter((path) => path.endsWith(".js"))).toHaveLength(2);
    expect(total(".js")).toBeLessThan(10_000);
    expect(total(".css")).toBeLessThan(20_000);
  });
});

/** What is folded away is looked at too: a reader may open it. */
async function openFolds(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => (fold.open = true)));
}
