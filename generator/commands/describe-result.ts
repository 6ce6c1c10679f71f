import { formatCount } from "../diagnostics/print/print-summary.ts";
import type { Settings } from "../config/settings.ts";
import type { GenerateResult } from "../generate.ts";
import type { StageTiming } from "../run.ts";
import { describeUncached } from "./describe-uncached.ts";

/** The closing line of a run: what was read, what was written, and how long it took; undefined when nothing was written. */
export function describeResult(
  result: GenerateResult,
  settings: Settings,
  timings: readonly StageTiming[],
): string | undefined {
  const { site, uncached } = result;
  if (site === undefined) return undefined;
  const seconds = timings.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  const read = formatCount(site.files, "file");
  const pages = formatCount(site.pages, "page");
  const made = site.editions === 1 ? pages : `${pages} in ${site.editions} versions`;
  const took = `in ${seconds.toFixed(1)} s`;
  const are = site.pages === 1 && site.editions === 1 ? "is" : "are";
  if (site.changed === 0) return `${read} read, ${made} in ${settings.out} ${are} up to date, found ${took}`;
  const written = `${read} read, ${made} written to ${settings.out} ${took}`;
  if (uncached === undefined) return written;
  return `${written}\n${describeUncached(uncached, settings, ", --no-cache does without")}`;
}
