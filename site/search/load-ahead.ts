import { meaningShardOf, termShardOf } from "../../generator/page-model/search-index.ts";
import { foldName, splitTerms } from "../../generator/page-model/search-words.ts";
import type { IndexReader } from "./create-reader.ts";
import type { SearchHit } from "./search-answer.ts";

/** What the first results mean is seen; further ones may give way to what stands on pages. */
const seen = 3;

/**
 * Begins to load what the answer to a query will need once all names have come: to ask for it only then would take slow
 * connections twice as long. Who needs it is told what could not be had.
 */
export function loadAhead(query: string, hits: readonly SearchHit[], reader: IndexReader): void {
  const { terms, meanings } = reader.manifest;
  const names = hits.slice(0, seen).map(({ name }) => foldName(name.map(({ text }) => text).join("")));
  const termShards = new Set(splitTerms(query).map((term) => termShardOf(term, terms.length)));
  const meaningShards = new Set(names.map((name) => meaningShardOf(name, meanings.length)));
  for (const shard of termShards) reader.terms(shard).catch(() => {});
  for (const shard of meaningShards) reader.meanings(shard).catch(() => {});
}
