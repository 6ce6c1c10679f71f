/*
 * How search takes names and texts apart. The generator does it when it makes the index and the reader's
 * browser when it answers a query, so both have to use these functions and no others.
 */

const mark = /\p{M}+/gu;
const separators = /[^\p{L}\p{N}]+/gu;

/** The letters and digits of a text in lower case, without accents: `NON_PROD` gives `nonprod`. */
export function foldName(text: string): string {
  return foldCase(text).replace(separators, "");
}

/** A text in lower case and without accents. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  return isAscii(lower) ? lower : lower.normalize("NFKD").replace(mark, "");
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 127) return false;
  return true;
}

/** Between a small letter or digit and a capital, and before the last capital of several: `browsePathsV2`, `URNField`. */
const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** The words that a name or a text is made of, as they are written: those between separators, and the humps of each. */
export function splitWords(text: string): readonly string[] {
  const words: string[] = [];
  for (const piece of text.split(separators)) {
    if (piece !== "") words.push(...piece.split(humps));
  }
  return words;
}

/** The words of a text that full-text search looks for: folded, with names both whole and in parts. */
export function listTerms(text: string): readonly string[] {
  const terms: string[] = [];
  for (const piece of text.split(/[^\p{L}\p{M}\p{N}_]+/u)) {
    if (piece === "") continue;
    const words = splitWords(piece);
    for (const word of words) terms.push(toTerm(word));
    if (words.length > 1) terms.push(foldName(piece));
  }
  return terms.filter((term) => term !== "" && term.length <= longestTerm);
}

/** Longer words are data, such as keys and hashes. */
const longestTerm = 40;

/** A word as the index has it. */
export function toTerm(word: string): string {
  return stemWord(foldName(word));
}

/** Words that say nothing about what is asked. */
const stopWords: ReadonlySet<string> = new Set(
  (
    "a an and any are as at be been but by can could did do does for from get had has have how i if in into is it its " +
    "me my of on or our should so than that the their them then there these they this to use used uses using want was " +
    "we were what when where which who why will with would you your"
  ).split(" "),
);

/** Whether a folded word can be left out of a question without changing what it asks. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

const derivations: readonly (readonly [suffix: string, shortest: number])[] = [
  ["ation", 4],
  ["ating", 4],
  ["ated", 4],
  ["ator", 4],
  ["ate", 4],
  ["ion", 4],
  ["ing", 3],
  ["ed", 3],
  ["al", 5],
  ["ly", 4],
  ["e", 3],
];

/**
 * What an English word has in common with its relatives: `deprecate`, `deprecated` and `deprecation` give the
 * same. It errs on the side of telling words apart; other languages lose little by it.
 */
export function stemWord(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const stem = dropDerivation(dropPlural(word)).replace(/y$/, "i");
  return stem.length > 3 ? stem.replace(/([a-z])\1$/, "$1") : stem;
}

function dropPlural(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word;
}

function dropDerivation(word: string): string {
  for (const [suffix, shortest] of derivations) {
    if (word.endsWith(suffix) && word.length - suffix.length >= shortest) return word.slice(0, -suffix.length);
  }
  return word;
}
