import type { NamedSchema } from "../catalogue/schema.ts";
import type { JsonDialect } from "./json-dialect.ts";
import type { DemandsOf } from "./remember-demands.ts";
import type { SamplePattern } from "./remember-patterns.ts";
import type { SampleUrns } from "./sample-urns.ts";
import type { Vocabulary } from "./sample-values.ts";

/** `minimal` has what a value can't do without, `full` every field. */
export type SampleExtent = "minimal" | "full";

/** What is known while a sample is made. */
export interface Sampling {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly urns: SampleUrns;
  readonly vocabulary: Vocabulary;
  readonly forPattern: SamplePattern;
  readonly demands: DemandsOf;
  readonly ranks: ReadonlyMap<string, number>;
  readonly extent: SampleExtent;
  /** Whether annotations are keywords of JSON Schema, which say what values may be. */
  readonly isLimited: boolean;
  /** Whether numbers of defaults are spelled as their author did. */
  readonly isSpelled: boolean;
  /** How values are written. */
  readonly dialect: JsonDialect;
  /** Whether it is for whoever sends it, so that what is only read is left out. */
  readonly isSent: boolean;
  /** In so many records, one in the other, optional fields are filled. */
  readonly levels: number;
  /** Beyond this many values the rest of a full sample has required fields only. */
  readonly enough: number;
  /** Beyond this many, records stay empty. */
  readonly most: number;
  /** Records that the current value is inside of. */
  readonly open: Set<string>;
  /** How many values have been made. */
  values: number;
  /** How many values are around the current one. */
  depth: number;
  /** Characters that may yet be taken. */
  left: number;
  /** Whether fields were left out for the levels alone. */
  isCut: boolean;
}

/** Values nest no deeper than this. */
export const maxDepth = 150;
