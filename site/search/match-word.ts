import { stemWord } from "../../generator/page-model/search-words.ts";
import { countBits, isOneSlipAway } from "./edit-distance.ts";
import { toLetters, type FoldedName } from "./folded-name.ts";

/** How well a word fits a name, the greater the better; nothing is 0. */
export const fit = { none: 0, near: 1, inside: 2, word: 3, start: 4, whole: 5 } as const;

/** For each name how well a folded word fits it. */
export function matchWord(word: string, names: readonly FoldedName[]): Uint8Array {
  const fits = new Uint8Array(names.length);
  const letters = toLetters(word);
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index];
    if (name !== undefined && (letters & ~name.letters) === 0) fits[index] = fitWord(word, name);
  }
  return fits;
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
 * Adds the names that a word fits but for how it is inflected, or but for a slip of the finger: not where it is spelled right, as a
 * word that names have: a logo is no log.
 */
export function addNear(word: string, names: readonly FoldedName[], fits: Uint8Array, isSpelled: boolean): void {
  if (word.length < shortestNear) return;
  const letters = toLetters(word);
  const stem = stemWord(word);
  const lettersOfStem = stem.length < shortestNear ? -1 : toLetters(stem);
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index];
    if (name === undefined || fits[index] !== fit.none) continue;
    const missing = countBits(letters & ~name.letters);
    const mayBegin = (lettersOfStem & ~name.letters) === 0;
    if (mayBegin && name.starts.some((start) => name.folded.startsWith(stem, start))) {
      fits[index] = fit.near;
    } else if (!isSpelled && missing <= 1 && isNearPart(word, name)) fits[index] = fit.near;
  }
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
