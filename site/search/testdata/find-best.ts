import { findNames } from "./find-names.ts";
import { joinAnswers } from "../join-answers.ts";
import type { SearchHit } from "../search-answer.ts";
import type { SearchEngine } from "../search-engine.ts";

/** The results that lead the list, names and passages in one order, as the dialog shows them. */
export async function findBest(
  engine: SearchEngine,
  query: string,
  limit: number,
  language?: string,
): Promise<readonly SearchHit[]> {
  const names = await findNames(engine, query, 20, language);
  const text = await engine.findText(query, { limit: 5, language });
  const joined = joinAnswers(query, names, text);
  const hits = joined.first === "text" ? [...joined.text, ...joined.names] : [...joined.names, ...joined.text];
  return hits.slice(0, limit);
}
