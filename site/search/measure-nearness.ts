import { foldName, splitTerms, splitWords } from "../../generator/page-model/search-words.ts";

/** So many other words may stand between two that were asked one after the other. */
const mostBetween = 3;

/** The terms of a query, word by word; what only may be there tells nothing here. */
type AskedTerms = readonly (readonly { readonly term: string }[])[];

/**
 * The share of the words of a query that a text says in the neighbourhood of the word before, in that order: 1 for the very
 * words, 0 where they stand apart or there is only one.
 */
export function measureNearness(text: string, asked: AskedTerms): number {
  if (asked.length < 2) return 0;
  const wordOf = new Map<string, number>();
  for (const [word, terms] of asked.entries())
    for (const { term } of terms) if (!wordOf.has(term)) wordOf.set(term, word);
  const best = new Float64Array(asked.length);
  const lastAt = new Int32Array(asked.length).fill(-mostBetween - 2);
  let at = 0;
  for (const piece of text.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []) {
    const terms = splitWords(piece).length > 1 ? [...splitTerms(piece), foldName(piece)] : splitTerms(piece);
    for (const term of terms) {
      at += 1;
      const word = wordOf.get(term);
      if (word === undefined) continue;
      lastAt[word] = at;
      if (word === 0) continue;
      const between = at - (lastAt[word - 1] ?? 0) - 1;
      if (between <= mostBetween) best[word] = Math.max(best[word] ?? 0, 1 / (1 + between / 2));
    }
  }
  return best.reduce((sum, each) => sum + each, 0) / (asked.length - 1);
}
