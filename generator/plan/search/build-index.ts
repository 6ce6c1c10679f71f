import { createAnswer } from "../../engine/answer.ts";
import { foldName } from "../../page-model/search-words.ts";
import { meaningShardOf, type TermShard, type TextShard } from "../../page-model/search-index.ts";
import { countShards } from "./count-shards.ts";
import { encodeParts } from "./encode-parts.ts";
import { encodeSymbols } from "./encode-symbols.ts";
import { createTextIndexer } from "./index-texts.ts";
import { countLinks } from "./rank-pages.ts";
import { relateEntries } from "./relate-entries.ts";
import type { SearchEntry } from "./search-entry.ts";
import type { IndexFile, NumberedPage, SearchedSite, SearchIndex } from "./search-index.ts";
import { toIndexFile } from "./to-index-file.ts";

/** The index of the pages of a site. */
export function buildIndex(site: SearchedSite): SearchIndex {
  const pages = site.pages.map((page) => page.read());
  const indexer = createTextIndexer();
  for (const page of pages) indexer.add(page);
  const { terms, texts, counts } = indexer.finish();
  const places = placeEntries(pages);
  return {
    pages: site.pages.map(({ route, slot, source }, index) => {
      const page = pages[index];
      return { route, slot, source, json: createAnswer(() => JSON.stringify(page)), firstEntry: places[index] ?? 0 };
    }),
    ...indexNames(pages, site),
    terms: Array.from(terms, toTermsFile),
    texts: Array.from(texts, toTextsFile),
    counts,
  };
}

/** The file of a part of the terms. */
export function toTermsFile(shard: TermShard, index: number): IndexFile {
  return toIndexFile(`terms-${index}`, shard);
}

/** The file of a part of the texts. */
export function toTextsFile(shard: TextShard, index: number): IndexFile {
  return toIndexFile(`texts-${index}`, shard);
}

/** What is made of the names of all entries, in their order. */
export type NameIndex = Pick<SearchIndex, "symbols" | "parts" | "relations" | "meanings" | "meaningShards" | "links">;

/** The files about names, of pages that have their numbers. */
export function indexNames(pages: readonly NumberedPage[], site: Omit<SearchedSite, "pages">): NameIndex {
  const { shards, shardOf } = shardMeanings(pages.flatMap((page) => page.entries));
  return {
    symbols: toIndexFile("symbols", encodeSymbols(pages, site)),
    parts: toIndexFile("parts", encodeParts(pages, site)),
    relations: toIndexFile("relations", relateEntries(pages, site.base)),
    meanings: shards.map((shard, index) => toIndexFile(`meanings-${index}`, shard)),
    meaningShards: shardOf,
    links: countLinks(pages),
  };
}

/** Of each page the number of its first entry. */
export function placeEntries(pages: readonly NumberedPage[]): readonly number[] {
  let next = 0;
  return pages.map(({ entries }) => (next += entries.length) - entries.length);
}

/** Few letters find names that begin in many ways, and a request takes a browser longer than a shard of this size does. */
const meaningsPerShard = 1024;

interface MeaningShards {
  readonly shards: readonly string[];
  readonly shardOf: Uint16Array;
}

/** The meanings of names that begin alike are together: these are what one answer shows. */
function shardMeanings(entries: readonly SearchEntry[]): MeaningShards {
  const shards: string[][] = Array.from({ length: countShards(entries.length / meaningsPerShard) }, () => []);
  const shardOf = Uint16Array.from(entries, ({ name }) => meaningShardOf(foldName(name), shards.length));
  for (const [index, entry] of entries.entries()) shards[shardOf[index] ?? 0]?.push(toMeaningLine(entry));
  return { shards: shards.map((lines) => lines.join("\n")), shardOf };
}

/** A meaning as its shard has it. */
export function toMeaningLine({ meaning }: SearchEntry): string {
  return meaning.replace(/\s+/g, " ");
}
