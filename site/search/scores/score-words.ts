import { searchKinds } from "../../../generator/page-model/search-kinds.ts";
import { groupPlaces } from "../group-places.ts";
import type { Symbols } from "../load-symbols.ts";
import { fit } from "../match-word.ts";
import { readNameIndex } from "../name-index.ts";
import { standingOf } from "../standing-of.ts";
import { collectScores, type EntryScores } from "./entry-scores.ts";
import { fitExactly, fitNearly } from "./fit-query.ts";
import { isOtherNumber } from "./is-other-number.ts";
import { listNames } from "./list-names.ts";
import { listOtherNumbers } from "./list-other-numbers.ts";
import { listQualified } from "./list-qualified.ts";
import { nameScores } from "./name-scores.ts";
import type { QueryFits } from "./query-fits.ts";
import { listLastParts, scoreLastPart } from "./score-last-part.ts";
import { scoreName } from "./score-name.ts";
import { scoreQualified } from "./score-qualified.ts";

/** What entries score for words as they are written. */
export function scoreExactly(text: string, words: readonly string[], symbols: Symbols): EntryScores {
  return scoreAll(fitExactly(text, words, symbols), symbols);
}

/** The same with names that are a slip away. */
export function scoreNearly(
  text: string,
  words: readonly string[],
  symbols: Symbols,
  joined: string = words.join(""),
): EntryScores {
  return scoreAll(fitNearly(text, words, joined, symbols), symbols);
}

function scoreAll(query: QueryFits, symbols: Symbols): EntryScores {
  const { text, words, joined, fits } = query;
  const ofNames = scoreNames(query, symbols);
  const isProse = words.length > 1 && /^[a-z ]+$/.test(text);
  let best = 0;
  const scores = collectScores(listEntries(ofNames.keys(), query, symbols), (entry) => {
    const name = symbols.nameOf[entry] ?? 0;
    const own = Math.max(
      limitName(ofNames.get(name) ?? 0, entry, query, symbols),
      scoreAddress(entry, joined, symbols),
      scoreLastPart(entry, text, joined, symbols),
    );
    const inName = words.length < 2 || own >= nameScores.whole ? 0 : countFits(name, fits);
    const score = inName === 0 ? own : Math.max(own, scoreQualified(entry, query, inName, symbols));
    if (score === 0) return 0;
    if (score > best) best = score;
    return score + standingOf(entry, symbols) + (isProse ? bonusOfProse(score, entry, symbols) : 0);
  });
  return { scores, best };
}

/** What names score, those left out that score nothing. */
function scoreNames(query: QueryFits, symbols: Symbols): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const name of listNames(query, readNameIndex(symbols))) {
    const score = scoreName(name, query, symbols);
    if (score > 0) scores.set(name, score);
  }
  return scores;
}

/** How many of the words a name has in some way. */
function countFits(name: number, fits: QueryFits["fits"]): number {
  let count = 0;
  for (const { fitOf } of fits) if (fitOf(name) !== fit.none) count += 1;
  return count;
}

/** The entries that have one of the names, are called so otherwise than by their name, or belong to what is. */
function listEntries(names: Iterable<number>, query: QueryFits, symbols: Symbols): ReadonlySet<number> {
  const { entriesOf } = readNameIndex(symbols);
  const entries = new Set(listQualified(query, symbols));
  for (const name of names) for (const entry of entriesOf(name)) entries.add(entry);
  for (const entry of listLastParts(query.joined, symbols)) entries.add(entry);
  for (const tail of [query.joined, ...listOtherNumbers(query.joined)]) {
    for (const page of readTails(symbols).get(tail) ?? []) entries.add(symbols.firstOf[page] ?? 0);
  }
  return entries;
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

const knownTails = new WeakMap<Symbols["tailOf"], ReadonlyMap<string, readonly number[]>>();

/** Pages by the last part of their address. */
function readTails({ tailOf }: Symbols): ReadonlyMap<string, readonly number[]> {
  let tails = knownTails.get(tailOf);
  if (tails === undefined) knownTails.set(tailOf, (tails = groupPlaces(tailOf)));
  return tails;
}
