import { searchKinds } from "../../../generator/page-model/search-kinds.ts";
import { editDistance, mayBeNear } from "../edit-distance.ts";
import { toLetters } from "../folded-name.ts";
import type { Symbols } from "../load-symbols.ts";
import { addNear, fit, matchWord, slipsOf } from "../match-word.ts";
import { readVocabulary } from "../spell-words.ts";
import { standingOf } from "../standing-of.ts";
import type { EntryScores } from "./entry-scores.ts";
import { isOtherNumber } from "./is-other-number.ts";
import { nameScores } from "./name-scores.ts";
import type { QueryFits } from "./query-fits.ts";
import { scoreLastPart } from "./score-last-part.ts";
import { scoreName } from "./score-name.ts";
import { scoreQualified } from "./score-qualified.ts";

/** What entries score for words as they are written. */
export function scoreExactly(text: string, words: readonly string[], symbols: Symbols): EntryScores {
  const fits = words.map((word) => matchWord(word, symbols.names));
  return scoreAll({ text, words, joined: words.join(""), fits }, symbols);
}

/** The same with names that are a slip away. */
export function scoreNearly(
  text: string,
  words: readonly string[],
  symbols: Symbols,
  joined: string = words.join(""),
): EntryScores {
  const fits = words.map((word) => matchWord(word, symbols.names));
  for (const [index, word] of words.entries()) {
    const own = fits[index];
    if (own !== undefined)
      addNear(word, symbols.names, own, words.length > 1 && readVocabulary(symbols).words.has(word));
  }
  return scoreAll({ text, words, joined, fits, near: findNearNames(joined, symbols) }, symbols);
}

/** By name, how many of the words it has in some way. */
function countFits(fits: readonly Uint8Array[], names: number): Uint8Array {
  const counts = new Uint8Array(names);
  for (const own of fits) {
    for (let name = 0; name < names; name += 1)
      if ((own[name] ?? fit.none) > fit.none) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function scoreAll(query: QueryFits, symbols: Symbols): EntryScores {
  const { nameOf } = symbols;
  const ofNames = symbols.names.map((_, name) => scoreName(name, query, symbols));
  const counts = countFits(query.words.length < 2 ? [] : query.fits, symbols.names.length);
  const result = new Float32Array(nameOf.length);
  const isProse = query.words.length > 1 && /^[a-z ]+$/.test(query.text);
  let best = 0;
  for (let entry = 0; entry < result.length; entry += 1) {
    const named = ofNames[nameOf[entry] ?? 0] ?? 0;
    const inName = counts[nameOf[entry] ?? 0] ?? 0;
    if (named === 0 && inName === 0 && symbols.kindOf[entry]?.depth !== 0) continue;
    const own = Math.max(
      limitName(named, entry, query, symbols),
      scoreAddress(entry, query.joined, symbols),
      scoreLastPart(entry, query.text, query.joined, symbols),
    );
    const isWhole = own >= nameScores.whole || inName === 0;
    const score = isWhole ? own : Math.max(own, scoreQualified(entry, query, inName, symbols));
    if (score === 0) continue;
    if (score > best) best = score;
    result[entry] = score + standingOf(entry, symbols) + (isProse ? bonusOfProse(score, entry, symbols) : 0);
  }
  return { scores: result, best };
}

/** What is added for a guide whose title has words that were typed as prose; less where its address is just that. */
const proseBonus = { title: 160, address: 60 } as const;

/** The score of an entry's name, which is less where the entry is seldom meant by it. */
function limitName(score: number, entry: number, { text, words }: QueryFits, symbols: Symbols): number {
  if (score > nameScores.common && isLessMeant(entry, text, symbols)) return nameScores.common;
  const { depth, label } = symbols.kindOf[entry] ?? {};
  // What a section of a connector is about, others are as well, and none of them is what a name alone means.
  const isOfSystem = symbols.kindOf[symbols.firstOf[symbols.pageOf[entry] ?? 0] ?? entry]?.facet === "sources";
  if (label === "heading" && (words.length > 1 || isOfSystem)) return Math.min(score, nameScores.heading);
  const isLess = depth === 0 || score <= nameScores.partInWords;
  return isLess ? score : Math.min(score, mostOfPart(text, label));
}

/**
 * The most that a part counts by its name. Names of code have no spaces: `pull requests` means the page `PullRequest`, and not the
 * fields that are called `pullRequests`, and still less what one of their calls is given. Nor do humps mean a field `checkSuite`
 * more than the page `CheckSuite`.
 */
function mostOfPart(text: string, label: string | undefined): number {
  const isGiven = label === searchKinds.argument.label || label === searchKinds.callParameter.label;
  if (/^[\p{L}\d]+(?: [\p{L}\d]+)+$/u.test(text)) return isGiven ? nameScores.givenInWords : nameScores.partInWords;
  return /^\p{Ll}+\p{Lu}[\p{L}\d]*$/u.test(text)
    ? nameScores.whole + nameScores.asWrittenWord
    : Number.POSITIVE_INFINITY;
}

/** Who writes words apart and in small letters likely wants to read about them. */
function bonusOfProse(score: number, entry: number, { kindOf }: Symbols): number {
  if (kindOf[entry]?.label !== "guide" || score < nameScores.words || score >= nameScores.path) return 0;
  return score < nameScores.number ? proseBonus.title : proseBonus.address;
}

/** Whether a part is seldom meant by its name: it is written in capitals and was asked for in small letters, or the other way round: `API` is no option. */
function isLessMeant(entry: number, text: string, { kindOf, nameOf, names }: Symbols): boolean {
  const { depth, label } = kindOf[entry] ?? {};
  if (depth === 0) return false;
  // The row of a platform says less than the page of its source.
  if (label === "platform") return true;
  const name = names[nameOf[entry] ?? 0]?.name ?? "";
  // Without its dashes, an option of a command is a common word.
  if (name.startsWith("-") && !text.includes("-")) return true;
  const [upper, lower] = [name.toUpperCase(), name.toLowerCase()];
  return (name === upper && text === lower && upper !== lower) || (name === lower && text === upper && upper !== lower);
}

/** The score of a page by the last part of its address, which its author has chosen as its shortest name. */
function scoreAddress(entry: number, joined: string, { kindOf, pageOf, tailOf }: Symbols): number {
  if (kindOf[entry]?.depth !== 0) return 0;
  const tail = tailOf[pageOf[entry] ?? 0] ?? "";
  return tail !== "" && (tail === joined || isOtherNumber(tail, joined)) ? nameScores.number : 0;
}

function findNearNames(joined: string, { names }: Symbols): ReadonlyMap<number, number> {
  const limit = slipsOf(joined);
  const near = new Map<number, number>();
  if (limit === 0) return near;
  const letters = toLetters(joined);
  for (const [index, { folded, letters: own }] of names.entries()) {
    if (Math.abs(folded.length - joined.length) > limit || !mayBeNear(letters, own, limit)) continue;
    const distance = editDistance(joined, folded, limit);
    if (distance <= limit) near.set(index, distance);
  }
  return near;
}
