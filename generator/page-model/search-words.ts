import { cutUnspaced } from "./search-unspaced.ts";

/*
 * How search takes names and texts apart. The generator does it when it makes the index and the reader's
 * browser when it answers a query, so both have to use these functions and no others.
 */

const mark = /\p{M}+/gu;
const separators = /[^\p{L}\p{N}]+/gu;
/** A mark belongs to the letter before it. */
const betweenWords = /[^\p{L}\p{M}\p{N}]+/gu;

/** The letters and digits of a text in lower case, without accents: `NON_PROD` gives `nonprod`. */
export function foldName(text: string): string {
  const folded = foldCase(text);
  return plainWord.test(folded) ? folded : folded.replace(separators, "");
}

/** Most words have nothing to take out, which is sooner told than what separates them in any script. */
const plainWord = /^[a-z\d]*$/;

/** A text in lower case and without accents. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  return isAscii(lower)
    ? lower
    : lower
        .normalize("NFKD")
        .replace(mark, "")
        .replace(/[ßæœøłđı]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Letters that have no accent and are typed in another way where a keyboard lacks them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};

function isAscii(text: string): boolean {
  return !beyondAscii.test(text);
}

const beyondAscii = /[^\0-\x7f]/;

/** Between a small letter or digit and a capital, and before the last capital of several: `browsePathsV2`, `URNField`. */
const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** The words that a name or a text is made of, as they are written: those between separators, and the humps of each. */
export function splitWords(text: string): readonly string[] {
  if (isAscii(text)) return splitAscii(text);
  return text.split(betweenWords).flatMap((piece) => (piece === "" ? [] : piece.split(humps)));
}

/** The terms that a text is looked for by, of names their words; those of scripts without spaces in twos. */
export function splitTerms(text: string): readonly string[] {
  if (isAscii(text)) return splitAscii(text).map(toTerm);
  return splitWords(text.normalize("NFC"))
    .flatMap(cutUnspaced)
    .map((piece) => toTerm(piece.text));
}

/** The same without regular expressions, which take several times as long; most names are plain. */
function splitAscii(text: string): readonly string[] {
  const words: string[] = [];
  let start = 0;
  for (let index = 0; index <= text.length; index += 1) {
    const code = text.charCodeAt(index);
    const ends = !isCapital(code) && !isSmallOrDigit(code);
    const begins = isCapital(code) && index > start && beginsWord(text, index);
    if (!ends && !begins) continue;
    if (index > start) words.push(text.slice(start, index));
    start = ends ? index + 1 : index;
  }
  return words;
}

/** Whether a capital is the first of a word: behind another letter or digit, or before a small letter. */
function beginsWord(text: string, index: number): boolean {
  const next = text.charCodeAt(index + 1);
  return !isCapital(text.charCodeAt(index - 1)) || (next >= 97 && next <= 122);
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

function isSmallOrDigit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** Reads the words that full-text search looks for: folded, with names both whole and in parts. */
export interface TermReader {
  /** The terms of a text, each as its place in `terms`; the list is the next call's too. */
  read(text: string): readonly number[];
  /** In the order in which they were first met. */
  readonly terms: readonly string[];
}

/** A reader that remembers what it has read, since texts are made of the same words. */
export function createTermReader(): TermReader {
  const known = new Map<string, readonly number[]>();
  const numbers = new Map<string, number>();
  const terms: string[] = [];
  const found: number[] = [];
  const toNumber = (term: string): number => {
    let number = numbers.get(term);
    if (number === undefined) {
      number = terms.length;
      numbers.set(term, number);
      terms.push(term);
    }
    return number;
  };
  const add = (piece: string): void => {
    let own = known.get(piece);
    if (own === undefined) {
      own = listTerms(piece).map(toNumber);
      known.set(piece, own);
    }
    for (const number of own) found.push(number);
  };
  return {
    terms,
    read(text) {
      found.length = 0;
      for (const piece of text.match(isAscii(text) ? asciiPieces : pieces) ?? []) add(piece);
      return found;
    },
  };
}

/** Runs of letters, digits and underscores. */
const pieces = /[\p{L}\p{M}\p{N}_]+/gu;
const asciiPieces = /\w+/g;

function listTerms(piece: string): readonly string[] {
  const terms = [...splitTerms(piece)];
  if (splitWords(piece).length > 1) terms.push(foldName(piece));
  return terms.filter((term) => term !== "" && term.length <= longestTerm && !isStopWord(term));
}

/** Longer words are data, such as keys and hashes. */
const longestTerm = 40;

/** A word as the index has it. */
export function toTerm(word: string): string {
  return stemWord(foldName(word));
}

/** Words that say nothing about what is asked; `s` is what is left of `what's`. */
const stopWords: ReadonlySet<string> = new Set(
  (
    "a an and any are as at be been but by can could did do does for from get had has have how i if in into is it its " +
    "me my of on or our s should so than that the their them then there these they this to use used uses using want was " +
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
  const stem = dropDerivation(dropPlural(toAmerican(word))).replace(/y$/, "i");
  return shareForm(stem.length > 3 ? stem.replace(/([a-z])\1$/, "$1") : stem);
}

/** Words that are spelled in two ways: `colour`, `customise`. */
function toAmerican(word: string): string {
  return word
    .replace(/(?<=[a-z]{3})our(?=$|s$|ed$|ing$)/, "or")
    .replace(/(?<=[a-z]{3})is(?=e$|es$|ed$|er$|ing$|ation)/, "iz");
}

/** What verbs and their nouns do not share by their endings alone: `notify` and `notification`, `subscribe` and `subscription`. */
function shareForm(stem: string): string {
  return stem.replace(/ific$/, "ifi").replace(/script$/, "scrib");
}

/** Plurals that no rule makes. */
const plurals: ReadonlyMap<string, string> = new Map([
  ["indices", "index"],
  ["matrices", "matrix"],
  ["vertices", "vertex"],
  ["schemata", "schema"],
  ["criteria", "criterion"],
  ["people", "person"],
  ["children", "child"],
]);

function dropPlural(word: string): string {
  const own = plurals.get(word);
  if (own !== undefined) return own;
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
