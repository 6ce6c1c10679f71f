import type { WordFits } from "../match-word.ts";

/** A query with how well each name of the index fits each of its words. */
export interface QueryFits {
  readonly text: string;
  readonly words: readonly string[];
  /** The words without what is between them. */
  readonly joined: string;
  /** For each word how it fits names. */
  readonly fits: readonly WordFits[];
  /** By name, how far it is from the query, where that is near. */
  readonly near?: ReadonlyMap<number, number>;
}
