import { searchKinds } from "../../generator/page-model/search-kinds.ts";
import { foldName } from "../../generator/page-model/search-words.ts";
import { editDistance, mayBeNear } from "./edit-distance.ts";
import { toLetters } from "./folded-name.ts";
import type { Symbols } from "./load-symbols.ts";
import { addNear, fit, matchWord, slipsOf } from "./match-word.ts";
import { dropStopWords, type ParsedQuery } from "./parse-query.ts";

/*
 * How well an entry answers a query. The name counts first: whole, as a beginning, by its words, by a part of
 * one. Words of the query that are not in the name may be in what it belongs to, or name its kind.
 */

const scores = {
  /** Capitals are typed by those who mean them. */
  asWritten: 30,
  whole: 1000,
  path: 950,
  pathStart: 680,
  start: 700,
  words: 520,
  qualified: 480,
  inside: 350,
  near: 400,
  nearWords: 200,
} as const;

/** What is added at most for a name that the query covers. */
const coverage = 150;

/** Below this, nothing that was found is what was meant, so that slips are considered. */
const sure = scores.words;

/** What was found. */
export interface EntryScores {
  /** For each entry; 0 where it does not match. */
  readonly scores: Float32Array;
  readonly best: number;
}

/**
 * For each entry its score. When no name has the words, a question is asked again without its small words, and
 * then for names that differ by a slip.
 */
export function scoreEntries({ text, words }: Pick<ParsedQuery, "text" | "words">, symbols: Symbols): Float32Array {
  const found = scoreExactly(text, words, symbols);
  if (found.best >= sure) return found.scores;
  const telling = dropStopWords(words);
  if (telling.length === words.length) return scoreNearly(text, words, symbols);
  const asked = found.best > 0 ? found : scoreExactly(text, telling, symbols);
  return asked.best > 0 ? asked.scores : scoreNearly(text, telling, symbols, words.join(""));
}

function scoreExactly(text: string, words: readonly string[], symbols: Symbols): EntryScores {
  const fits = words.map((word) => matchWord(word, symbols.names));
  return scoreAll({ text, words, joined: words.join(""), fits }, symbols);
}

function scoreNearly(
  text: string,
  words: readonly string[],
  symbols: Symbols,
  joined: string = words.join(""),
): Float32Array {
  const fits = words.map((word) => matchWord(word, symbols.names));
  for (const [index, word] of words.entries()) {
    const own = fits[index];
    if (own !== undefined) addNear(word, symbols.names, own);
  }
  return scoreAll({ text, words, joined, fits, near: findNearNames(joined, symbols) }, symbols).scores;
}

interface QueryFits {
  readonly text: string;
  readonly words: readonly string[];
  readonly joined: string;
  /** For each word its fits, by name. */
  readonly fits: readonly Uint8Array[];
  /** By name, how far it is from the query, where that is near. */
  readonly near?: ReadonlyMap<number, number>;
}

function scoreAll(query: QueryFits, symbols: Symbols): EntryScores {
  const { nameOf, kindOf } = symbols;
  const ofNames = symbols.names.map((_, name) => scoreName(name, query, symbols));
  const result = new Float32Array(nameOf.length);
  let best = 0;
  for (let entry = 0; entry < result.length; entry += 1) {
    const own = ofNames[nameOf[entry] ?? 0] ?? 0;
    const score = own >= scores.whole ? own : Math.max(own, scoreQualified(entry, query, symbols));
    if (score === 0) continue;
    if (score > best) best = score;
    const weight = kindOf[entry]?.weight ?? 0;
    result[entry] = score + weight * 2 - (symbols.deprecated.has(entry) ? 60 : 0);
  }
  return { scores: result, best };
}

function scoreName(name: number, { text, words, joined, fits, near }: QueryFits, { names }: Symbols): number {
  const folded = names[name]?.folded ?? "";
  if (joined === "" || folded === "") return 0;
  if (folded === joined) return scores.whole + toBonus(text, names[name]?.name);
  if (folded.startsWith(joined)) {
    return scores.start + coverage * (joined.length / folded.length) + toBonus(text, names[name]?.name);
  }
  let least: number = fit.whole;
  for (const own of fits) least = Math.min(least, own[name] ?? fit.none);
  const covered = coverage * Math.min(1, joined.length / folded.length);
  if (least >= fit.word) return scores.words + covered;
  if (least === fit.inside) return scores.inside + (words.length > 1 ? covered / 2 : covered);
  const distance = near?.get(name);
  if (distance !== undefined) return scores.near - distance * 40 + covered / 2;
  return least === fit.near ? scores.nearWords + covered : 0;
}

function toBonus(text: string, name = ""): number {
  return /\p{Lu}/u.test(text) && name.startsWith(text) ? scores.asWritten : 0;
}

/** The score of an entry by its name together with what it belongs to. */
function scoreQualified(entry: number, query: QueryFits, symbols: Symbols): number {
  const { words, fits } = query;
  if (words.length < 2) return 0;
  const { nameOf, ownerOf, pageOf, firstOf, kindOf, names } = symbols;
  const kind = kindOf[entry];
  const name = nameOf[entry] ?? 0;
  const first = firstOf[pageOf[entry] ?? 0] ?? entry;
  const owner = ownerOf[entry] ?? entry;
  let inName = 0;
  for (const own of fits) if ((own[name] ?? fit.none) > fit.none) inName += 1;
  if (inName === 0) return 0;
  const last = fits[words.length - 1]?.[name] ?? fit.none;
  const byPath = last < fit.word ? 0 : matchPath(words, listPaths(entry, symbols), names[name]?.folded ?? "");
  if (byPath > 0) return byPath;
  let sum = 0;
  let least: number = fit.whole;
  for (const [index, word] of words.entries()) {
    const own = fits[index];
    let best = own?.[name] ?? fit.none;
    if (entry !== owner && best < fit.whole) best = Math.max(best, own?.[nameOf[owner] ?? 0] ?? fit.none);
    if (owner !== first && best < fit.whole) best = Math.max(best, own?.[nameOf[first] ?? 0] ?? fit.none);
    if (best < fit.word && kind !== undefined && labelWords.get(kind.label)?.has(word) === true) best = fit.word;
    if (best === fit.none) return 0;
    sum += best;
    least = Math.min(least, best);
  }
  const base = least >= fit.word ? scores.qualified : least === fit.inside ? scores.inside - 40 : scores.nearWords - 40;
  return base + (sum / words.length) * 8 - (words.length - inName) * 10;
}

/** The words of each kind's label, folded. */
const labelWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.values(searchKinds).map(({ label }) => [label, new Set(label.split(" ").map(foldName))]),
);

/** What an entry belongs to, folded, from the whole of it to the last of it. */
function listPaths(entry: number, symbols: Symbols): readonly string[] {
  const { names, nameOf, ownerOf, pageOf, firstOf, kindOf } = symbols;
  const page = pageOf[entry] ?? 0;
  const first = firstOf[page] ?? entry;
  const owner = ownerOf[entry] ?? entry;
  const chain = [...new Set([first, owner])].filter((each) => each !== entry);
  const path = chain.map((each) => names[nameOf[each] ?? 0]?.folded ?? "");
  const root = foldName(symbols.namespaceOf(page) || (kindOf[first]?.root ?? ""));
  return [root + path.join(""), path.join(""), path.at(-1) ?? ""].filter((each) => each !== "");
}

/** Whether the words are a path to the name: what it belongs to, whole, and then the name or its beginning. */
function matchPath(words: readonly string[], before: readonly string[], name: string): number {
  for (let cut = 1; cut < words.length; cut += 1) {
    if (!before.includes(words.slice(0, cut).join(""))) continue;
    const rest = words.slice(cut).join("");
    if (rest === name) return scores.path;
    if (name.startsWith(rest)) return scores.pathStart + coverage * (rest.length / name.length);
  }
  return 0;
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
