/*
 * The search in a browser: what it loads and when, that it works by keys alone, on a phone and below
 * any base, and that it says so when it can't be had. What it finds is tested beside the engine.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { describeGenerate } from "../../generator/commands/generate-command.ts";
import { createReport } from "../../generator/diagnostics/report.ts";
import { type Preview, serveFolder } from "../../generator/serve/serve-folder.ts";
import { generateSite } from "../../generator/testdata/generate-site.ts";
import { runCommand } from "../../generator/testdata/run-command.ts";
import { findViolations } from "./find-violations.ts";
import { hearPageErrors } from "./hear-page-errors.ts";
import { launchChromium } from "./launch-chromium.ts";
import { visitFresh } from "./visit-fresh.ts";

const tiny = fileURLToPath(new URL("../../generator/testdata/sites/tiny", import.meta.url));

let preview: Preview;
let browser: Browser;

beforeAll(async () => {
  preview = await serve((await generateSite()).folder);
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await preview?.close();
});

async function serve(folder: string): Promise<Preview> {
  const started = await serveFolder({ folder, port: 0 }, createReport());
  if (started === undefined) throw new Error("the generated site can't be served");
  return started;
}

interface Visit extends BrowserContextOptions {
  readonly path?: string;
  readonly from?: Preview;
  /** Has requests answered by routes from the first one on: those that a page sends just after its first route aren't. */
  readonly intercepted?: boolean;
}

/** Opens a page as one who has seen nothing yet and hands it over; nothing may be logged or fail meanwhile. */
async function visit(
  { path = "", from = preview, intercepted = false, ...options }: Visit,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const wrong: string[] = [];
  await visitFresh(browser, options, async (page) => {
    page.on("console", (message) => {
      if (!/404 \(Not Found\)|ERR_FAILED/.test(message.text())) wrong.push(message.text());
    });
    hearPageErrors(page, (message) => wrong.push(message));
    if (intercepted) await page.route("**/*", (route) => route.continue());
    await page.goto(from.url + path);
    await look(page);
  });
  expect(wrong).toEqual([]);
}

const dialog = ".search-dialog[open]";
const chosen = `${dialog} [role=option][aria-selected=true]`;

/** Waits until the chosen result is called so. */
async function expectChosen(page: Page, name: string): Promise<void> {
  await page.locator(chosen, { has: page.getByText(name, { exact: true }) }).waitFor();
}

/** What has the focus: its own words, or what it is called. */
function readFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.ariaLabel ?? focused?.closest("label, a, button")?.textContent?.trim() ?? focused?.tagName ?? "";
  });
}

describe("the search", () => {
  it("loads nothing before it is wanted, and then finds a name and goes there, by keys alone", async () => {
    await visit({ path: "generated/metamodel/entities/" }, async (page) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url().slice(preview.url.length)));
      await page.reload({ waitUntil: "networkidle" });
      expect(requests.filter((path) => /search|preact/.test(path))).toEqual([]);
      // Some of the first visit may still have been on their way.
      expect(new Set(requests).size, requests.join(" ")).toBeLessThanOrEqual(6);

      await page.keyboard.press("/");
      await page.keyboard.type("ownership");
      await page.locator(dialog).waitFor();
      await expectChosen(page, "ownership");
      expect(await page.locator("[role=combobox]").inputValue()).toBe("ownership");
      expect(requests).toContain("search/manifest.js");

      await page.keyboard.press("Enter");
      await page.waitForURL(`${preview.url}generated/metamodel/aspects/ownership/`);
      await page.keyboard.press("Control+k");
      await page.locator(dialog).getByText("Opened last").waitFor();
      await expectChosen(page, "ownership");
    });
  });

  it("opens what Enter asked for before there was an answer, at its anchor", async () => {
    await visit({}, async (page) => {
      await page.locator(".search-opener").click();
      await page.keyboard.type("ownership.owners");
      await page.keyboard.press("Enter");
      await page.waitForURL(/metamodel\/.*#owners$/);
      expect(await page.locator(dialog).count()).toBe(0);
    });
  });

  it("waits with Enter for the passages that answer a question", async () => {
    await visit({ intercepted: true }, async (page) => {
      let release = (): void => {};
      const released = new Promise<void>((settle) => (release = settle));
      let hold = (): void => {};
      const held = new Promise<void>((settle) => (hold = settle));
      await page.route("**/search/t{erms,exts}-*", async (route) => {
        hold();
        await released;
        await route.continue();
      });
      await page.keyboard.press("/");
      await page.locator(dialog).waitFor();
      // At once: what is typed on a busy machine is asked, and answered, in parts.
      await page.getByRole("combobox").fill("how do I deprecate a dataset");
      await held;
      await page.keyboard.press("Enter");
      expect(await page.locator(dialog).count()).toBe(1);
      expect(page.url()).toBe(preview.url);
      release();
      // The aspect tells it, and so does the mutation that writes it.
      await page.waitForURL(/\/(?:update)?deprecation\//i);
    });
  });

  it("gives the focus back, and keeps what was asked", async () => {
    await visit({}, async (page) => {
      const link = page.locator("main a").first();
      await link.focus();
      const before = await readFocus(page);
      await page.keyboard.press("/");
      await page.locator(dialog).waitFor();
      expect(await readFocus(page)).toBe("Search names and text");
      await page.keyboard.type("a/b");
      await page.keyboard.press("Escape");
      expect(await readFocus(page)).toBe(before);
      await page.locator(".search-opener").click();
      expect(await page.locator("[role=combobox]").inputValue()).toBe("a/b");
      await page.mouse.click(5, 5);
      expect(await page.locator(dialog).count()).toBe(0);
      expect(await readFocus(page)).toContain("Search");
    });
  });

  it("is narrowed by keys, and accessible in both themes", async () => {
    await visit({ colorScheme: "light" }, async (page) => {
      await page.keyboard.press("/");
      await page.locator(dialog).waitFor();
      expect(await findViolations(page, ".search-dialog"), "before anything is asked").toEqual([]);
      await page.keyboard.type("owner");
      await page.locator(chosen).waitFor();
      await page.getByRole("radio", { name: /^Text/ }).waitFor({ state: "attached" });
      expect(await findViolations(page, ".search-dialog"), "in the light theme").toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await findViolations(page, ".search-dialog"), "in the dark theme").toEqual([]);

      await page.keyboard.press("Tab");
      expect(await readFocus(page)).toMatch(/^All/);
      while (!(await readFocus(page)).startsWith("Fields")) await page.keyboard.press("ArrowRight");
      await page.waitForFunction(() =>
        [...document.querySelectorAll("[role=option] .search-kind")].every((kind) => kind.textContent === "field"),
      );
      await page.keyboard.press("Enter");
      expect(await readFocus(page)).toBe("Search names and text");
      const first = await page.locator(chosen).innerText();
      await page.keyboard.press("ArrowDown");
      expect(await page.locator(chosen).innerText()).not.toBe(first);
      const active = await page.locator("[role=combobox]").getAttribute("aria-activedescendant");
      expect(active).toBe(await page.locator(chosen).getAttribute("id"));
      // From the ends of what is typed, and only from there, these keys lead to the ends of the list.
      const second = await page.locator(chosen).innerText();
      await page.keyboard.press("Home");
      expect(await page.locator(chosen).innerText()).toBe(second);
      await page.keyboard.press("Home");
      expect(await page.locator(chosen).innerText()).toBe(first);
      // What is told to those who listen comes when the results have stood still for a moment.
      await page.locator(`${dialog} [role=status]`, { hasText: /^\d+ names found\.$/ }).waitFor({ state: "attached" });
    });
  });

  it("fills the screen of a phone, and offers near names where there are no results", async () => {
    await visit({ viewport: { width: 360, height: 740 } }, async (page) => {
      await page.locator(".search-opener").click();
      await page.keyboard.type("ownxyzship");
      await page.getByText("Nothing is called").waitFor();
      await page.getByRole("button", { name: "ownership", exact: true }).waitFor();
      expect(await page.locator(dialog).evaluate((sheet) => sheet.getBoundingClientRect().width)).toBe(360);
      expect(await page.locator(dialog).evaluate(({ scrollWidth }) => scrollWidth)).toBe(360);
      // Half of what is seen of a screen at 400 %.
      await page.setViewportSize({ width: 320, height: 180 });
      expect((await page.locator(".search-results").boundingBox())?.height).toBeGreaterThan(90);
      await page.getByRole("button", { name: "Close" }).click();
      expect(await page.locator(dialog).count()).toBe(0);
    });
  });

  it("answers what an address asks", async () => {
    await visit({ path: "generated/metamodel/?q=ownershp" }, async (page) => {
      await expectChosen(page, "ownership");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/generated/metamodel/aspects/ownership/");
    });
  });

  it("says that its index could not be loaded, and tries again", async () => {
    await visit({ intercepted: true }, async (page) => {
      let asked = 0;
      await page.route("**/search/**", (route) => {
        asked += 1;
        return route.abort();
      });
      await page.clock.install();
      await page.keyboard.press("/");
      await page.keyboard.type("ownership");
      const retry = page.getByRole("button", { name: "Try again" });
      await retry.waitFor();
      // The offer stands until it is taken, whatever time passes.
      const before = asked;
      await page.clock.runFor(1000);
      await retry.waitFor();
      expect(asked).toBe(before);
      await page.unroute("**/search/**");
      await retry.click();
      await expectChosen(page, "ownership");
    });
  });

  it("goes by the index that has been published since, and has names whose meanings don't come", async () => {
    await visit({ intercepted: true }, async (page) => {
      await page.route(
        "**/search/manifest.js",
        async (route) => {
          const kept = await (await route.fetch()).text();
          await route.fulfill({ body: kept.replace("symbols.", "symbols.older-") });
        },
        { times: 1 },
      );
      await page.route("**/search/meanings-*", (route) => route.abort());
      await page.keyboard.press("/");
      await page.keyboard.type("ownership");
      await page.getByRole("button", { name: "Try again" }).waitFor();
      await expectChosen(page, "ownership");
      await page.unroute("**/search/meanings-*");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.locator(`${chosen} .search-meaning:not(:empty)`).waitFor();
    });
  });

  it("offers the page of the release that has been published since where a part of its code is gone for good", async () => {
    await visit({ intercepted: true }, async (page) => {
      await page.route("**/chunks/find-text.*", (route) => route.fulfill({ status: 404 }));
      await page.keyboard.press("/");
      await page.keyboard.type("how do I add an owner");
      await page.getByRole("button", { name: "Try again" }).click();
      const again = page.getByRole("link", { name: "load this page again" });
      await again.waitFor();
      await page.unroute("**/chunks/find-text.*");
      await again.click();
      await page.locator(chosen).waitFor();
      expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
      expect(await page.locator("[role=combobox]").inputValue()).toBe("how do I add an owner");
    });
  });

  it("says that its own code could not be loaded, and comes when it is asked again", async () => {
    await visit({ intercepted: true }, async (page) => {
      await page.route("**/chunks/preact.*", (route) => route.abort());
      await page.keyboard.press("/");
      await page.locator(".search-opener[data-failed]:not([aria-busy])").waitFor();
      expect(await page.locator(dialog).count()).toBe(0);
      await page.getByRole("status").getByText("Search could not be loaded").waitFor({ state: "attached" });
      await page.unroute("**/chunks/preact.*");
      // A capital, as Caps Lock has it.
      await page.keyboard.press("Control+K");
      await page.locator(dialog).waitFor();
    });
  });

  it("has the page loaded again where its code is gone, as after a release, once that is asked again", async () => {
    await visit({ intercepted: true }, async (page) => {
      await page.route("**/chunks/open-search-dialog.*", (route) => route.fulfill({ status: 404 }));
      await page.keyboard.press("/");
      await page.locator(".search-opener[data-failed]").waitFor();
      const loaded = page.waitForEvent("load");
      let fail = (): void => {};
      const failed = new Promise<void>((settle) => (fail = settle));
      await page.unroute("**/chunks/open-search-dialog.*");
      await page.route(
        "**/chunks/open-search-dialog.*",
        async (route) => {
          await failed;
          await route.fulfill({ status: 404 });
        },
        { times: 1 },
      );
      await page.keyboard.press("/");
      await page.keyboard.type("ownership");
      expect(await page.locator(".search-opener[aria-busy=true]").innerText()).toContain("Search");
      fail();
      await loaded;
      expect(await page.locator(".search-opener[data-failed]").count()).toBe(0);
      // What was typed meanwhile is asked of the code that is there now, once.
      await expectChosen(page, "ownership");
      await page.reload();
      await page.waitForTimeout(300);
      expect(await page.locator(dialog).count()).toBe(0);
    });
  });

  it("reads the names while its code is on its way", async () => {
    await visit({ intercepted: true }, async (page) => {
      let release = (): void => {};
      const released = new Promise<void>((settle) => (release = settle));
      await page.route("**/chunks/open-search-dialog.*", async (route) => {
        await released;
        await route.continue();
      });
      const names = page.waitForResponse("**/search/symbols.*");
      await page.locator(".search-opener").hover();
      await names;
      release();
      await page.keyboard.press("/");
      await page.keyboard.type("ownership");
      await expectChosen(page, "ownership");
    });
  });

  it("is not offered without JavaScript", async () => {
    await visit({ javaScriptEnabled: false, path: "no/such/page/" }, async (page) => {
      expect(await page.locator(".search-opener, .search-address").count()).toBe(2);
      expect(await page.locator(".search-opener:visible, .search-address:visible").count()).toBe(0);
    });
  });

  it("works below another base, and from an address without a page", async () => {
    const out = join(inject("runFolder"), "search-base");
    const args = ["--input", tiny, "--out", out, "--base", "/else/where/"];
    expect((await runCommand(describeGenerate, args)).code).toBe(0);
    const elsewhere = await serve(out);
    try {
      await visit({ from: elsewhere, path: "generated/entities/book/" }, async (page) => {
        await page.locator(".search-address").click();
        await expectChosen(page, "book");
        expect(await page.locator("[role=combobox]").inputValue()).toBe("book");
        await page.keyboard.press("Enter");
        await page.waitForURL(`${elsewhere.url}generated/metamodel/entities/book/`);
      });
    } finally {
      await elsewhere.close();
      rmSync(out, { recursive: true });
    }
  });
});

it("an address without a page leads to the three pages that are named most alike", () =>
  visit({ path: "generated/metamodel/aspects/datasetProprties/" }, async (page) => {
    const links = page.locator(".nearest a");
    await links.first().waitFor();
    expect(await links.count()).toBe(3);
    expect(await links.first().innerText()).toBe("datasetProperties");
    const kinds = await page.locator(".nearest li").allInnerTexts();
    expect(kinds[0]).toBe("datasetProperties aspect");
    await links.first().click();
    await page.waitForURL("**/datasetProperties/");
  }));

it("what an address without a page leads to says where it stands, as results do", () =>
  visit({ path: "no/such/place/MetadataChangeProposal/" }, async (page) => {
    const items = page.locator(".nearest li");
    await items.first().waitFor();
    expect(await items.allInnerTexts()).toContain("MetadataChangeProposal record, com.linkedin.mxe");
  }));

it("an address without a page that names nothing leads to nothing, wherever the site stands", () =>
  visit({ path: "qqqqqqqq/" }, async (page) => {
    // What is called like that, or like `/docs/`, has been looked for by then.
    await page.waitForLoadState("networkidle");
    expect(await page.locator(".nearest a").count()).toBe(0);
  }));
