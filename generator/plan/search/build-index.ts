import { foldName } from "../../page-model/search-words.ts";
import { meaningShardOf } from "../../page-model/search-index.ts";
import { countShards } from "./count-shards.ts";
import { encodeSymbols } from "./encode-symbols.ts";
import { indexTexts } from "./index-texts.ts";
import { countLinks } from "./rank-pages.ts";
import { relateEntries } from "./relate-entries.ts";
import type { SearchEntry } from "./search-entry.ts";
import type { SearchedSite, SearchIndex } from "./search-index.ts";
import { toIndexFile } from "./to-index-file.ts";

/** The index of the pages of a site. */
export function buildIndex(site: SearchedSite): SearchIndex {
  const { pages: searched, base } = site;
  const read = searched.map((page) => page.read());
  const pages = read.map(({ page }) => page);
  const { terms, texts, counts } = indexTexts(pages);
  const entries = pages.flatMap((page) => page.entries);
  const { shards, shardOf } = shardMeanings(entries);
  let firstEntry = 0;
  return {
    pages: searched.map(({ route, slot, source }, index) => {
      const { json = "", page } = read[index] ?? {};
      const indexed = { route, slot, source, json, firstEntry };
      firstEntry += page?.entries.length ?? 0;
      return indexed;
    }),
    symbols: toIndexFile("symbols", encodeSymbols(pages, site)),
    relations: toIndexFile("relations", relateEntries(pages, base)),
    meanings: shards.map((shard, index) => toIndexFile(`meanings-${index}`, shard)),
    meaningShards: shardOf,
    terms: terms.map((shard, index) => toIndexFile(`terms-${index}`, shard)),
    texts: texts.map((shard, index) => toIndexFile(`texts-${index}`, shard)),
    counts,
    links: countLinks(pages),
  };
}

const meaningsPerShard = 256;

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
