import { foldName, splitWords } from "../../generator/page-model/search-words.ts";

/** A name as search compares it. */
export interface FoldedName {
  readonly name: string;
  /** Its letters and digits in lower case, without what separates them. */
  readonly folded: string;
  /** Where its words begin in the folded form. */
  readonly starts: readonly number[];
  /** A bit for each letter that is in it. */
  readonly letters: number;
}

/** A name as queries are compared with it. */
export function toFoldedName(name: string): FoldedName {
  const starts: number[] = [];
  let folded = "";
  for (const word of splitWords(name)) {
    starts.push(folded.length);
    folded += foldName(word);
  }
  return { name, folded, starts, letters: toLetters(folded) };
}

/** A bit for each letter of a folded text; digits share theirs. */
export function toLetters(folded: string): number {
  let letters = 0;
  for (let index = 0; index < folded.length; index += 1) letters |= 1 << (folded.charCodeAt(index) % 32);
  return letters;
}

/** A place in a text, the end not in it. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Where in the written name a place of the folded form is, separators inside it included. */
export function toWrittenRange(name: string, { start, end }: TextRange): TextRange {
  let from = name.length;
  let folded = 0;
  let offset = 0;
  for (const letter of name) {
    const length = foldName(letter).length;
    if (length > 0 && folded === start) from = offset;
    folded += length;
    offset += letter.length;
    if (length > 0 && folded >= end) return { start: from, end: offset };
  }
  return { start: from, end: name.length };
}
