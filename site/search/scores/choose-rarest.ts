import type { WordFits } from "../match-word.ts";

/** Shorter words are in so many names that to count them takes longer than it spares. */
const shortestTelling = 3;

/** Of several words the one that fits the fewest names, so far as that is soon told. */
export function chooseRarest(fits: readonly WordFits[]): WordFits | undefined {
  const telling = fits.filter(({ word }) => word.length >= shortestTelling);
  const [first, ...others] = telling.length > 0 ? telling : fits;
  return others.reduce((rarest, each) => (each.list().length < (rarest?.list().length ?? 0) ? each : rarest), first);
}
