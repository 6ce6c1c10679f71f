import type { Browser, Page } from "playwright-core";
import type { AuditedSite } from "./audited-site.ts";
import { type Finding, toFinding } from "./finding.ts";

const aspect = "generated/metamodel/aspects/ownership/";

interface Leg {
  readonly name: string;
  readonly route: string;
  readonly width: number;
  walk(page: Page): Promise<void>;
}

/** What a reader does without a mouse, from one end of the site to the other. */
const legs: readonly Leg[] = [
  {
    name: "search",
    route: "",
    width: 1440,
    walk: async (page) => {
      await page.keyboard.press("/");
      // A guide may be called the same.
      await page.keyboard.type("ownership aspect");
      await page.locator(".search-dialog[open] [role=option][aria-selected=true]", { hasText: "ownership" }).waitFor();
      await page.keyboard.press("Enter");
      await page.waitForURL(`**/${aspect}`);
    },
  },
  {
    name: "drawer",
    route: aspect,
    width: 360,
    walk: async (page) => {
      await tabTo(page, ".tree-opener");
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => document.activeElement?.closest(".tree") != null);
      await page.keyboard.press("Escape");
      await page.locator(".tree-opener:focus").waitFor();
    },
  },
  {
    name: "tabs",
    route: aspect,
    width: 1440,
    walk: async (page) => {
      await tabTo(page, ".tab-bar input");
      const first = await page.locator(":focus").inputValue();
      await page.keyboard.press("ArrowRight");
      if ((await page.locator(":focus").inputValue()) === first) throw new Error("the arrow key changes no tab");
    },
  },
  {
    name: "filters",
    route: "generated/metamodel/aspects/",
    width: 1440,
    walk: async (page) => {
      await tabTo(page, "main input[type=search]");
      const before = await page.locator(".index > li:visible").count();
      await page.keyboard.type("ownershipTypeKey");
      await page.waitForFunction(
        (all) => [...document.querySelectorAll(".index > li")].filter((line) => line.checkVisibility()).length < all,
        before,
      );
      await page.keyboard.press("Escape");
      await page.waitForFunction(
        (all) => [...document.querySelectorAll(".index > li")].filter((line) => line.checkVisibility()).length === all,
        before,
      );
    },
  },
];

/** Whether the site can be used by keys alone: search, drawer, tabs and filters, each reached by Tab. */
export async function walkByKeyboard(browser: Browser, site: AuditedSite): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { name, route, width, walk } of legs) {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    await page.goto(site.url + route, { waitUntil: "networkidle" });
    const faults = await walk(page).then(
      () => [],
      (error: unknown) => [String(error).split("\n")[0] ?? ""],
    );
    findings.push(toFinding({ site: site.name, check: `${name} by keys` }, faults));
    await context.close();
  }
  return findings;
}

/** Presses Tab until what the selector names has the focus, as somebody without a mouse has to. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 150; pressed += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab does not come to ${selector}`);
}
