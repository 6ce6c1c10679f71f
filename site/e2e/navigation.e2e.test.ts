/* The tree beyond what a page carries, and going from page to page, in a browser. */
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createReport } from "../../generator/diagnostics/report.ts";
import { packageFolder } from "../../generator/package-folder.ts";
import { type Preview, serveFolder } from "../../generator/serve/serve-folder.ts";
import { generateSite } from "../../generator/testdata/generate-site.ts";
import { findViolations } from "./find-violations.ts";
import { hearPageErrors } from "./hear-page-errors.ts";
import { launchChromium } from "./launch-chromium.ts";
import { visitFresh } from "./visit-fresh.ts";

let preview: Preview | undefined;
let browser: Browser;

beforeAll(async () => {
  const { folder } = await generateSite();
  preview = await serveFolder({ folder, port: 0 }, createReport());
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await preview?.close();
});

async function visit(path: string, width: number, look: (page: Page, asked: readonly string[]) => Promise<void>) {
  const wrong: string[] = [];
  const asked: string[] = [];
  await visitFresh(browser, { viewport: { width, height: 800 } }, async (page) => {
    page.on("console", (message) => wrong.push(message.text()));
    hearPageErrors(page, (message) => wrong.push(message));
    page.on("request", (request) => asked.push(request.url().slice(preview?.url.length)));
    await page.goto(`${preview?.url ?? ""}${path}`, { waitUntil: "networkidle" });
    await look(page, asked);
  });
  expect(wrong).toEqual([]);
}

const input = "graphql/inputObjects/SearchInput/";
const queries = ".tree-items > ul > .branch:has(> a[href$='/queries/'])";

it("opens groups that the page does not carry, and keeps them and its scroll from page to page", async () => {
  await visit(input, 1440, async (page, asked) => {
    expect(asked.some((path) => path.includes("navigation."))).toBe(false);
    await page.click(`${queries} > button`);
    await page.waitForSelector(`${queries} > ul > li`);
    const all = page.locator(".tree-items > ul > .branch > ul > .more > a");
    await all.click();
    await all.waitFor({ state: "detached" });
    const siblings = page.locator(".tree-items > ul > .branch:first-child > ul > li");
    const count = await siblings.count();
    expect(count).toBeGreaterThan(12);
    const link = page.locator('.tree a[href$="/SearchFlags/"]');
    const scrolled = await link.evaluate((item) => {
      const tree = item.closest(".tree");
      item.scrollIntoView({ block: "center" });
      return tree?.scrollTop ?? 0;
    });
    expect(scrolled).toBeGreaterThan(0);
    await link.click();
    await page.waitForURL("**/SearchFlags/");
    expect(await siblings.count()).toBe(count);
    expect(await page.locator(`${queries} > ul > li`).count()).toBeGreaterThan(1);
    expect(await page.locator('.tree [aria-current="page"]').innerText()).toBe("SearchFlags");
    await page.waitForFunction((top) => document.querySelector(".tree")?.scrollTop === top, scrolled);
  });
});

it("follows a link of a group that was open, though the file of all trees comes while it is pressed", async () => {
  await visit(input, 1440, async (page) => {
    await page.click(`${queries} > button`);
    await page.locator(`${queries} > ul > li > a`).first().waitFor();
    let release = (): void => undefined;
    const isPressed = new Promise<void>((settle) => (release = settle));
    await page.route("**/navigation.*", async (route) => {
      await isPressed;
      await route.continue();
    });
    await page.reload();
    const link = page.locator(`${queries} > ul > li > a`).first();
    const target = await link.evaluate((each) => (each as HTMLAnchorElement).href);
    const asked = page.waitForRequest("**/navigation.*");
    await link.hover();
    await asked;
    await page.mouse.down();
    const answered = page.waitForResponse("**/navigation.*");
    release();
    await (await answered).finished();
    // The page has read the file when the group's entries can be asked for.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    await page.mouse.up();
    await expect.poll(() => page.url()).toBe(target);
  });
});

it("opens the trees of other sections", async () => {
  await visit(input, 1440, async (page) => {
    const section = page.locator(".tree-sections .branch").first();
    await section.locator("> button").click();
    await section.locator("> ul > li").first().waitFor();
    expect(await section.locator("> button").getAttribute("aria-expanded")).toBe("true");
    expect(await section.locator("> ul > li > a").first().getAttribute("href")).toMatch(/^(?:\.\.\/)+[^./]/);
  });
});

it("mends what it has kept of another section when the site has been published anew", async () => {
  await visit(input, 1440, async (page) => {
    const section = page.locator(".tree-sections .branch").first();
    const first = section.locator("> ul > li > a").first();
    await section.locator("> button").click();
    await first.waitFor();
    const label = await first.innerText();
    await page.addInitScript(() => {
      const kept = sessionStorage.getItem("tree graphql") ?? "";
      sessionStorage.setItem(
        "tree graphql",
        kept.replace(/"entries":\[\["[^"]*","[^"]*"/, '"entries":[["Old","/old/"'),
      );
    });
    await page.reload();
    expect(await first.innerText()).toBe("Old");
    await page.hover(".tree");
    await page.waitForFunction(() => document.querySelector(".tree a[href='/old/']") === null);
    expect(await first.innerText()).toBe(label);
  });
});

it("narrows the tree to what is typed and to a kind, by keys alone, and gives it back", async () => {
  await visit(input, 1440, async (page) => {
    const field = page.getByRole("searchbox", { name: "Filter GraphQL" });
    const found = page.locator(".tree-found a");
    const choice = page.getByRole("combobox", { name: "Show only" });
    await field.focus();
    await page.keyboard.type("across");
    await found.filter({ hasText: "searchAcrossEntities" }).first().waitFor();
    expect(await page.locator(".tree-found [aria-current=page]").innerText()).toBe("SearchInput");
    expect(await page.locator(".tree-items > ul").isVisible()).toBe(false);
    expect(await page.locator(".tree-filter [role=status]").innerText()).toMatch(/^\d+ pages$/);
    expect(await findViolations(page)).toEqual([]);
    await choice.selectOption("Queries");
    expect(await found.filter({ hasText: "Input" }).allInnerTexts()).toEqual(["Inputs", "SearchInput"]);
    const focused = page.locator(".tree :focus");
    await field.press("Enter");
    expect(await focused.innerText()).toMatch(/Across/);
    await page.keyboard.press("Home");
    expect(await focused.innerText()).toBe("By subject");
    await page.keyboard.press("ArrowUp");
    expect(await focused.getAttribute("aria-label")).toBe("Filter GraphQL");
    await page.keyboard.press("Escape");
    expect([await field.inputValue(), await choice.inputValue(), await found.count()]).toEqual(["", "", 0]);
    expect(await page.locator(".tree-items > ul").isVisible()).toBe(true);
    await field.fill("no such thing");
    await page.getByText("No page is called so.").waitFor();
    await field.fill("corpuserkey");
    await page.getByText("Nothing here; in other sections:").waitFor();
    expect(await found.allInnerTexts()).toContain("Metamodel");
  });
});

it("keeps what the tree is narrowed to from page to page, until it is given up", async () => {
  await visit(input, 1440, async (page) => {
    const field = page.getByRole("searchbox", { name: "Filter GraphQL" });
    const choice = page.getByRole("combobox", { name: "Show only" });
    const found = page.locator(".tree-found a");
    await field.fill("across");
    await choice.selectOption("Queries");
    await found.filter({ hasText: "searchAcrossEntities" }).first().click();
    await page.waitForURL("**/searchAcrossEntities/");
    await page.locator(".tree-found [aria-current=page]").waitFor();
    expect([await field.inputValue(), await choice.inputValue()]).toEqual(["across", "Queries"]);
    expect(await choice.locator("option[value=Queries]").count()).toBe(1);
    await field.press("Escape");
    await page.reload();
    expect([await field.inputValue(), await choice.inputValue(), await found.count()]).toEqual(["", "", 0]);
  });
});

it("goes where the way to the rest of a group leads when what it takes to show that can't be had", async () => {
  await visit(input, 1440, async (page) => {
    await page.route(/chunks/, (route) => route.fulfill({ body: "" }));
    await page.reload();
    const more = page.locator(".tree .more a").first();
    const href = await more.evaluate((link: HTMLAnchorElement) => link.href);
    expect(href).not.toBe(page.url());
    await more.click();
    await page.waitForURL(href);
  });
});

it("fetches a page ahead when the pointer rests on its link", async () => {
  await visit(input, 1440, async (page, asked) => {
    const before = asked.length;
    await page.hover('.breadcrumbs a[href$="/inputObjects/"]');
    await page.waitForFunction(() => document.querySelector("link[rel=prefetch]") !== null);
    expect(asked.slice(before)).toEqual(["graphql/inputObjects/"]);
  });
});

it("fetches it in other browsers too, whose policy lets pages fetch and not prefetch", async () => {
  await visit(input, 1440, async (page) => {
    // As Firefox and Safari answer.
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
    await page.reload();
    const asked = page.waitForRequest((request) => request.url().endsWith("/inputObjects/"));
    await page.hover('.breadcrumbs a[href$="/inputObjects/"]');
    expect((await asked).resourceType()).toBe("fetch");
  });
});

it("says what a link leads to under a mouse and at the keyboard, until the reader leaves or dismisses it", async () => {
  await visit("graphql/mutations/updateLineage/", 1440, async (page, asked) => {
    const link = page.locator("td a[href$='/UpdateLineageInput/']");
    const card = page.locator(".page-card:popover-open");
    await link.hover();
    await card.waitFor();
    expect(await card.innerText()).toMatch(
      /^Input\s+UpdateLineageInput\s+Lineage edges .*\s+edgesToAdd\s+\[LineageEdge\]!/,
    );
    expect(await link.getAttribute("aria-describedby")).toBe("~card-summary");
    expect(await findViolations(page)).toEqual([]);
    // The pointer may go onto it.
    await card.hover();
    expect(await card.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await card.count()).toBe(0);
    await page.mouse.move(0, 0);

    const before = asked.filter((path) => path.endsWith("/UpdateLineageInput/")).length;
    await page.locator("th a[href='#Mutation.updateLineage(input:)']").focus();
    await page.keyboard.press("Tab");
    while (!(await link.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
    await card.waitFor();
    await page.locator(".theme-switch").focus();
    await card.waitFor({ state: "detached" });
    expect(asked.filter((path) => path.endsWith("/UpdateLineageInput/")).length).toBe(before);
  });
});

it("says of a link to a row what the row says", async () => {
  await visit("graphql/mutations/updateLineage/", 1440, async (page) => {
    const link = page.locator("td a[href*='/UpdateLineageInput/']");
    await link.evaluate((element: HTMLAnchorElement) => (element.hash = "#UpdateLineageInput.edgesToAdd"));
    const card = page.locator(".page-card:popover-open");
    await link.hover();
    await card.waitFor();
    expect(await card.innerText()).toMatch(
      /^Field\s+edgesToAdd\s+.*\s+Type\s+\[LineageEdge\]!\s+Input\s+UpdateLineageInput/,
    );
    expect(await findViolations(page)).toEqual([]);
  });
});

it.each([360, 1440])("has nothing above the filter when the tree is scrolled, %d px wide", async (width) => {
  await visit(input, width, async (page) => {
    if (width < 1000) await page.click(".tree-opener");
    const filter = page.locator(".tree-filter");
    await filter.waitFor();
    const gap = await page.locator(".tree").evaluate((tree) => {
      tree.scrollTop = tree.scrollHeight;
      const top = tree.querySelector(".tree-filter")?.getBoundingClientRect().top ?? Number.NaN;
      return { scrolled: tree.scrollTop > 40, gap: Math.round(top - tree.getBoundingClientRect().top) };
    });
    expect(gap).toEqual({ scrolled: true, gap: 0 });
  });
});

it("takes the focus into the drawer on a phone, and back", async () => {
  await visit(input, 360, async (page) => {
    await page.focus(".tree-opener");
    await page.keyboard.press("Enter");
    await page.locator(".tree [aria-current=page]:focus").waitFor();
    expect(await page.locator(".tree-sections").isVisible()).toBe(true);
    const field = page.locator(".tree-filter input");
    await field.fill("flags");
    await page.locator(".tree-found").waitFor();
    await page.keyboard.press("Escape");
    expect(await field.inputValue()).toBe("");
    expect(await page.locator(".tree-sections").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await page.locator(".tree-opener").evaluate((opener) => opener === document.activeElement)).toBe(true);
  });
});

it("shows the tab of the section where the bar has no room for all", async () => {
  await visit("python-sdk/clients/DataHubGraph/", 700, async (page) => {
    const shown = await page.locator(".bar-tabs").evaluate((bar) => {
      const tab = bar.querySelector("[aria-current]")?.getBoundingClientRect();
      const frame = bar.getBoundingClientRect();
      return {
        isNarrow: bar.scrollWidth > bar.clientWidth,
        isSeen: tab !== undefined && tab.left >= frame.left && tab.right <= frame.right + 1,
      };
    });
    expect(shown).toEqual({ isNarrow: true, isSeen: true });
  });
});

it.each([768, 820, 1024, 1200])("has the tabs of seven sections in view where the window is %s wide", async (width) => {
  await visit("generated/metamodel/", width, async (page) => {
    const bar = page.locator(".bar-tabs");
    expect(await bar.locator("a").count()).toBe(7);
    expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

it.each([768, 820, 1024, 1100, 1200])(
  "has the tabs of six sections in view where the window is %s wide",
  async (width) => {
    await visit("generated/metamodel/", width, async (page) => {
      const bar = page.locator(".bar-tabs");
      await bar.evaluate((tabs) => tabs.querySelector("li:last-child")?.remove());
      expect(await bar.locator("a").count()).toBe(6);
      expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    });
  },
);

it("keeps the heading that is read in view in a list of contents that scrolls", async () => {
  await visit("generated/metamodel/entities/dataset/", 1440, async (page) => {
    const list = page.locator(".toc");
    expect(await list.evaluate((toc) => toc.scrollHeight > toc.clientHeight)).toBe(true);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForFunction(() => {
      const entry = document.querySelector(".toc [aria-current]")?.getBoundingClientRect();
      const frame = document.querySelector(".toc")?.getBoundingClientRect();
      return entry !== undefined && frame !== undefined && frame.top <= entry.top && entry.bottom <= frame.bottom;
    });
    expect(await list.evaluate((toc) => toc.scrollTop)).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForFunction(() => document.querySelector(".toc")?.scrollTop === 0);
  });
});

it("has no list of other sections where there is but one", async () => {
  const { folder } = await generateSite(join(packageFolder, "generator/testdata/sites/gitbook"));
  const guides = await serveFolder({ folder, port: 0 }, createReport());
  const page = await browser.newPage({ viewport: { width: 1440, height: 800 } });
  try {
    await page.goto(guides?.url ?? "", { waitUntil: "networkidle" });
    await page.locator(".tree-items a").last().click();
    await page.waitForFunction(() => customElements.get("tree-keeper") !== undefined);
    expect(await page.locator(".bar-tabs a").count()).toBe(1);
    expect(await page.locator(".tree > nav").count()).toBe(1);
  } finally {
    await page.close();
    await guides?.close();
  }
});
