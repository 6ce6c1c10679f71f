import type { Span } from "./span.ts";

/** What a new deployment begins with, besides who may do what. */
export interface Defaults {
  /** By id, in the written order. */
  readonly platforms: ReadonlyMap<string, KnownPlatform>;
  /** By id, in the written order. */
  readonly ownershipTypes: ReadonlyMap<string, OwnershipType>;
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
