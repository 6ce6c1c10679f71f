import {
  termShardOf,
  textShardOf,
  type MeaningShard,
  type TermShard,
  type TextShard,
} from "../../page-model/search-index.ts";
import { toAnswer } from "../../engine/answer.ts";
import { readDataFile } from "../../page-model/data-file.ts";
import { indexNames, type NameIndex, placeEntries, toMeaningLine } from "./build-index.ts";
import { countTermShards, countTextShards, createTextReader, toSortedRecord, type PageTexts } from "./index-texts.ts";
import { toRank } from "./rank-pages.ts";
import type { SearchPage } from "./search-entry.ts";
import type { IndexedPage, IndexFile, NumberedPage, SearchedSite, SearchIndex, TextCounts } from "./search-index.ts";
import { toIndexFile } from "./to-index-file.ts";

/**
 * The index of a site that was made of `before`, which is the same as what `buildIndex` gives: shards of texts that differ
 * are taken apart and put together again; what is made of names is made anew where one of them differs. Undefined where
 * there are other pages or another number of shards.
 */
export function updateIndex(before: SearchIndex, site: SearchedSite): SearchIndex | undefined {
  const { pages } = site;
  if (before.pages.length !== pages.length) return undefined;
  const changes: PageChange[] = [];
  const indexed: IndexedPage[] = [];
  let isSame = true;
  for (const [index, { route, slot, source, read }] of pages.entries()) {
    const known = before.pages[index];
    if (known?.route !== route || known.slot !== slot) return undefined;
    if (source !== undefined && known.source === source) {
      indexed.push(known);
      continue;
    }
    const page = read();
    const json = JSON.stringify(page);
    const said = known.json.get();
    indexed.push({ ...known, source, json: said === json ? known.json : toAnswer(json) });
    isSame &&= said === json && known.source === source;
    if (said !== json) changes.push({ old: parsePage(said), page, firstEntry: known.firstEntry });
  }
  if (isSame) return before;
  const reader = createTextReader();
  const texts = changes.map(({ old, page }) => ({
    slot: page.slot,
    old: reader.read(old),
    now: reader.read(page),
  }));
  const counts = texts.reduce((sum, { old, now }) => addCounts(sum, now.counts, old.counts), before.counts);
  const isSharded = countTermShards(counts) === before.terms.length && countTextShards(counts) === before.texts.length;
  if (!isSharded) return undefined;
  return {
    ...before,
    ...(updateNames(before, indexed, changes) ?? indexNamesAnew(indexed, site)),
    terms: updateTerms(before.terms, texts),
    texts: updateTexts(before.texts, texts),
    counts,
  };
}

type NamedPages = NameIndex & Pick<SearchIndex, "pages">;

function indexNamesAnew(indexed: readonly IndexedPage[], site: SearchedSite): NamedPages {
  const pages = indexed.map(({ json }) => parsePage(json.get()));
  const places = placeEntries(pages);
  return {
    pages: indexed.map((page, index) => ({ ...page, firstEntry: places[index] ?? 0 })),
    ...indexNames(pages, site),
  };
}

/** What is made of names, where they are as they were; undefined where they aren't. */
function updateNames(
  before: SearchIndex,
  pages: readonly IndexedPage[],
  changes: readonly PageChange[],
): NamedPages | undefined {
  if (changes.some(({ old, page }) => toFrame(old) !== toFrame(page))) return undefined;
  const links = updateLinks(before.links, changes);
  if (links === undefined) return undefined;
  const { symbols, parts, relations, meaningShards } = before;
  return { pages, symbols, parts, relations, meanings: updateMeanings(before, changes), meaningShards, links };
}

function parsePage(json: string): NumberedPage {
  return JSON.parse(json) as NumberedPage;
}

/** The counts of links after the changes; undefined where a page ranks otherwise then. */
function updateLinks(before: SearchIndex["links"], changes: readonly PageChange[]): SearchIndex["links"] | undefined {
  const links = new Map(before);
  const add = (more: readonly string[] | undefined, by: number): void => {
    for (const link of more ?? []) {
      const count = (links.get(link) ?? 0) + by;
      if (count === 0) links.delete(link);
      else links.set(link, count);
    }
  };
  for (const { old, page } of changes) {
    add(old.links, -1);
    add(page.links, 1);
  }
  const isSame = [...new Set([...before.keys(), ...links.keys()])].every((link) => {
    return toRank(before.get(link) ?? 0) === toRank(links.get(link) ?? 0);
  });
  return isSame ? links : undefined;
}

interface PageChange {
  readonly old: NumberedPage;
  readonly page: NumberedPage;
  readonly firstEntry: number;
}

interface TextChange {
  readonly slot: number;
  readonly old: PageTexts;
  readonly now: PageTexts;
}

/** What a page has besides texts. */
function toFrame(page: SearchPage): string {
  return JSON.stringify({
    ...page,
    links: [],
    entries: page.entries.map((entry) => ({ ...entry, meaning: "", text: "" })),
  });
}

function addCounts(sum: TextCounts, more: TextCounts, less: TextCounts): TextCounts {
  return {
    passages: sum.passages + more.passages - less.passages,
    postings: sum.postings + more.postings - less.postings,
    letters: sum.letters + more.letters - less.letters,
  };
}

function updateMeanings({ meanings, meaningShards }: SearchIndex, changes: readonly PageChange[]): IndexFile[] {
  const edits = openShards(
    { name: "meanings", files: meanings },
    (content) => (readDataFile(content) as MeaningShard).split("\n"),
    (lines) => lines.join("\n"),
  );
  for (const { old, page, firstEntry } of changes) {
    for (const [index, entry] of page.entries.entries()) {
      const before = old.entries[index];
      const line = toMeaningLine(entry);
      if (before === undefined || toMeaningLine(before) === line) continue;
      const place = firstEntry + index;
      const shard = meaningShards[place] ?? 0;
      let at = 0;
      for (let earlier = 0; earlier < place; earlier += 1) if (meaningShards[earlier] === shard) at += 1;
      edits.open(shard)[at] = line;
    }
  }
  return edits.files();
}

function updateTerms(files: readonly IndexFile[], changes: readonly TextChange[]): IndexFile[] {
  const edits = openShards({ name: "terms", files }, toTerms, toSortedRecord);
  for (const { slot, old, now } of changes) {
    for (const term of new Set([...old.terms.keys(), ...now.terms.keys()])) {
      const postings = now.terms.get(term) ?? [];
      if (String(postings) === String(old.terms.get(term) ?? [])) continue;
      const shard = edits.open(termShardOf(term, files.length));
      const numbers = replacePostings(shard.get(term) ?? [], slot, postings);
      if (numbers.length === 0) shard.delete(term);
      else shard.set(term, numbers);
    }
  }
  return edits.files();
}

/** Postings of a term, with others for one of its pages: places and weights in turn. */
function replacePostings(numbers: readonly number[], slot: number, own: readonly number[]): readonly number[] {
  const replaced: number[] = [];
  let last = 0;
  const add = (of: number, place: number, weight: number): void => {
    replaced.push(of - last, place, weight);
    last = of;
  };
  let isAdded = false;
  const addOwn = (): void => {
    if (!isAdded) for (let index = 0; index < own.length; index += 2) add(slot, own[index] ?? 0, own[index + 1] ?? 0);
    isAdded = true;
  };
  let current = 0;
  for (let index = 0; index < numbers.length; index += 3) {
    current += numbers[index] ?? 0;
    if (current >= slot) addOwn();
    if (current !== slot) add(current, numbers[index + 1] ?? 0, numbers[index + 2] ?? 0);
  }
  addOwn();
  return replaced;
}

function updateTexts(files: readonly IndexFile[], changes: readonly TextChange[]): IndexFile[] {
  const edits = openShards({ name: "texts", files }, toTexts, toSortedRecord);
  for (const { old, now } of changes) {
    for (const key of new Set([...old.texts.keys(), ...now.texts.keys()])) {
      const text = now.texts.get(key);
      if (text === old.texts.get(key)) continue;
      const shard = edits.open(textShardOf(key, files.length));
      if (text === undefined) shard.delete(key);
      else shard.set(key, text);
    }
  }
  return edits.files();
}

function toTerms(content: string): Map<string, TermShard[string]> {
  return new Map(Object.entries(readDataFile(content) as TermShard));
}

function toTexts(content: string): Map<string, TextShard[string]> {
  return new Map(Object.entries(readDataFile(content) as TextShard));
}

interface OpenShards<Opened> {
  /** What is in a shard, to be changed. */
  open(index: number): Opened;
  /** All of them, those that were opened made anew. */
  files(): IndexFile[];
}

function openShards<Opened>(
  { name, files }: { readonly name: string; readonly files: readonly IndexFile[] },
  read: (content: string) => Opened,
  print: (opened: Opened) => unknown,
): OpenShards<Opened> {
  const opened = new Map<number, Opened>();
  return {
    open(index) {
      const known = opened.get(index) ?? read(files[index]?.content.get() ?? "");
      opened.set(index, known);
      return known;
    },
    files: () =>
      files.map((file, index) => {
        const shard = opened.get(index);
        return shard === undefined ? file : toIndexFile(`${name}-${index}`, print(shard));
      }),
  };
}
