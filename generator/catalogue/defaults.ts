import type { Span } from "./span.ts";

/** What a new deployment begins with, besides who may do what. */
export interface Defaults {
  /** By id, in the written order. */
  readonly platforms: ReadonlyMap<string, KnownPlatform>;
  /** By id, in the written order. */
  readonly ownershipTypes: ReadonlyMap<string, OwnershipType>;
  /** In the written order; absent in catalogues of earlier releases. */
  readonly lifecycleStages?: readonly LifecycleStage[] | undefined;
  /** The more particular rules count before those for everything. */
  readonly retention: readonly RetentionRule[];
}

/** A system that data lives in, known before anything was ingested from it. */
export interface KnownPlatform {
  /** The end of its URN, e.g. `adlsGen1`. */
  readonly id: string;
  readonly urn: string;
  readonly label: string;
  /** Its kind as the model spells it, e.g. `RELATIONAL_DB`. */
  readonly type?: string | undefined;
  /** What stands between the parts of the names of its datasets. */
  readonly delimiter?: string | undefined;
  /** Path of the picture below the input, where the input has it. */
  readonly logo?: string | undefined;
  readonly span: Span;
}

/** A way to own something. */
export interface OwnershipType {
  /** The end of its URN. */
  readonly id: string;
  readonly urn: string;
  readonly label: string;
  /** Markdown. */
  readonly doc?: string | undefined;
  readonly span: Span;
}

/** A stage in the life of entities, which says whether they are found and what may come before it. */
export interface LifecycleStage {
  /** The end of its URN. */
  readonly id: string;
  readonly urn: string;
  readonly label: string;
  /** Markdown. */
  readonly doc?: string | undefined;
  /** Names of the entities that may be in it; absent where all may. */
  readonly entities?: readonly string[] | undefined;
  /** Whether searches leave out what is in it, unless they ask for the stage. */
  readonly hiddenInSearch: boolean;
  /** Ids of the stages from which it is entered, `__NONE__` for being in none; absent where it is from any. */
  readonly from?: readonly string[] | undefined;
  readonly span: Span;
}

/** How long older versions of an aspect are kept. */
export interface RetentionRule {
  /** Name of an entity, or `*` for all. */
  readonly entity: string;
  /** Name of an aspect, or `*` for all. */
  readonly aspect: string;
  /** So many versions are kept; absent where their number doesn't matter. */
  readonly versions?: number | undefined;
  /** So many seconds they are kept; absent where their age doesn't matter. */
  readonly seconds?: number | undefined;
  readonly span: Span;
}
