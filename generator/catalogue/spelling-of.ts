import { isJsonNumber } from "./is-json-number.ts";

/** In characters. A longer number is none that anybody wrote. */
const longestSpelling = 40;

/**
 * A number as its author spelled it, where JSON would spell it otherwise and may spell it so: `10.0` of `10.0`, nothing of `2.5`, nor of
 * what only YAML takes, as `.5` and `0x1E`.
 */
export function spellingOf(text: string): string | undefined {
  const isSpelled = text.length <= longestSpelling && isJsonNumber(text) && Number.isFinite(Number(text));
  return isSpelled && /[.eE]/.test(text) && String(Number(text)) !== text ? text : undefined;
}
