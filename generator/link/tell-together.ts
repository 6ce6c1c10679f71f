/** A name that is used and that nothing declares. */
export interface UnknownName {
  readonly name: string;
  readonly uses: number;
  /** Names that it may be a slip of. */
  readonly suggestions: readonly string[];
}

/** Fewer may be as many mistakes; more are what stands in a file that was not read. */
const fewestOfCause = 5;

/**
 * What is told, with what is told along with it: names of which each is a mistake by itself, and at the first of them many that are
 * no slips of a declared name, since these have one cause.
 */
export function tellTogether<Unknown extends UnknownName>(
  unknown: readonly Unknown[],
  fewest = fewestOfCause,
): readonly (readonly [told: Unknown, rest: readonly Unknown[]])[] {
  const strange = unknown.filter(({ suggestions }) => suggestions.length === 0);
  if (strange.length < fewest) return unknown.map((one) => [one, []]);
  return unknown.flatMap((one) =>
    one === strange[0] ? [[one, strange.slice(1)]] : one.suggestions.length === 0 ? [] : [[one, []]],
  );
}
