import { groupByPage } from "./group-by-page.ts";
import type { Symbols } from "./load-symbols.ts";

/** Among so many the same names are spread. */
const spread = 400;

/** Of one name, so many may follow one another; further ones give way to other names. */
const alikeWhole = 3;
const alike = 1;
const setBack = { whole: 30, other: 40 } as const;
const wholeScore = 940;

/** How many entries are wanted, and how they are put in order. */
export interface RankOptions {
  readonly limit: number;
  /** Whether all of something is wanted and not a name. */
  readonly isListing: boolean;
  /** Whether the results of a page stand together, as among results of all kinds. */
  readonly isGrouped: boolean;
}

/**
 * The entries with the highest scores. Where many things have the same name, as fields often do, the later of
 * them let others pass, so that a beginning shows what it may be the beginning of.
 */
export function rankEntries(
  entries: readonly number[],
  scores: ReadonlyMap<number, number>,
  symbols: Symbols,
  { limit, isListing, isGrouped }: RankOptions,
): readonly number[] {
  const { names, nameOf } = symbols;
  // One number to sort by: the score first, then the order of the index.
  const keys = Float64Array.from(
    entries,
    (entry) => Math.round((scores.get(entry) ?? 0) * 16) * size + (size - 1 - entry),
  );
  const best = [...keys.toSorted().subarray(-Math.max(spread, limit))]
    .toReversed()
    .map((key) => size - 1 - (key % size));
  if (isListing) return best.slice(0, limit);
  const counts = new Map<string, number>();
  const ranked = best.map((entry) => {
    const folded = names[nameOf[entry] ?? 0]?.folded ?? "";
    const before = counts.get(folded) ?? 0;
    counts.set(folded, before + 1);
    const score = scores.get(entry) ?? 0;
    const isWhole = score >= wholeScore;
    const extra = Math.max(0, before + 1 - (isWhole ? alikeWhole : alike));
    return { entry, score: score - extra * (isWhole ? setBack.whole : setBack.other) };
  });
  const sorted = ranked.toSorted((a, b) => b.score - a.score).map(({ entry }) => entry);
  return (isGrouped ? groupByPage(sorted, symbols) : sorted).slice(0, limit);
}

/** More than there are entries. */
const size = 2 ** 24;
