import { countBits, editDistance } from "./edit-distance.ts";
import { toLetters, type FoldedName } from "./folded-name.ts";

/** How well a word fits a name, the greater the better; nothing is 0. */
export const fit = { none: 0, near: 1, inside: 2, word: 3, start: 4, whole: 5 } as const;

/** For each name how well a folded word fits it. */
export function matchWord(word: string, names: readonly FoldedName[]): Uint8Array {
  const fits = new Uint8Array(names.length);
  const letters = toLetters(word);
  for (const [index, name] of names.entries()) {
    if ((letters & ~name.letters) === 0) fits[index] = fitWord(word, name);
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

/** Adds the names that a word fits but for a slip of the finger. */
export function addNear(word: string, names: readonly FoldedName[], fits: Uint8Array): void {
  if (word.length < shortestNear) return;
  const letters = toLetters(word);
  for (const [index, name] of names.entries()) {
    if (fits[index] !== fit.none || countBits(letters & ~name.letters) > 1) continue;
    if (isNearPart(word, name)) fits[index] = fit.near;
  }
}

/** Whether the word is nearly one of the name's words, or what several of them begin with. */
function isNearPart(word: string, { folded, starts }: FoldedName): boolean {
  for (const [index, start] of starts.entries()) {
    const part = folded.slice(start, starts[index + 1]);
    if (part.length > 2 && editDistance(word, part, 1) <= 1) return true;
    // As long as the word itself: the rest may not have been typed yet.
    const rest = folded.length - start;
    if (rest < word.length - 1) continue;
    if (editDistance(word, folded.slice(start, start + word.length), 1) <= 1) return true;
    if (rest > word.length && editDistance(word, folded.slice(start, start + word.length + 1), 1) <= 1) return true;
  }
  return false;
}

/** How far a whole name may be from what was typed. */
export function slipsOf(word: string): number {
  return word.length < shortestNear ? 0 : word.length < 9 ? 1 : 2;
}
