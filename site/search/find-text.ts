import { passageKey, textShardOf } from "../../generator/page-model/search-index.ts";
import { cutUnspaced, isUnspaced } from "../../generator/page-model/search-unspaced.ts";
import { foldName, isStopWord, splitWords, toTerm } from "../../generator/page-model/search-words.ts";
import type { SearchFacet } from "../../generator/page-model/search-kinds.ts";
import { byLanguage } from "./by-language.ts";
import { asksShape, dropShape } from "./asks-shape.ts";
import { createFilter } from "./filter-entries.ts";
import { findTerms, type AskedWord } from "./find-terms.ts";
import type { FoundTerm } from "./found-term.ts";
import { listOthers } from "./list-others.ts";
import type { Symbols } from "./load-symbols.ts";
import { markExcerpt, markWords } from "./mark-runs.ts";
import { measureNearness } from "./measure-nearness.ts";
import { dropStopWords, parseQuery, type ParsedQuery } from "./parse-query.ts";
import { readArea } from "./read-area.ts";
import { readDefined } from "./read-defined.ts";
import { readIntent } from "./read-intent.ts";
import { readNames } from "./read-names.ts";
import { quotes, readQuoted } from "./read-quoted.ts";
import { readTask } from "./read-task.ts";
import { sayUsage } from "./say-usage.ts";
import { scorePassages, type FoundPassage } from "./score-passages.ts";
import type { SearchAnswer, SearchHit, SearchOptions } from "./search-answer.ts";
import type { SearchSource } from "./search-source.ts";
import { describeEntry } from "./to-symbol-hits.ts";

/**
 * Pages whose text matches, best first, each with the passage that says most of what was asked. A message is asked for what it is
 * about; texts that quote it come before those.
 */
export async function findText(query: string, options: SearchOptions, source: SearchSource): Promise<SearchAnswer> {
  const parsed = parseQuery(query);
  const message = readQuoted(query);
  if (message === undefined) return findPassages(parsed, options, source);
  // Its words and no more: what stands behind a small one of them, as `on type`, is no tool.
  const words = dropStopWords(splitWords(message).map(foldName));
  const whole = { text: words.join(" "), words, filters: [] };
  const [found, quoting] = await Promise.all([
    findPassages(parsed, options, source),
    findPassages(whole, options, source, (text) => quotes(text, message)),
  ]);
  if (quoting.hits.length === 0) return found;
  const shown = new Set(quoting.hits.map(({ href }) => href));
  const hits = [...quoting.hits, ...found.hits.filter(({ href }) => !shown.has(href))];
  return {
    ...found,
    hits: hits.slice(0, options.limit),
    counts: joinCounts(found.counts, quoting.counts),
    quotes: true,
  };
}

type Counts = SearchAnswer["counts"];

/** What is counted in both is mostly the same. */
function joinCounts(found: Counts, quoting: Counts): Counts {
  const both = new Map(found);
  for (const [facet, count] of quoting) both.set(facet, Math.max(count, both.get(facet) ?? 0));
  return both;
}

async function findPassages(
  { text: whole, words, filters }: Pick<ParsedQuery, "text" | "words" | "filters">,
  options: SearchOptions,
  source: SearchSource,
  isMeant?: (text: string) => boolean,
): Promise<SearchAnswer> {
  const { symbols, reader } = source;
  const area = readArea(whole);
  const { text, tool, others } = area;
  const shape = asksShape(whole);
  const wanted = listAsked(dropShape(text, shape), words, symbols);
  const asked = [...wanted, ...listTools(tool, others, wanted)];
  if (asked.length === 0) return { hits: [], counts: new Map(), nearest: [], fits: "loosely" };
  const [passes, all] = await Promise.all([
    createFilter(filters, symbols, reader),
    Promise.all(asked.map((word, index) => findTerms(word, index === wanted.length - 1, source))),
  ]);
  options.signal?.throwIfAborted();
  // What only code writes and texts have just so, is not where they have a word of it: `HARBOUR_TZ` is not all about the harbour.
  const isWhole = /^\w+_\w+$/.test(text) && asked[0]?.isOptional === true && (all[0] ?? []).length > 0;
  const isThere = (index: number): boolean =>
    isWhole ? index === 0 : (all[index] ?? []).length > 0 || asked[index]?.isOptional !== true;
  const found = all.filter((_, index) => isThere(index));
  const tools = new Set(
    [...all.keys()].filter(isThere).flatMap((index, word) => (index < wanted.length ? [] : [word])),
  );
  const shareOf = byLanguage(options.language, symbols);
  const passages = scorePassages(found, words.join(""), {
    symbols,
    count: reader.manifest.passages,
    asks: readIntent(whole),
    defined: readDefined(whole),
    task: readTask(whole),
    shape,
    written: readNames(whole),
    area,
    isOfTool: (word) => tools.has(word),
  })
    .filter(({ entry }) => passes === undefined || passes(entry))
    .map((passage) => ({ ...passage, score: passage.score * shareOf(passage.entry) }));
  const ofFacet = passages.filter(({ entry }) => {
    return options.facet === undefined || symbols.kindOf[entry]?.facet === options.facet;
  });
  // A single word stands next to no other one, so no passage has to be read to tell the best.
  const most = found.length < 2 ? options.limit : Math.max(options.limit, mostLikely);
  const likely = spreadNames(toSorted(ofFacet), symbols).slice(0, most);
  const near =
    found.length < 2 ? likely : await Promise.all(likely.map((passage) => weighNearness(passage, found, source)));
  options.signal?.throwIfAborted();
  const ranked = toSorted(near).slice(0, options.limit);
  const texts = isMeant === undefined ? [] : await Promise.all(ranked.map((passage) => readPassage(passage, source)));
  const best = isMeant === undefined ? ranked : ranked.filter((_, index) => isMeant(texts[index] ?? ""));
  const counts = new Map<SearchFacet, number>();
  for (const { entry } of isMeant === undefined ? passages : best) {
    const facet = symbols.kindOf[entry]?.facet ?? "pages";
    counts.set(facet, (counts.get(facet) ?? 0) + 1);
  }
  const terms = new Set(found.flat().map(({ term }) => term));
  const hits = await Promise.all(best.map((passage) => toHit(passage, terms, source)));
  options.signal?.throwIfAborted();
  return { hits, counts, nearest: [], fits: "loosely" };
}

const mostWords = 8;
/** A word without spaces around it is several pairs of letters. */
const mostPairs = 20;

/** So many passages are read before the best are told. */
const mostLikely = 8;

function toSorted(passages: readonly FoundPassage[]): readonly FoundPassage[] {
  return passages.toSorted((a, b) => b.score - a.score || a.entry - b.entry);
}

/** Of parts of one name and kind, as fields of many types are, so many are shown. */
const mostAlike = 2;

/** Passages without those of parts that are called like others before them: they mostly say the same. */
function spreadNames(sorted: readonly FoundPassage[], { kindOf, nameOf }: Symbols): readonly FoundPassage[] {
  const counts = new Map<string, number>();
  return sorted.filter(({ entry }) => {
    const { code = "", depth = 0, facet = "pages" } = kindOf[entry] ?? {};
    if (depth === 0 || facet === "pages") return true;
    const key = `${code}${nameOf[entry]}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count < mostAlike;
  });
}

/** A passage counts for more where it says the words next to each other, as they were asked. */
async function weighNearness(
  passage: FoundPassage,
  found: readonly (readonly FoundTerm[])[],
  source: SearchSource,
): Promise<FoundPassage> {
  const { names, nameOf } = source.symbols;
  const name = names[nameOf[passage.entry] ?? 0]?.name ?? "";
  const nearness = measureNearness(`${name} ${await readPassage(passage, source)}`, found);
  return { ...passage, score: passage.score * (1 + mostForNearness * nearness) };
}

/** What is added at most for words that stand as they were asked. */
const mostForNearness = 0.6;

const particle = /^(?:back|down|off|out|over|up)$/;

/** The words that are looked for: names are looked for by their parts. */
function listAsked(text: string, words: readonly string[], symbols: Symbols): readonly AskedWord[] {
  const all = splitWords(sayUsage(text)).map((word) => word.toLowerCase());
  const parts = dropStopWords(all);
  const list = parts.length === 0 ? words : parts;
  const others = new Map<string, string[]>();
  for (const [index, word] of list.entries()) {
    const at = all.indexOf(word);
    // Some phrases have small words in them: to log in, single sign-on.
    const phrases = [[word], list.slice(index, index + 2), ...(at < 0 ? [] : [2, 3].map((n) => all.slice(at, at + n)))];
    for (const phrase of phrases) {
      const folded = phrase.map(foldName);
      // What is done with two words is called by one: to roll back is a rollback.
      const asOne = folded.length === 2 && particle.test(folded[1] ?? "") ? [folded.join("")] : [];
      const meant = [...listOthers(folded, symbols), ...asOne];
      // What stands for a phrase stands for each of its words.
      for (const each of phrase) {
        const term = toTerm(each);
        others.set(term, [...(others.get(term) ?? []), ...meant]);
      }
    }
  }
  const asked = new Map<string, AskedWord>();
  const most = isUnspaced(text) ? mostPairs : mostWords;
  for (const word of list) {
    const meant = others.get(toTerm(word));
    const pieces = cutUnspaced(word);
    for (const term of pieces.map((piece) => toTerm(piece.text))) {
      // Texts have no small words, and so not those that come down to one: `getting`.
      if (term === "" || asked.size >= most || (isStopWord(term) && list.length > 1)) continue;
      // Where one word ends and another begins, two letters may stand together that do so nowhere else.
      const isOptional = pieces.length > 1 || undefined;
      asked.set(term, { term, others: [...new Set(meant)], isOptional });
    }
  }
  return [...listWholes(text), ...asked.values()].slice(0, most);
}

/** The words that say with what something is to be done: what tells of it as well comes before what does not. */
function listTools(tool: string, others: readonly string[], wanted: readonly AskedWord[]): readonly AskedWord[] {
  const terms = new Set(dropStopWords(splitWords(tool)).map(toTerm));
  for (const { term } of wanted) terms.delete(term);
  return [...terms].map((term) => ({ term, others: others.filter((each) => each !== term), isOptional: true }));
}

/** What is written as one although it has several words: texts that have it so are meant before all others. */
function listWholes(text: string): readonly AskedWord[] {
  const pieces = (text.match(/[\p{L}\p{N}_]+/gu) ?? []).filter((piece) => splitWords(piece).length > 1);
  return [...new Set(pieces.map(foldName))].map((term) => ({ term, others: [], isOptional: true }));
}

async function toHit(passage: FoundPassage, terms: ReadonlySet<string>, source: SearchSource): Promise<SearchHit> {
  const text = await readPassage(passage, source);
  const entry = describeEntry(passage.entry, ({ name }) => markWords(name, terms), source.symbols);
  return { ...entry, meaning: markExcerpt(text, terms) };
}

async function readPassage({ entry, place }: FoundPassage, { reader, symbols }: SearchSource): Promise<string> {
  const key = passageKey(symbols.slotOf(symbols.pageOf[entry] ?? 0), place);
  const shard = await reader.texts(textShardOf(key, reader.manifest.texts.length));
  return Object.hasOwn(shard, key) ? (shard[key] ?? "") : "";
}
