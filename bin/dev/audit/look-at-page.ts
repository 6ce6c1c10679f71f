import type { Browser, Page } from "playwright-core";
import { countStops, mostStops } from "../../../site/e2e/count-stops.ts";
import { findViolations } from "../../../site/e2e/find-violations.ts";
import type { PageKind } from "../../../site/e2e/page-kinds.ts";
import { readMainText } from "../../../site/e2e/read-main-text.ts";
import type { AuditedSite } from "./audited-site.ts";
import { type Finding, toFinding } from "./finding.ts";

const themes = ["light", "dark"] as const;
const widths = [1440, 360] as const;
/** As wide as a window of 1280 pixels that is enlarged four times. */
const narrowest = 320;

/** How many files a page loads at most, its own among them. */
const mostRequests = { ofPage: 6, ofSearch: 10 } as const;

/** What a browser tells of a page: accessible in both themes and widths, with few stops before its content, quiet, from one origin, whole without scripts. */
export async function lookAtPage(
  browser: Browser,
  site: AuditedSite,
  { kind, route }: PageKind,
): Promise<readonly Finding[]> {
  const violations: string[] = [];
  const messages: string[] = [];
  const requests: string[] = [];
  const wide: string[] = [];
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.on("console", (message) => {
    // Chromium itself reports the status of the address without a page.
    if (!message.text().includes("404 (Not Found)")) messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(error.message));
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(site.url + route, { waitUntil: "networkidle" });
  // Pictures that a guide's author put near its top are what the reader came for.
  const asked = requests.filter((url) => !url.startsWith(`${site.url}assets/content/`));
  // That of an unknown address looks for the nearest pages.
  const most = kind === "missing address" ? mostRequests.ofSearch : mostRequests.ofPage;
  const text = await readMainText(page);
  const stops = await countStops(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrolled > width) wide.push(`${scrolled} px wide in a window of ${width} px`);
    // What is folded away is looked at in the wide window: that is every element once.
    await setFolds(page, width === 1440);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      violations.push(...(await findViolations(page)).map((each) => `${colorScheme}, ${width} px: ${each}`));
    }
  }
  await page.setViewportSize({ width: narrowest, height: 256 });
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  if (needed > narrowest) wide.push(`${needed} px wide in a window of ${narrowest} px`);
  await context.close();
  const of = (check: string, faults: readonly string[]): Finding =>
    toFinding({ site: site.name, page: kind, check }, faults);
  return [
    of("axe", [...new Set(violations)]),
    of("console", messages),
    of(
      "origin",
      requests.filter((url) => !url.startsWith(new URL(site.url).origin)),
    ),
    of("requests", asked.length > most ? [`${asked.length} requests: ${asked.join(" ")}`] : []),
    of("width", wide),
    {
      site: site.name,
      page: kind,
      check: "stops",
      shown: `${stops}`,
      faults: stops > mostStops ? [`${stops} stops of Tab before the content, at most ${mostStops}`] : [],
    },
    of("no script", await compareWithoutScript(browser, site.url + route, text)),
  ];
}

async function setFolds(page: Page, open: boolean): Promise<void> {
  await page.evaluate((isOpen) => {
    for (const fold of document.querySelectorAll("details")) fold.open = isOpen;
  }, open);
}

/** Where the main part of a page, read without scripts, first says something else. */
async function compareWithoutScript(browser: Browser, url: string, text: string): Promise<readonly string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  const plain = (await readMainText(page)).split("\n");
  await context.close();
  const lines = text.split("\n");
  const at = lines.findIndex((line, index) => line !== plain[index]);
  if (at < 0 && lines.length === plain.length) return [];
  const index = at < 0 ? lines.length : at;
  return [`with scripts “${lines[index] ?? ""}”, without “${plain[index] ?? ""}”`];
}
