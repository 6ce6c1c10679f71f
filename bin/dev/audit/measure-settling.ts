import type { Browser, Page } from "playwright-core";
import type { AuditedSite } from "./audited-site.ts";
import type { Finding } from "./finding.ts";
import { openWarmSearch, typeQueries } from "./type-queries.ts";

/** How many milliseconds nine keys of ten may take, by how many times slower than here the processor is. */
const most: ReadonlyMap<number, number> = new Map([
  [1, 50],
  [4, 150],
]);
const share = 0.9;
const attempts = 3;

declare global {
  interface Window {
    /** For each key when it was pressed, and when the last of what it has changed was drawn. */
    keysPressed?: { readonly at: number; drawn: number }[];
  }
}

/**
 * How long it takes from a key in the search's field until the last thing that it changes in the dialog has been drawn:
 * names, their meanings, passages of text, counts and what is announced. Files of the index come from a server, in each attempt
 * anew. Of a key the quickest attempt counts, since a busy machine makes it look slow, never quick.
 */
export async function measureSettling(browser: Browser, site: AuditedSite): Promise<Finding> {
  const told: string[] = [];
  let isFast = true;
  for (const [slower, bar] of most) {
    const rounds: (readonly number[])[] = [];
    for (let attempt = 0; attempt < attempts; attempt += 1) rounds.push(await typeOnce(browser, site, slower));
    const times = (rounds[0] ?? []).map((_, key) => Math.min(...rounds.map((round) => round[key] ?? Infinity)));
    const sorted = times.filter((time) => time > 0).toSorted((one, other) => one - other);
    const time = sorted[Math.floor((sorted.length - 1) * share)] ?? Infinity;
    told.push(
      `90 % of ${sorted.length} keys within ${time.toFixed(0)} ms` +
        `${slower === 1 ? "" : ` with a processor ${slower} times slower`}, ${bar} at most`,
    );
    isFast &&= time <= bar;
  }
  const shown = told.join("; ");
  return { site: site.name, check: "keystroke to settled results", shown, faults: isFast ? [] : [shown] };
}

/** For each key the milliseconds until its last change was drawn; 0 where it changes nothing. */
async function typeOnce(browser: Browser, site: AuditedSite, slower: number): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(site.url, { waitUntil: "networkidle" });
  await openWarmSearch(page);
  await page.waitForLoadState("networkidle");
  await watchKeys(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await typeQueries(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const times = await page.evaluate(() => (window.keysPressed ?? []).map(({ at, drawn }) => drawn - at));
  await context.close();
  return times;
}

function watchKeys(page: Page): Promise<void> {
  return page.evaluate(() => {
    const keys: { readonly at: number; drawn: number }[] = [];
    window.keysPressed = keys;
    let current: (typeof keys)[number] | undefined;
    let isTyped = false;
    const listen = (type: string, hear: (event: Event) => void): void => window.addEventListener(type, hear, true);
    listen("keydown", ({ timeStamp }) => {
      keys.push((current = { at: timeStamp, drawn: timeStamp }));
      isTyped = true;
    });
    listen("input", () => {
      // That the field is emptied between queries is nobody's key.
      if (!isTyped) current = undefined;
      isTyped = false;
    });
    const dialog = document.querySelector(".search-dialog");
    if (dialog === null) return;
    const changes = new MutationObserver(() => {
      const key = current;
      // What a task after a frame does, comes when that has been drawn.
      const frame = new MessageChannel();
      frame.port1.addEventListener("message", () => {
        if (key !== undefined) key.drawn = performance.now();
        frame.port1.close();
      });
      frame.port1.start();
      requestAnimationFrame(() => frame.port2.postMessage(undefined));
    });
    changes.observe(dialog, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}
