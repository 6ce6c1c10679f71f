/**
 * What differs between a model and an earlier one, by kind of thing. Plain data: things stand in the order of their
 * names, what is gone among the rest. Words and places of files are no part of a model here.
 */
export interface ModelChanges {
  readonly entities: readonly Change[];
  readonly aspects: readonly AspectChange[];
  /** Records, enums, typerefs and fixed types that are no aspects, by full name. */
  readonly types: readonly Change[];
  /** Queries, mutations and subscriptions, by coordinate. */
  readonly operations: readonly Change[];
  readonly graphqlTypes: readonly Change[];
  /** Plugins of ingestion sources. */
  readonly plugins: readonly Change[];
}

export type ChangeKind = "added" | "removed" | "changed";

/**
 * What a change means for those who rely on the thing: it breaks them, it may surprise them, or they need not care.
 */
export type Effect = "breaking" | "risky" | "safe";

/** A thing that only one of the models has, or that says something else in the later one. */
export interface Change {
  readonly name: string;
  readonly kind: ChangeKind;
  /** The gravest of its own and its parts'. */
  readonly effect: Effect;
  /** What differs inside; empty for a thing that only one model has. */
  readonly parts: readonly PartChange[];
}

export interface AspectChange extends Change {
  /** Full names of the types it consists of that have changed, besides its own record. */
  readonly through: readonly string[];
  /** Absent for an aspect that only one model has. */
  readonly evolution?: Evolution | undefined;
}

/** One difference inside of a thing. */
export interface PartChange {
  /** What differs, in a word or two, e.g. `field` or `default of field`. */
  readonly what: string;
  /** Absent where the thing has but one of the kind. */
  readonly name?: string | undefined;
  readonly kind: ChangeKind;
  /** What it was and what it is; one of them is absent for what was added or removed. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly effect: Effect;
}

/** Whether data gets along with the other form of an aspect's schema, by Avro's rules. */
export interface Evolution {
  /** Data that was written by the earlier schema can be read by the later one. */
  readonly backward: Verdict;
  /** Data that is written by the later schema can be read by the earlier one. */
  readonly forward: Verdict;
}

export interface Verdict {
  readonly holds: boolean;
  /** Why not, in the words of the Avro library. */
  readonly reason?: string | undefined;
}

const gravity: readonly Effect[] = ["safe", "risky", "breaking"];

/** The gravest of some effects; `safe` when there are none. */
export function gravest(effects: readonly Effect[]): Effect {
  return gravity[Math.max(0, ...effects.map((effect) => gravity.indexOf(effect)))] ?? "safe";
}
