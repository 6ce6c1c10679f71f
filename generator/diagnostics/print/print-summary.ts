import type { Colors } from "picocolors/types.js";
import { formatCount as formatNumber } from "../../catalogue/nouns.ts";
import type { SeverityCounts } from "../arrange.ts";

interface SummaryOptions {
  readonly colors: Colors;
  readonly verbose?: boolean | undefined;
  /** How many warnings the baseline lists. */
  readonly known?: number | undefined;
}

/** The last line of a report, e.g. `2 errors, 1 warning`; undefined when there is nothing to say. */
export function printSummary(
  counts: SeverityCounts,
  { colors, verbose, known = 0 }: SummaryOptions,
): string | undefined {
  const parts: string[] = [];
  if (counts.error > 0) parts.push(colors.red(formatCount(counts.error, "error")));
  if (counts.warning > 0) parts.push(colors.yellow(formatCount(counts.warning, "warning")));
  if (known > 0) parts.push(colors.dim(formatCount(known, "known warning")));
  if (counts.info > 0 && verbose) parts.push(formatCount(counts.info, "note"));
  if (counts.info > 0 && !verbose) parts.push(colors.dim(`${formatCount(counts.info, "note")} hidden (--verbose)`));
  return parts.length === 0 ? undefined : parts.join(", ");
}

/** A number with its noun: `1 error`, `1,204 errors`. */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}
