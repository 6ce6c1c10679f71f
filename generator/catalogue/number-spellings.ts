/**
 * Numbers of annotations that their author wrote in another way than JSON would, such as `10.0`, by JSON pointer. The
 * annotations themselves hold the value alone.
 */
export type NumberSpellings = Readonly<Record<string, string>>;

/** The JSON pointer to what a path leads to. */
export function toPointer(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
