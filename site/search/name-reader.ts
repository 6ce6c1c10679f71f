import type { FoundTerm } from "./found-term.ts";
import { keepAnswers } from "./keep-answers.ts";
import type { Symbols } from "./load-symbols.ts";
import { weakWords } from "./weigh-word.ts";

/** How much of what was asked names have. */
export interface NameReader {
  /** Of a name. */
  nameShare(name: number): number;
  /** Of the title of a page, by its first entry; its address, and what kind of thing it is about, say a little as well. */
  titleShare(first: number): number;
}

/** The least that a name counts of which all words were asked. */
export const saidWhole = 0.35;
/** What a word counts that is in the address of a page and not in its title. */
const addressShare = 0.5;
/** What is added for a name that has no other words than those that were asked. */
const wholeName = 0.6;

/** Where a word that was asked is. */
const places = { none: 0, name: 1, beside: 2 } as const;

/** Reads names for the terms that were found of each word, some of which are rarer than others. */
export function createNameReader(
  found: readonly (readonly FoundTerm[])[],
  rarity: readonly number[],
  { nameOf, termsOf, wholeTermOf, termsAround }: Symbols,
): NameReader {
  const wordsOf = groupWords(found);
  const total = rarity.reduce((total, each) => total + each, 0);
  const placeOf = new Uint8Array(found.length);
  const rate = (terms: readonly string[], others: ReadonlySet<string>): number => {
    placeOf.fill(places.none);
    let asked = 0;
    for (const term of terms) {
      const words = wordsOf.get(term);
      if (words === undefined) continue;
      asked += 1;
      for (const word of words) placeOf[word] = places.name;
    }
    if (others.size > 0) markBeside(placeOf, wordsOf, others);
    let had = 0;
    let beside = 0;
    for (let word = 0; word < placeOf.length; word += 1) {
      if (placeOf[word] === places.name) had += rarity[word] ?? 0;
      else if (placeOf[word] === places.beside) beside += rarity[word] ?? 0;
    }
    const used = asked / Math.max(1, terms.length);
    const isWhole = used === 1 ? 1 + wholeName : 1;
    const share = total === 0 ? 0 : (had * (0.6 + 0.4 * used) * isWhole + beside * addressShare) / total;
    // A name that was said whole is meant, however common its words are.
    return used === 1 && terms.some((term) => !weakWords.has(term)) ? Math.max(share, saidWhole) : share;
  };
  // As one word it is typed, or as its own.
  const listTerms = (name: number): readonly string[] => {
    const whole = wholeTermOf(name);
    return whole !== undefined && wordsOf.has(whole) ? [whole] : termsOf(name);
  };
  return {
    nameShare: keepAnswers((name) => rate(listTerms(name), noTerms)),
    titleShare: keepAnswers((first) => rate(listTerms(nameOf[first] ?? 0), termsAround(first))),
  };
}

const noTerms: ReadonlySet<string> = new Set();

/** By term, which words it was found for; longer terms that a word begins are in no name that was meant. */
function groupWords(found: readonly (readonly FoundTerm[])[]): ReadonlyMap<string, readonly number[]> {
  const words = new Map<string, number[]>();
  for (const [word, terms] of found.entries()) {
    for (const { term, isLonger } of terms) {
      if (isLonger === true) continue;
      const own = words.get(term);
      if (own === undefined) words.set(term, [word]);
      else own.push(word);
    }
  }
  return words;
}

function markBeside(
  placeOf: Uint8Array,
  wordsOf: ReadonlyMap<string, readonly number[]>,
  others: ReadonlySet<string>,
): void {
  for (const [term, words] of wordsOf) {
    if (!others.has(term)) continue;
    for (const word of words) if (placeOf[word] === places.none) placeOf[word] = places.beside;
  }
}
