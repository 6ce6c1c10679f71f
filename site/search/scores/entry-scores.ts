/** What was found. */
export interface EntryScores {
  /** For each entry; 0 where it does not match. */
  readonly scores: Float32Array;
  /** The highest of them, before what a thing is worth by itself. */
  readonly best: number;
  /** Present where what was found best is only what an order is about, by another word for it. */
  readonly isOther?: true;
}

/** The better of both for each entry. */
export function mergeScores(a: EntryScores, b: EntryScores): EntryScores {
  return {
    scores: a.scores.map((score, entry) => Math.max(score, b.scores[entry] ?? 0)),
    best: Math.max(a.best, b.best),
  };
}

/** The scores at a share of what they are. */
export function weaken({ scores, best }: EntryScores, share: number): EntryScores {
  return { scores: scores.map((score) => score * share), best: best * share };
}
