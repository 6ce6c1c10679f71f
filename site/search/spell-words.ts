import { isStopWord } from "../../generator/page-model/search-words.ts";
import { editDistance, mayBeNear } from "./edit-distance.ts";
import { toLetters } from "./folded-name.ts";
import type { Symbols } from "./load-symbols.ts";
import { slipsOf } from "./match-word.ts";

/** The words that names are made of. */
export interface Vocabulary {
  /** Folded, with how many names have each and the letters that are in it. */
  readonly words: ReadonlyMap<string, VocabularyWord>;
  /** Where the second of two words begins that a word is made of, as in `dataset`; 0 where it is not. */
  cutOf(word: string): number;
}

interface VocabularyWord {
  count: number;
  readonly letters: number;
}

const known = new WeakMap<Symbols, Vocabulary>();

/** The words of all names of a site; made when they are first wanted. */
export function readVocabulary(symbols: Symbols): Vocabulary {
  let vocabulary = known.get(symbols);
  if (vocabulary === undefined) {
    vocabulary = collectVocabulary(symbols);
    known.set(symbols, vocabulary);
  }
  return vocabulary;
}

function collectVocabulary({ names }: Symbols): Vocabulary {
  const words = new Map<string, VocabularyWord>();
  for (const { folded, starts } of names) {
    for (const [index, start] of starts.entries()) {
      const word = folded.slice(start, starts[index + 1]);
      const entry = words.get(word);
      if (entry === undefined) words.set(word, { count: 1, letters: toLetters(word) });
      else entry.count += 1;
    }
  }
  const cuts = new Map<string, number>();
  return {
    words,
    cutOf(word) {
      let cut = cuts.get(word);
      if (cut === undefined) cuts.set(word, (cut = findCut(word, words)));
      return cut;
    },
  };
}

/** Shorter ones are the beginning or end of too much. */
const shortestPart = 3;

function findCut(word: string, words: ReadonlyMap<string, VocabularyWord>): number {
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut += 1) {
    if (words.has(word.slice(0, cut)) && words.has(word.slice(cut))) return cut;
  }
  return 0;
}

/** Whether a word is one that names have, that stands for one of them, or that says nothing. */
export function isSpelled(word: string, symbols: Symbols): boolean {
  return readVocabulary(symbols).words.has(word) || symbols.synonyms.has(word) || isStopWord(word);
}

/** The words with those that no name has put right, where a slip or so away from one that names have; undefined when none is. */
export function spellWords(words: readonly string[], symbols: Symbols, slips?: number): readonly string[] | undefined {
  const vocabulary = readVocabulary(symbols);
  const right = words.map((word) => spellWord(word, vocabulary, slips) ?? word);
  return right.some((word, index) => word !== words[index]) ? right : undefined;
}

/** Shorter words have too many neighbours. */
const shortestSpelled = 5;

/** The word that is meant by one that no name has; undefined where that is unknown. */
export function spellWord(word: string, { words }: Vocabulary, limit = slipsOf(word)): string | undefined {
  if (word.length < shortestSpelled || words.has(word) || isStopWord(word)) return undefined;
  const letters = toLetters(word);
  let best: { readonly word: string; readonly distance: number; readonly count: number } | undefined;
  for (const [other, { count, letters: own }] of words) {
    // What it is the beginning of may not have been typed to its end.
    if (other.startsWith(word)) return undefined;
    if (Math.abs(other.length - word.length) > limit || !mayBeNear(letters, own, limit)) continue;
    // Two slips leave the first letter where it was.
    const distance = editDistance(word, other, limit) + (other.charCodeAt(0) === word.charCodeAt(0) ? 0 : 0.5);
    if (distance > limit) continue;
    if (best === undefined || distance < best.distance || (distance === best.distance && count > best.count)) {
      best = { word: other, distance, count };
    }
  }
  return best?.word;
}
