import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import type { AuditedSite } from "./audited-site.ts";
import type { Finding } from "./finding.ts";

/** How long a warm cache may take to show the dialog with its field focused, in milliseconds, and what it may load for that. */
const most = { milliseconds: 100, bytes: 60_000 } as const;
const slower = 4;
const attempts = 5;

/** What it costs to open the search: bytes as they are sent, and time; a slower processor's is told besides. */
export async function measureOpening(browser: Browser, site: AuditedSite): Promise<Finding> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const asked = new Set<string>();
  await page.goto(site.url, { waitUntil: "networkidle" });
  page.on("request", (request) => asked.add(request.url()));
  await open(page);
  await page.waitForLoadState("networkidle");
  const bytes = [...asked].reduce((sum, url) => sum + sizeOf(site, url), 0);
  const here = await openAgain(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const there = await openAgain(page);
  await context.close();
  const shown =
    `${(bytes / 1000).toFixed(1)} kB, ${most.bytes / 1000} at most; from a warm cache ${here.toFixed(0)} ms, ` +
    `${most.milliseconds} at most, with a processor ${slower} times slower ${there.toFixed(0)} ms`;
  const isCheap = bytes <= most.bytes && here <= most.milliseconds;
  return { site: site.name, check: "opening the search", shown, faults: isCheap ? [] : [shown] };
}

/** The quickest of a few: a busy machine makes a page look slow, never quick. */
async function openAgain(page: Page): Promise<number> {
  const times: number[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await page.reload({ waitUntil: "networkidle" });
    times.push(await open(page));
  }
  return Math.min(...times);
}

/** Opens the search and returns how many milliseconds later its field has the focus. */
async function open(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((settle) => {
        const start = performance.now();
        const look = (): void => {
          if (document.querySelector(".search-dialog[open] input:focus") === null) requestAnimationFrame(look);
          else settle(performance.now() - start);
        };
        document.querySelector<HTMLButtonElement>(".search-opener")?.click();
        look();
      }),
  );
}

function sizeOf({ folder, url }: AuditedSite, asked: string): number {
  return asked.startsWith(url) ? gzipSync(readFileSync(join(folder, asked.slice(url.length)))).byteLength : 0;
}
