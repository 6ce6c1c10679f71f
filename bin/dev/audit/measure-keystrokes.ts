import type { Browser } from "playwright-core";
import type { AuditedSite } from "./audited-site.ts";
import type { Finding } from "./finding.ts";
import { openWarmSearch, typeQueries } from "./type-queries.ts";

/**
 * Milliseconds of the main thread, less than a frame: for nearly all keys what comes before their results
 * are in the document, for half of them all that it takes to see those.
 */
const bar = 16;

/** Milliseconds after a key in which the work for it begins, unless it has to load something. */
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
export async function measureKeystrokes(browser: Browser, site: AuditedSite): Promise<Finding> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(site.url, { waitUntil: "networkidle" });
  await openWarmSearch(page);
  await browser.startTracing(page, { categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] });
  await typeQueries(page);
  const trace = JSON.parse((await browser.stopTracing()).toString("utf8")) as { readonly traceEvents: TraceEvent[] };
  await context.close();
  const scripts = toWorkingTimes(trace.traceEvents, ["EventDispatch", "FunctionCall", "TimerFire", "RunMicrotasks"]);
  const all = toWorkingTimes(trace.traceEvents, ["RunTask"]);
  const most = at(scripts, 0.95);
  const half = at(all, 0.5);
  const shown = `95 % of ${all.length} keys under ${most.toFixed(1)} ms, with paint ${half.toFixed(1)} ms in the median; ${bar} ms at most`;
  const isFast = most <= bar && half <= bar;
  return { site: site.name, check: "keystroke to results", shown, faults: isFast ? [] : [shown] };
}

/** The time that so large a share of all does not exceed. */
function at(times: readonly number[], share: number): number {
  return (
    times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? Number.POSITIVE_INFINITY
  );
}

/** For each key the time that the thread that heard it spent on events of these names until then, in milliseconds. */
function toWorkingTimes(events: readonly TraceEvent[], names: readonly string[]): readonly number[] {
  const keys = events.filter(({ name, args }) => name === "EventDispatch" && args?.data?.type === "keydown");
  const counted = listOutermost(events.filter(({ name }) => names.includes(name)));
  return keys.map(({ pid, tid, ts }) => {
    const its = counted.filter((event) => event.pid === pid && event.tid === tid && endOf(event) > ts);
    return its.filter((event) => event.ts < ts + pause * 1000).reduce((sum, event) => sum + workOf(event), 0) / 1000;
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
