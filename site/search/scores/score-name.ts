import { toLetters, type FoldedName } from "../folded-name.ts";
import type { Symbols } from "../load-symbols.ts";
import { fit } from "../match-word.ts";
import { matchAbbreviation, toInitials } from "../match-abbreviation.ts";
import { readVocabulary, type Vocabulary } from "../spell-words.ts";
import { isGiven } from "../../../generator/page-model/search-given.ts";
import { isOtherNumber } from "./is-other-number.ts";
import { isPath } from "./is-path.ts";
import { isShort } from "./is-short.ts";
import { coverage, nameScores } from "./name-scores.ts";
import type { QueryFits } from "./query-fits.ts";

/** What one name scores for a query; 0 where it doesn't match. */
export function scoreName(name: number, { text, words, joined, fits, near }: QueryFits, symbols: Symbols): number {
  const { names } = symbols;
  const folded = names[name]?.folded ?? "";
  if (joined === "" || folded === "") return 0;
  let least: number = fit.whole;
  for (const { fitOf } of fits) least = Math.min(least, fitOf(name));
  // Most names have nothing of a query, and of those few are like it in another way.
  if (least === fit.none && near === undefined) {
    if (isOtherNumber(folded, joined)) return nameScores.number;
    return words.length === 1 && isInitials(joined, names[name]) ? nameScores.initials : 0;
  }
  if (folded === joined) {
    // With its dot, a part of something is meant: `Owner.type` is no owner type.
    const isOfPath = isPath(text) && names[name]?.name.includes(".") !== true;
    return isOfPath ? nameScores.number : nameScores.whole + toBonus(text, names[name]?.name);
  }
  if (isGiven(text, names[name]?.name ?? "")) return nameScores.whole;
  if (isOtherNumber(folded, joined)) return nameScores.number;
  if (words.length === 1 && isInitials(joined, names[name])) return nameScores.initials;
  if (folded.startsWith(joined)) {
    // Two or three capitals are short for something: with a letter more they are short for something else.
    if (isShort(text) && joined.length < 4 && names[name]?.starts.includes(joined.length) !== true) {
      return nameScores.inside + coverage * (joined.length / folded.length);
    }
    const isCompound = words.length > 1 && names[name]?.starts.includes(joined.length) === true;
    return (
      (isCompound ? nameScores.compound : nameScores.start) +
      coverage * (joined.length / folded.length) +
      toBonus(text, names[name]?.name)
    );
  }
  if (words.length > 1 && folded.endsWith(joined)) {
    return nameScores.end + coverage * (joined.length / folded.length);
  }
  const isHead = folded.endsWith(words.at(-1) ?? "") ? headBonus : 0;
  const covered = coverage * Math.min(1, joined.length / folded.length) + isHead;
  if (least >= fit.word) return nameScores.words + covered;
  if (least === fit.inside) return nameScores.inside + (words.length > 1 ? covered / 2 : covered);
  if (near !== undefined && words.length === 1) {
    const quality = abbreviationOf(joined, names[name], symbols);
    if (quality > 0) return quality;
  }
  const distance = near?.get(name);
  if (distance !== undefined) return nameScores.near - distance * 40 + covered / 2;
  return least === fit.near ? nameScores.nearWords + covered : 0;
}

/** What is added when the last word is the last of the name: an access token is a token. */
const headBonus = 40;

/** The initials of at least three words; two letters are the beginning of too much. */
function isInitials(joined: string, name: FoldedName | undefined): boolean {
  return name !== undefined && joined.length > 2 && name.starts.length === joined.length && toInitials(name) === joined;
}

function abbreviationOf(joined: string, name: FoldedName | undefined, symbols: Symbols): number {
  if (name === undefined || (toLetters(joined) & ~name.letters) !== 0) return 0;
  const quality = matchAbbreviation(joined, name);
  if (quality === 0 || quality === 1) return Math.round(nameScores.abbreviated * quality);
  const cuts = listCuts(name, readVocabulary(symbols));
  return Math.round(nameScores.abbreviated * Math.max(quality, matchAbbreviation(joined, name, cuts)));
}

/** Where words begin inside of others, as `set` does in `dataset`. */
function listCuts({ folded, starts }: FoldedName, { cutOf }: Vocabulary): readonly number[] {
  return starts.flatMap((start, index) => {
    const cut = cutOf(folded.slice(start, starts[index + 1]));
    return cut === 0 ? [] : [start + cut];
  });
}

function toBonus(text: string, name = ""): number {
  // With its dashes, an option of a command is meant and no other.
  if (text.startsWith("-")) return name.startsWith(text) ? nameScores.asWrittenWhole : 0;
  if (/\p{Ll}_\p{Ll}/u.test(text)) return text === name ? nameScores.asWrittenWhole : 0;
  if (!/\p{Lu}/u.test(text)) return 0;
  if (text === name && /\p{Ll}\p{Lu}/u.test(text)) return nameScores.asWrittenWhole;
  if (text === name) return nameScores.asWrittenWord;
  return name.startsWith(text) ? nameScores.asWritten : 0;
}
