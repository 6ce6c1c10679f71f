import type { Symbols } from "../load-symbols.ts";
import { matchNearly, matchWord } from "../match-word.ts";
import { readNameIndex } from "../name-index.ts";
import { readVocabulary } from "../spell-words.ts";
import { findNearNames } from "./find-near-names.ts";
import type { QueryFits } from "./query-fits.ts";

/** How words fit names as they are written. */
export function fitExactly(text: string, words: readonly string[], symbols: Symbols): QueryFits {
  const index = readNameIndex(symbols);
  return { text, words, joined: words.join(""), fits: words.map((word) => matchWord(word, index)) };
}

/** The same with names that are a slip away, as a whole from `joined`. */
export function fitNearly(text: string, words: readonly string[], joined: string, symbols: Symbols): QueryFits {
  const index = readNameIndex(symbols);
  const { words: spelled } = readVocabulary(symbols);
  const fits = words.map((word) => matchNearly(word, index, words.length > 1 && spelled.has(word)));
  return { text, words, joined, fits, near: findNearNames(joined, index) };
}
