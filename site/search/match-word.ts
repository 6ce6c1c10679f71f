import { stemWord } from "../../generator/page-model/search-words.ts";
import { isOneSlipAway } from "./edit-distance.ts";
import { toLetters, type FoldedName } from "./folded-name.ts";
import { keepAnswer } from "./keep-answer.ts";
import type { NameIndex } from "./name-index.ts";

/** How well a word fits a name, the greater the better; nothing is 0. */
export const fit = { none: 0, near: 1, inside: 2, word: 3, start: 4, whole: 5 } as const;

/** How a word of a query fits the names of a site. */
export interface WordFits {
  readonly word: string;
  /** How well it fits a name. */
  fitOf(name: number): number;
  /** The names that it fits; listed when they are first wanted, since there may be many. */
  list(): readonly number[];
}

/** How a folded word fits names that have it. */
export function matchWord(word: string, { names, letters, listContaining }: NameIndex): WordFits {
  const own = toLetters(word);
  return {
    word,
    fitOf(number) {
      const name = names[number];
      return name === undefined || (own & ~(letters[number] ?? 0)) !== 0 ? fit.none : fitWord(word, name);
    },
    list: keepAnswer(() => listContaining(word)),
  };
}

function fitWord(word: string, { folded, starts }: FoldedName): number {
  let at = folded.indexOf(word);
  if (at < 0) return fit.none;
  if (at === 0) return folded.length === word.length ? fit.whole : fit.start;
  for (; at >= 0; at = folded.indexOf(word, at + 1)) if (starts.includes(at)) return fit.word;
  return fit.inside;
}

/** Shorter words have too many neighbours. */
const shortestNear = 4;

/**
 * The same with the names that a word fits but for how it is inflected, or but for a slip of the finger: not where it is spelled
 * right, as a word that names have: a logo is no log.
 */
export function matchNearly(word: string, index: NameIndex, isSpelled: boolean): WordFits {
  const exact = matchWord(word, index);
  if (word.length < shortestNear) return exact;
  const { names, letters, listContaining } = index;
  const stem = stemWord(word);
  const isStem = stem.length >= shortestNear;
  const own = toLetters(word);
  const isNear = (number: number): boolean => {
    const name = names[number];
    if (name === undefined) return false;
    if (isStem && beginsWord(stem, name)) return true;
    const missing = own & ~(letters[number] ?? 0);
    // At most one of its letters.
    return !isSpelled && (missing & (missing - 1)) === 0 && isNearPart(word, name);
  };
  return {
    word,
    fitOf: (number) => exact.fitOf(number) || (isNear(number) ? fit.near : fit.none),
    list: keepAnswer(() => {
      const near = isSpelled ? (isStem ? listContaining(stem) : []) : [...names.keys()];
      return [...new Set([...exact.list(), ...near.filter(isNear)])];
    }),
  };
}

/** Whether one of a name's words begins with a text. */
function beginsWord(text: string, { folded, starts }: FoldedName): boolean {
  return folded.includes(text) && starts.some((start) => folded.startsWith(text, start));
}

/** Whether the word is nearly one of the name's words, or what some of them begin with. */
function isNearPart(word: string, { folded, starts }: FoldedName): boolean {
  for (const [index, start] of starts.entries()) {
    if (!beginsAlike(word, folded, start)) continue;
    const part = folded.slice(start, starts[index + 1]);
    if (part.length > 2 && isOneSlipAway(word, part)) return true;
    // As long as the word itself, and one more: the rest may not have been typed yet.
    const rest = folded.length - start;
    if (rest >= word.length && isOneSlipAway(word, folded.slice(start, start + word.length))) return true;
    if (rest > word.length && isOneSlipAway(word, folded.slice(start, start + word.length + 1))) return true;
  }
  return false;
}

/** Whether one of the first two letters is where it is, or where the other one is: so much a slip leaves. */
function beginsAlike(word: string, folded: string, start: number): boolean {
  const [first, second] = [word.charCodeAt(0), word.charCodeAt(1)];
  const [other, next] = [folded.charCodeAt(start), folded.charCodeAt(start + 1)];
  return first === other || second === next || second === other || first === next;
}

/** How far a whole name may be from what was typed. */
export function slipsOf(word: string): number {
  return word.length < shortestNear ? 0 : word.length < 9 ? 1 : 2;
}
