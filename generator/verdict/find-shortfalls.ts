import type { Coverage } from "../catalogue/measure-coverage.ts";
import { formatCount } from "../catalogue/nouns.ts";
import type { CoverageGoal } from "../config/config.ts";
import { coverageCodes } from "../diagnostics/codes/coverage.ts";
import type { Problem } from "../diagnostics/diagnostic.ts";

/** What keeps a model from the coverage that is asked for; `before` is the most that it has had. */
export function findShortfalls(coverage: Coverage, goal: CoverageGoal, before: number | undefined): readonly Problem[] {
  const { percent } = coverage;
  const { minimum = 0, ratchet = false } = goal;
  if (percent < minimum) {
    return [coverageCodes.belowMinimum({ percent, wanted: minimum, missing: describeGaps(coverage) })];
  }
  if (!ratchet || before === undefined || percent >= before) return [];
  return [coverageCodes.fell({ percent, wanted: before, missing: describeGaps(coverage) })];
}

/** How many of each are named. */
const named = 3;

/** E.g. `34 of 120 fields, 2 of 8 entities; in Ownership (12), Dataset (8)`. */
function describeGaps({ kinds, emptiest }: Coverage): string {
  const byKind = kinds
    .map(({ label, described, total }) => ({ label, missing: total - described, total }))
    .filter(({ missing }) => missing > 0)
    .sort((a, b) => b.missing - a.missing)
    .slice(0, named)
    .map(({ label, missing, total }) => `${formatCount(missing)} of ${formatCount(total)} ${toWords(label)}`);
  const inThings = emptiest.slice(0, named).map(({ label, missing }) => `\`${label}\` (${formatCount(missing)})`);
  return `${byKind.join(", ")}; in ${inThings.join(", ")}`;
}

/** The label of a column in the middle of a sentence. */
function toWords(label: string): string {
  return label.startsWith("GraphQL") ? label : label.toLowerCase();
}
