import type { Change, Verdict } from "../compare/change.ts";

/** What a comparison fails on, from the verdicts of changes. */
export type FailOn = "breaking" | "reindex" | "risky" | "any";

const failing: Readonly<Record<FailOn, ReadonlySet<Verdict>>> = {
  breaking: new Set(["breaking"]),
  reindex: new Set(["breaking", "reindex"]),
  risky: new Set(["breaking", "reindex", "risky"]),
  any: new Set(["breaking", "reindex", "risky", "safe", "docs"]),
};

/** A change that somebody has looked at and wants. */
export interface Acceptance {
  readonly rule: string;
  readonly coordinate: string;
  readonly reason: string;
  /** The last day on which it counts, e.g. `2027-06-30`. */
  readonly until?: string | undefined;
}

/** Changes sorted by what they mean for a gate. */
export interface Judged {
  /** What it fails on. */
  readonly failing: readonly Change[];
  readonly passing: readonly Change[];
  readonly accepted: readonly Change[];
  /** Entries that no change needs, or whose day is over. */
  readonly unused: readonly (Acceptance & { readonly isOver: boolean })[];
}

/** Holds changes to what a gate fails on. `today` is a day such as `2027-01-31`. */
export function judgeChanges(
  changes: readonly Change[],
  {
    failOn,
    accepted,
    today,
  }: { readonly failOn?: FailOn | undefined; readonly accepted: readonly Acceptance[]; readonly today: string },
): Judged {
  const keyOf = (rule: string, coordinate: string): string => `${rule} ${coordinate}`;
  const valid = accepted.filter(({ until }) => until === undefined || until >= today);
  const keys = new Set(valid.map(({ rule, coordinate }) => keyOf(rule, coordinate)));
  const isAccepted = ({ code, coordinate }: Change): boolean => keys.has(keyOf(code, coordinate));
  const isFailing = ({ verdict }: Change): boolean => failOn !== undefined && failing[failOn].has(verdict);
  const needed = new Set(changes.filter(isAccepted).map(({ code, coordinate }) => keyOf(code, coordinate)));
  return {
    failing: changes.filter((change) => isFailing(change) && !isAccepted(change)),
    passing: changes.filter((change) => !isFailing(change) && !isAccepted(change)),
    accepted: changes.filter(isAccepted),
    unused: accepted
      .map((entry) => ({ ...entry, isOver: !valid.includes(entry) }))
      .filter(({ rule, coordinate, isOver }) => isOver || !needed.has(keyOf(rule, coordinate))),
  };
}
