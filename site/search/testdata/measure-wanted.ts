import { findBest } from "./find-best.ts";
import type { SearchEngine } from "../search-engine.ts";

/** A query as somebody types it, with the addresses below the base that answer it. */
export interface WantedQuery {
  readonly kind: string;
  readonly query: string;
  readonly answers: readonly string[];
}

/** How many queries of a kind were asked, and how many were answered. */
export interface WantedQuality {
  asked: number;
  /** By the first result. */
  first: number;
  /** By one of the first three. */
  topThree: number;
  /** What the first result did not answer, with what came instead. */
  readonly missed: string[];
}

const folders: Readonly<Record<string, string>> = {
  E: "generated/metamodel/entities",
  A: "generated/metamodel/aspects",
  T: "generated/metamodel/types",
  Q: "graphql/queries",
  M: "graphql/mutations",
  O: "graphql/objects",
  I: "graphql/inputObjects",
  N: "graphql/enums",
  S: "generated/ingestion/sources",
};

/** The queries of a table like `wanted.tsv`. */
export function parseWanted(table: string): readonly WantedQuery[] {
  return table
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [kind = "", query = "", answers = ""] = line.split("\t");
      return { kind, query, answers: answers.split(" ").map(writeOut) };
    });
}

function writeOut(answer: string): string {
  return answer.replace(/^[A-Z](?=\/)/, (letter) => folders[letter] ?? letter);
}

/** Asks all of them, of an engine over a site below `base`; the results are in the order of the search dialog. */
export async function measureWanted(
  engine: SearchEngine,
  queries: readonly WantedQuery[],
  base: string,
): Promise<ReadonlyMap<string, WantedQuality>> {
  const totals = new Map<string, WantedQuality>();
  for (const { kind, query, answers } of queries) {
    const hits = await findBest(engine, query, 3);
    const places = hits.map(({ href }) => href.slice(base.length).replace(/#.*/, "").replace(/\/$/, ""));
    const place = places.findIndex((route) => answers.some((answer) => isAnswer(route, answer)));
    const total = totals.get(kind) ?? { asked: 0, first: 0, topThree: 0, missed: [] };
    total.asked += 1;
    if (place === 0) total.first += 1;
    else total.missed.push(`${query} → ${hits.map(({ href }) => href.slice(base.length)).join(" | ")}`);
    if (place >= 0) total.topThree += 1;
    totals.set(kind, total);
  }
  return totals;
}

/** All kinds together. */
export function addUpWanted(quality: ReadonlyMap<string, WantedQuality>): WantedQuality {
  const sums: WantedQuality = { asked: 0, first: 0, topThree: 0, missed: [] };
  for (const { asked, first, topThree, missed } of quality.values()) {
    sums.asked += asked;
    sums.first += first;
    sums.topThree += topThree;
    sums.missed.push(...missed);
  }
  return sums;
}

function isAnswer(route: string, answer: string): boolean {
  return answer.endsWith("*") ? route.startsWith(answer.slice(0, -1)) : route === answer;
}
