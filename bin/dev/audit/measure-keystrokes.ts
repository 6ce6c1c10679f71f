import type { Browser, Page } from "playwright-core";
import type { AuditedSite } from "./audited-site.ts";
import type { Finding } from "./finding.ts";

/** Names, a name with a mistake, a facet and a question, as readers type them. */
const queries = ["ownership", "chartInfo.chartUrl", "datasetProprties", "kind:enum", "returns:Owner", "how to delete"];

/**
 * Milliseconds of the main thread, less than a frame: for nearly all keys what comes before their results
 * are in the document, for half of them all that it takes to see those.
 */
const bar = 16;

/** Milliseconds between keys, as of somebody who types fast; and after a key, before anything but names is looked up. */
const pace = 150;
const pause = 10;

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
 * How long the main thread works from a key in the search's field to the names that it finds: handling the key,
 * searching and rendering, and with the style, layout and paint of the whole window after it. It is processor time, so
 * that a busy machine does not count. The first query warms the dialog up and does not count either.
 */
export async function measureKeystrokes(browser: Browser, site: AuditedSite): Promise<readonly Finding[]> {
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
  const scripts = toWorkingTimes(trace.traceEvents, ["EventDispatch", "FunctionCall", "TimerFire", "RunMicrotasks"]);
  const all = toWorkingTimes(trace.traceEvents, ["RunTask"]);
  const most = at(scripts, 0.95);
  const half = at(all, 0.5);
  const shown = `95 % of ${all.length} keys under ${most.toFixed(1)} ms, with paint ${half.toFixed(1)} ms in the median; ${bar} ms at most`;
  const isFast = most <= bar && half <= bar;
  const first = { site: site.name, check: "keystroke to results", shown, faults: isFast ? [] : [shown] };
  return [first, toSettledFinding(site, toWorkingTimes(trace.traceEvents, ["RunTask"], pace))];
}

/** How long names and passages may take to stand still after a key, in milliseconds; also where the processor is slower. */
const settled = { most: 50, slower: 4, mostSlower: 150 } as const;
/** The pause after a key before passages are looked for, in milliseconds; see `use-search.ts`. */
const waited = 15;

/** Whether nine keys of ten are answered in time: the pause, and all that the thread does until the next key. */
function toSettledFinding({ name }: AuditedSite, times: readonly number[]): Finding {
  const work = at(times, 0.9);
  const [here, slower] = [waited + work, waited + settled.slower * work];
  const shown =
    `90 % of ${times.length} keys within ${here.toFixed(0)} ms, ${settled.most} at most; reckoned for a processor ` +
    `${settled.slower} times slower ${slower.toFixed(0)} ms, ${settled.mostSlower} at most`;
  const isFast = here <= settled.most && slower <= settled.mostSlower;
  return { site: name, check: "keystroke to settled results", shown, faults: isFast ? [] : [shown] };
}

/** The time that so large a share of all does not exceed. */
function at(times: readonly number[], share: number): number {
  return (
    times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? Number.POSITIVE_INFINITY
  );
}

async function typeAnew(page: Page, query: string): Promise<void> {
  await page.locator(".search-dialog input[type=search], .search-dialog [role=combobox]").first().fill("");
  await page.waitForTimeout(pace);
  await page.keyboard.type(query, { delay: pace });
  await page.waitForTimeout(pace);
}

/** For each key the time that the thread that heard it spent on events of these names until then, in milliseconds. */
function toWorkingTimes(events: readonly TraceEvent[], names: readonly string[], until = pause): readonly number[] {
  const keys = events.filter(({ name, args }) => name === "EventDispatch" && args?.data?.type === "keydown");
  const counted = listOutermost(events.filter(({ name }) => names.includes(name)));
  return keys.map(({ pid, tid, ts }) => {
    const its = counted.filter((event) => event.pid === pid && event.tid === tid && endOf(event) > ts);
    return its.filter((event) => event.ts < ts + until * 1000).reduce((sum, event) => sum + workOf(event), 0) / 1000;
  });
}

/** Those that no other one of their thread holds. */
function listOutermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const ends = new Map<string, number>();
  return events
    .toSorted((one, other) => one.ts - other.ts || endOf(other) - endOf(one))
    .filter((event) => {
      const thread = `${event.pid} ${event.tid}`;
      if (endOf(event) <= (ends.get(thread) ?? 0)) return false;
      ends.set(thread, endOf(event));
      return true;
    });
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}

function workOf({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur;
}
