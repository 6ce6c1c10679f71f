/** In characters. A longer number is none that anybody wrote. */
const longestSpelling = 40;

/** A number as its author spelled it, where JSON would spell it otherwise: `10.0` of `10.0`, nothing of `2.5`. */
export function spellingOf(text: string): string | undefined {
  const isSpelled = /[.eE]/.test(text) && text.length <= longestSpelling && Number.isFinite(Number(text));
  return isSpelled && String(Number(text)) !== text ? text : undefined;
}
