import type { SearchAnswer } from "../search-answer.ts";
import type { SearchEngine } from "../search-engine.ts";

/** All names that match, without waiting for what they mean. */
export async function findNames(
  engine: SearchEngine,
  query: string,
  limit: number,
  language?: string,
): Promise<SearchAnswer> {
  const first = await engine.findSymbols(query, { limit, language, withoutLoading: true });
  return first.isPartial === true && first.complete !== undefined ? first.complete() : first;
}
