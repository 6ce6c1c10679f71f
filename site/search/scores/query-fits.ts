export interface QueryFits {
  readonly text: string;
  readonly words: readonly string[];
  readonly joined: string;
  /** For each word its fits, by name. */
  readonly fits: readonly Uint8Array[];
  /** By name, how far it is from the query, where that is near. */
  readonly near?: ReadonlyMap<number, number>;
}
