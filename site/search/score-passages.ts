import { chunksPerEntry, passageKey, weightScale } from "../../generator/page-model/search-index.ts";
import { searchKinds } from "../../generator/page-model/search-kinds.ts";
import { splitWords, toTerm } from "../../generator/page-model/search-words.ts";
import { keepAnswers } from "./keep-answers.ts";
import type { Symbols } from "./load-symbols.ts";
import type { AreaQuery } from "./read-area.ts";
import type { QueryIntent } from "./read-intent.ts";

/** A word of a query as the index has it. */
export interface FoundTerm {
  readonly term: string;
  readonly postings: readonly number[];
  /** 1 for the word that was asked, less for one that is only like it. */
  readonly share: number;
  /** Whether it goes on where the word that was asked ends, although that is a word by itself: a table is no tableau. */
  readonly isLonger?: boolean;
}

/** A passage that was found. */
export interface FoundPassage {
  readonly entry: number;
  /** Of its text. */
  readonly key: string;
  readonly score: number;
}

/** How much the rest of a page says for its best passage. */
const pageShare = 2;
/** Of what was asked a page has to have much, and its best passage more. */
const coverageOfPassage = 2;
/** What a page counts that is about what a query says to do it with; and one about a system that the query doesn't name. */
const byTool = { meant: 2.2, other: 0.65 } as const;
/** How much a title, and the heading of a passage, add at most. */
const named = { title: 1.8, heading: 0.6 } as const;

interface PassageSource {
  readonly symbols: Symbols;
  /** How many passages there are in all. */
  readonly count: number;
  readonly asks: QueryIntent;
  /** With what something is to be done. */
  readonly isMeant: AreaQuery["isMeant"];
}

interface Weights {
  /** By word, the most that one of its forms weighs. */
  readonly of: Float64Array;
}

interface PassageWeights extends Weights {
  readonly slot: number;
  readonly place: number;
}

/**
 * For each page its best passage. Words may stand in different passages of a page: one that says some of them, on a page
 * that says the others, comes before one that says the same without them.
 */
export function scorePassages(
  found: readonly (readonly FoundTerm[])[],
  joined: string,
  { symbols, count, asks, isMeant }: PassageSource,
): readonly FoundPassage[] {
  const rarity = found.map((terms) => rarityOf(terms, count));
  const passages = new Map<number, PassageWeights>();
  const pages = new Map<number, Weights>();
  for (const [word, terms] of found.entries()) {
    for (const { postings, share } of terms) {
      let slot = 0;
      for (let index = 0; index < postings.length; index += 3) {
        slot += postings[index] ?? 0;
        const place = postings[index + 1] ?? 0;
        const weight = ((rarity[word] ?? 0) * share * (postings[index + 2] ?? 0)) / weightScale;
        const key = slot * placesPerPage + place;
        let passage = passages.get(key);
        if (passage === undefined) passages.set(key, (passage = { slot, place, of: new Float64Array(found.length) }));
        raise(passage, word, weight);
        let page = pages.get(slot);
        if (page === undefined) pages.set(slot, (page = { of: new Float64Array(found.length) }));
        raise(page, word, weight);
      }
    }
  }
  const covers = createCoverage(rarity);
  const names = createNameReader(found, rarity, symbols);
  const best = new Map<number, FoundPassage>();
  for (const { slot, place, of } of passages.values()) {
    const entry = entryAt(slot, place, symbols);
    const page = pages.get(slot);
    if (entry === undefined || page === undefined) continue;
    const first = symbols.firstOf[symbols.pageOf[entry] ?? 0] ?? entry;
    const said = sum(of) * covers(of) ** coverageOfPassage + pageShare * sum(page.of) * covers(page.of);
    const titleShare = names.titleShare(first);
    const titles = 1 + named.title * titleShare;
    const headings = entry === first ? 1 : 1 + named.heading * names.nameShare(entry);
    const kind = symbols.kindOf[first] ?? searchKinds.page;
    const isElsewhere = asks !== "name" && kind.facet === "sources" && titleShare === 0;
    const tool = (isMeant?.(kind) === true ? byTool.meant : 1) * (isElsewhere ? byTool.other : 1);
    const worth = standing(entry, joined, symbols) * suit(entry, first, asks, symbols) * tool;
    const score = said * titles * headings * worth;
    if (score > (best.get(slot)?.score ?? 0)) best.set(slot, { entry, key: passageKey(slot, place), score });
  }
  return [...best.values()];
}

/** More than a page has passages. */
const placesPerPage = 2 ** 22;

function raise({ of }: Weights, word: number, weight: number): void {
  if (weight > (of[word] ?? 0)) of[word] = weight;
}

/** Words that are in questions whatever they ask, and how much they tell. */
const weakWords: ReadonlySet<string> = new Set(
  (
    "new own need want make get give let show see find look go happen work tell possible best way different difference " +
    "between other another some all each every one two please thing something correct right properly custom " +
    "mark flag before after"
  )
    .split(" ")
    .map(toTerm),
);
const weakShare = 0.3;
/** Rare words tell more than common ones, but not by so much as their rarity says. */
const rarityPower = 0.9;

/** How much a word tells: the fewer passages have it, the more. */
function rarityOf(terms: readonly FoundTerm[], count: number): number {
  const own = terms.filter(({ share }) => share === 1);
  const passages = (own.length > 0 ? own : terms).reduce((most, { postings }) => {
    return Math.max(most, postings.length / 3);
  }, 0);
  const isWeak = terms.some(({ term }) => weakWords.has(term));
  const rarity = passages === 0 ? 0 : Math.log(1 + (count - passages + 0.5) / (passages + 0.5));
  return rarity ** rarityPower * (isWeak ? weakShare : 1);
}

/** The share of what was asked that a place has, rare words counting more than common ones. */
function createCoverage(rarity: readonly number[]): (of: Float64Array) => number {
  const total = rarity.reduce((sum, each) => sum + Math.max(each, 0.5), 0);
  return (of) => rarity.reduce((sum, each, word) => sum + ((of[word] ?? 0) > 0 ? Math.max(each, 0.5) : 0), 0) / total;
}

function sum(of: Float64Array): number {
  let total = 0;
  for (const each of of) total += each;
  return total;
}

/** How much of what was asked the names of entries have. */
interface NameReader {
  /** Of an entry's own name. */
  nameShare(entry: number): number;
  /** Of a page's title; its address, and what kind of thing it is about, say a little as well. */
  titleShare(first: number): number;
}

/** What a word counts that is in the address of a page and not in its title. */
const addressShare = 0.5;
/** The least that a name counts of which all words were asked. */
const saidWhole = 0.35;
/** What is added for a name that has no other words than those that were asked. */
const wholeName = 0.6;

function createNameReader(
  found: readonly (readonly FoundTerm[])[],
  rarity: readonly number[],
  { nameOf, termsOf, termsAround }: Symbols,
): NameReader {
  const asked = found.map(
    (terms) => new Set(terms.filter(({ isLonger }) => isLonger !== true).map(({ term }) => term)),
  );
  const total = rarity.reduce((total, each) => total + each, 0);
  const rate = (words: readonly string[], others: ReadonlySet<string>): number => {
    let had = 0;
    let beside = 0;
    for (const [word, terms] of asked.entries()) {
      if (words.some((each) => terms.has(each))) had += rarity[word] ?? 0;
      else if (others.size > 0 && [...terms].some((each) => others.has(each))) beside += rarity[word] ?? 0;
    }
    const used = words.filter((word) => asked.some((terms) => terms.has(word))).length / Math.max(1, words.length);
    const isWhole = used === 1 ? 1 + wholeName : 1;
    const share = total === 0 ? 0 : (had * (0.6 + 0.4 * used) * isWhole + beside * addressShare) / total;
    // A name that was said whole is meant, however common its words are.
    return used === 1 && words.some((word) => !weakWords.has(word)) ? Math.max(share, saidWhole) : share;
  };
  return {
    nameShare: keepAnswers((entry) => rate(termsOf(nameOf[entry] ?? 0), noTerms)),
    titleShare: keepAnswers((first) => rate(termsOf(nameOf[first] ?? 0), termsAround(first))),
  };
}

const noTerms: ReadonlySet<string> = new Set();

/** What pages and headings are called that say what to do when something goes wrong. */
const helps: ReadonlySet<string> = new Set(
  ["troubleshooting", "error", "errors", "fails", "failure", "refused", "problem", "missing", "wrong", "appear"].map(
    toTerm,
  ),
);

/** How much a place counts for by what it is. */
const byPlace = { guide: 1.7, part: 0.7, namedPart: 0.85, shape: 0.85, help: 1.7 } as const;

/** How well the kind of place fits the kind of query: guides answer questions, some of them tell what went wrong. */
function suit(entry: number, first: number, asks: QueryIntent, { kindOf, names, nameOf }: Symbols): number {
  const { facet = "pages", depth = 0, label = "" } = kindOf[entry] ?? {};
  const isGuide = facet === "pages" && (entry === first || kindOf[first]?.facet === "pages");
  const isPart = depth > 0 && facet !== "pages" && label !== "plugin";
  if (asks === "name") return isPart ? byPlace.namedPart : 1;
  const isShape = label === "input" || label === "model class";
  const byKind = isGuide ? byPlace.guide : isPart ? byPlace.part : isShape ? byPlace.shape : 1;
  if (asks !== "help") return byKind;
  const words = [entry, first].flatMap((each) => splitWords(names[nameOf[each] ?? 0]?.name ?? ""));
  return byKind * (words.some((word) => helps.has(toTerm(word))) ? byPlace.help : 1);
}

/** What a version is called; such a page tells what changed, and seldom how something is done. */
const versionName = /^\D{0,12}\d+[._]\d+/;

/**
 * Guides explain, pages say more than their parts, what is deprecated is seldom meant, and what is called just as
 * was asked likely is.
 */
function standing(entry: number, joined: string, symbols: Symbols): number {
  const { kindOf, nameOf, names, deprecated, pageOf, rankOf, firstOf } = symbols;
  const { facet, depth, label } = kindOf[entry] ?? searchKinds.page;
  const page = pageOf[entry] ?? 0;
  const rank = facet === "pages" ? 1.25 : label === "model class" ? 0.8 : [1.1, 0.95, 0.85][depth];
  const { folded: name, name: own = "" } = names[nameOf[entry] ?? 0] ?? {};
  const title = names[nameOf[firstOf[page] ?? 0] ?? 0]?.name ?? "";
  const isNamed = name === joined && (depth === 0 || facet === "pages");
  const central = 1 + (rankOf[page] ?? 0) * 0.02;
  const isOld = deprecated.has(entry) || versionName.test(title) || (depth > 0 && versionName.test(own)) ? 0.6 : 1;
  return (rank ?? 1) * (isNamed ? 2 : 1) * isOld * central;
}

function entryAt(slot: number, place: number, { pageAt, firstOf }: Symbols): number | undefined {
  const page = pageAt.get(slot);
  const first = page === undefined ? undefined : firstOf[page];
  return first === undefined ? undefined : first + Math.floor(place / chunksPerEntry);
}
