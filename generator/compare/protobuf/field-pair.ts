import type { Site } from "../compare-words.ts";

/** Where two forms of something are told, and what has to be known of the names in both. */
export interface FieldPair {
  readonly site: Site;
  /** What a type of the earlier model is called in the later one. */
  readonly nowNamed: (name: string) => string;
  readonly isEnum: (name: string) => boolean;
}
