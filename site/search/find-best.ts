import { readIntent } from "./read-intent.ts";
import type { SearchEngine } from "./search-engine.ts";
import type { SearchAnswer, SearchHit } from "./search-answer.ts";

/** What only code is written like: `include_views`, `profiling.enabled`, `--dry-run`. */
const codeLike = /^-*\w+(?:[_.-]\w+)+$/;

/** Whether what texts say comes before names: for a question, and where no name has what was asked. */
export function answersByText(query: string, { fits }: Pick<SearchAnswer, "fits">): boolean {
  switch (fits) {
    case "whole":
      return false;
    case "by words":
      return readIntent(query) !== "name";
    case "in part":
      return !codeLike.test(query.trim());
    case "loosely":
      return true;
  }
}

/** The results that lead the list, names and passages in one order, as the dialog shows them. */
export async function findBest(engine: SearchEngine, query: string, limit: number): Promise<readonly SearchHit[]> {
  const names = await engine.findSymbols(query, { limit: 20, withoutLoading: true });
  const text = await engine.findText(query, { limit: 5 });
  const hits = answersByText(query, names) ? [...text.hits, ...names.hits] : [...names.hits, ...text.hits];
  return hits.slice(0, limit);
}
