import { answersByText } from "../answers-by-text.ts";
import type { SearchHit } from "../search-answer.ts";
import type { SearchEngine } from "../search-engine.ts";

/** The results that lead the list, names and passages in one order, as the dialog shows them. */
export async function findBest(engine: SearchEngine, query: string, limit: number): Promise<readonly SearchHit[]> {
  const names = await engine.findSymbols(query, { limit: 20, withoutLoading: true });
  const text = await engine.findText(query, { limit: 5 });
  const hits = answersByText(query, names) ? [...text.hits, ...names.hits] : [...names.hits, ...text.hits];
  return hits.slice(0, limit);
}
