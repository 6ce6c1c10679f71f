import { foldName } from "../../../generator/page-model/search-words.ts";
import type { SearchEngine, SearchHit } from "../search-engine.ts";
import { findNames } from "./find-names.ts";
import type { QueryForm, SampledQuery } from "./sample-queries.ts";

/** How many of the queries of a form found what they were made from. */
export interface FormQuality {
  readonly share: number;
  /** The queries that did not, with what was wanted. */
  readonly missed: readonly string[];
}

/**
 * Asks every query. An exact one has to give its name among the first two, since a part may be called what a page is
 * about (`users`), the others among the first five; a name that differs only in case and separators is the same name.
 */
export async function measureNames(
  engine: SearchEngine,
  queries: readonly SampledQuery[],
): Promise<ReadonlyMap<QueryForm, FormQuality>> {
  const totals = new Map<QueryForm, { asked: number; readonly missed: string[] }>();
  for (const { form, query, expected } of queries) {
    const { hits } = await findNames(engine, query, 10);
    const names = hits.slice(0, form === "exact" ? 2 : 5).map((hit) => foldName(nameOf(hit)));
    const total = totals.get(form) ?? { asked: 0, missed: [] };
    total.asked += 1;
    if (!names.includes(foldName(expected))) total.missed.push(`${query} → ${expected}`);
    totals.set(form, total);
  }
  return new Map([...totals].map(([form, { asked, missed }]) => [form, { share: 1 - missed.length / asked, missed }]));
}

/** The written name of a result. */
export function nameOf({ name }: SearchHit): string {
  return name.map(({ text }) => text).join("");
}
