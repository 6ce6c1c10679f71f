/** What was found. */
export interface EntryScores {
  /** What each entry scores that matches: few of all do. */
  readonly scores: ReadonlyMap<number, number>;
  /** The highest of them, before what a thing is worth by itself. */
  readonly best: number;
  /** Present where what was found best is only what an order is about, by another word for it. */
  readonly isOther?: true;
}

/** Nothing at all. */
export const noScores: EntryScores = { scores: new Map(), best: 0 };

/** The better of both for each entry. */
export function mergeScores(a: EntryScores, b: EntryScores): EntryScores {
  const scores = new Map<number, number>();
  for (const found of [a.scores, b.scores]) {
    for (const [entry, score] of found) if (score > (scores.get(entry) ?? 0)) scores.set(entry, score);
  }
  return { scores, best: Math.max(a.best, b.best) };
}

/** The scores at a share of what they are. */
export function weaken({ scores, best }: EntryScores, share: number): EntryScores {
  return { scores: collectScores(scores.keys(), (entry) => (scores.get(entry) ?? 0) * share), best: best * share };
}

/** What entries score, those left out that score nothing. */
export function collectScores(
  entries: Iterable<number>,
  toScore: (entry: number) => number,
): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const entry of entries) {
    // Sums that differ in their last digits only, by the way in which they were made, are the same.
    const score = Math.fround(toScore(entry));
    if (score !== 0) scores.set(entry, score);
  }
  return scores;
}
