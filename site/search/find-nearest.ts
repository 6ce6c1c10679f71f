import { editDistance, mayBeNear } from "./edit-distance.ts";
import { toLetters } from "./folded-name.ts";
import type { Symbols } from "./load-symbols.ts";
import { isSpelled, spellWords } from "./spell-words.ts";

const longestName = 40;
const mostSlips = 3;

/** What words are put right by where no name as a whole is near: so much that nobody would be given it unasked. */
const slipsOfWord = 2;

/** Up to three names near what was asked, the nearest first, else its words put right; nothing where several are spelled well. */
export function findNearest(words: readonly string[], symbols: Symbols): readonly string[] {
  if (words.length > 1 && words.every((word) => isSpelled(word, symbols))) return [];
  const found = findNames(words.join(""), symbols);
  if (found.length > 0) return found;
  const right = spellWords(words, symbols, slipsOfWord)?.join(" ");
  return right === undefined ? [] : [right];
}

function findNames(joined: string, { names }: Pick<Symbols, "names">): readonly string[] {
  // What is longer is a question, and names near it mean something else.
  if (joined === "" || joined.length > longestName) return [];
  const limit = Math.min(mostSlips, Math.max(1, Math.floor(joined.length * 0.4)));
  const letters = toLetters(joined);
  const found = new Map<string, number>();
  for (const { name, folded, letters: own } of names) {
    if (Math.abs(folded.length - joined.length) > limit || !mayBeNear(letters, own, limit)) continue;
    const distance = editDistance(joined, folded, limit);
    if (distance <= limit) found.set(name, distance);
  }
  return [...found]
    .toSorted(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
    .slice(0, 3)
    .map(([name]) => name);
}
