import { formatCount } from "../diagnostics/print/print-summary.ts";
import type { Settings } from "../config/settings.ts";
import type { GenerateResult } from "../generate.ts";
import type { StageTiming } from "../run.ts";

/** The closing line of a run: what was read, what was written, and how long it took; undefined when nothing was written. */
export function describeResult(
  result: GenerateResult,
  settings: Settings,
  timings: readonly StageTiming[],
): string | undefined {
  if (result.pages === undefined || result.files === undefined) return undefined;
  const seconds = timings.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  const read = formatCount(result.files, "file");
  const { pages, editions = 1 } = result;
  const written = editions === 1 ? formatCount(pages, "page") : `${formatCount(pages, "page")} in ${editions} versions`;
  return `${read} read, ${written} written to ${settings.out} in ${seconds.toFixed(1)} s`;
}
