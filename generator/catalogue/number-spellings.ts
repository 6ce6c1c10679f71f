/**
 * Numbers of annotations that their author wrote in another way than JSON would, such as `10.0`, by JSON pointer. The
 * annotations themselves hold the value alone.
 */
export type NumberSpellings = Readonly<Record<string, string>>;

/** The spellings inside the value that a path leads to, by their pointers from there; undefined when there are none. */
export function numbersBelow(
  numbers: NumberSpellings | undefined,
  path: readonly (string | number)[],
): NumberSpellings | undefined {
  if (numbers === undefined) return undefined;
  const start = `${toPointer(path)}/`;
  const inside = Object.entries(numbers).filter(([pointer]) => pointer.startsWith(start));
  if (inside.length === 0) return undefined;
  return Object.fromEntries(inside.map(([pointer, text]) => [pointer.slice(start.length - 1), text]));
}

/** The JSON pointer to what a path leads to. */
export function toPointer(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
