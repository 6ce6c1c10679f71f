import type { Browser, Page } from "playwright-core";
import type { AuditedSite } from "./audited-site.ts";
import type { Finding } from "./finding.ts";

/** Names, a name with a mistake, a facet and a question, as readers type them. */
const queries = ["ownership", "chartInfo.chartUrl", "datasetProprties", "kind:enum", "returns:Owner", "how to delete"];

/** Milliseconds of the main thread: less than a frame. */
const bar = 16;

/** Milliseconds between keys, as of somebody who types fast; and after a key, before anything but names is looked up. */
const pace = 150;
const pause = 45;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Start, length and processor time, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/**
 * How long the main thread works from a key in the search's field to the names that it finds on the screen: handling
 * the key, searching, rendering, style, layout and paint. It is processor time, so that a busy machine does not count.
 * The first query warms the dialog up and does not count either.
 */
export async function measureKeystrokes(browser: Browser, site: AuditedSite): Promise<Finding> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(site.url, { waitUntil: "networkidle" });
  await page.keyboard.press("/");
  await page.keyboard.type("status");
  await page.locator(".search-dialog[open] [role=option]").first().waitFor();
  await browser.startTracing(page, { categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] });
  for (const query of queries) await typeAnew(page, query);
  const trace = JSON.parse((await browser.stopTracing()).toString("utf8")) as { readonly traceEvents: TraceEvent[] };
  await context.close();
  const times = toWorkingTimes(trace.traceEvents).toSorted((one, other) => one - other);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? Number.POSITIVE_INFINITY;
  const shown = `median ${at(0.5).toFixed(1)} ms, 95 % under ${at(0.95).toFixed(1)} ms, of ${times.length} keys; ${bar} ms at most`;
  return { site: site.name, check: "keystroke to results", shown, faults: at(0.95) <= bar ? [] : [shown] };
}

async function typeAnew(page: Page, query: string): Promise<void> {
  await page.locator(".search-dialog input[type=search], .search-dialog [role=combobox]").first().fill("");
  await page.waitForTimeout(pace);
  await page.keyboard.type(query, { delay: pace });
  await page.waitForTimeout(pace);
}

/** For each key that was pressed, the time that the thread that heard it worked until the pause, in milliseconds. */
function toWorkingTimes(events: readonly TraceEvent[]): readonly number[] {
  const keys = events.filter(({ name, args }) => name === "EventDispatch" && args?.data?.type === "keydown");
  const tasks = events.filter(({ name }) => name === "RunTask");
  return keys.map(({ pid, tid, ts }) => {
    const until = ts + pause * 1000;
    const its = tasks.filter((task) => task.pid === pid && task.tid === tid && task.ts + (task.dur ?? 0) > ts);
    return its.filter((task) => task.ts < until).reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / 1000;
  });
}
