import type { Catalogue } from "./catalogue.ts";
import { surveyDocs, type DocSurvey } from "./survey-docs.ts";

/** How much of a model is described. */
export interface Coverage extends CoverageCount {
  /** By kind, in the order of the coverage page. */
  readonly kinds: readonly (CoverageCount & { readonly label: string })[];
  /** The things in which most is missing, the worst first. */
  readonly emptiest: readonly { readonly label: string; readonly missing: number }[];
}

/** How many of some things have a description. */
export interface CoverageCount {
  readonly described: number;
  readonly total: number;
  /** From 0 to 100 with two decimals, rounded down, so that only the whole is 100. */
  readonly percent: number;
}

/** How many of the emptiest things are named. */
const namedThings = 5;

/** Counts what has a description and what could have one. */
export function measureCoverage(catalogue: Catalogue): Coverage {
  const surveys = surveyDocs(catalogue);
  const kinds = surveys.map(({ label, things }) => {
    const described = things.filter(({ isDescribed }) => isDescribed).length;
    return { label, ...countCoverage(described, things.length) };
  });
  const sum = (key: "described" | "total"): number => kinds.reduce((total, kind) => total + kind[key], 0);
  return { ...countCoverage(sum("described"), sum("total")), kinds, emptiest: findEmptiest(surveys) };
}

function countCoverage(described: number, total: number): CoverageCount {
  return { described, total, percent: total === 0 ? 100 : Math.floor((described * 10_000) / total) / 100 };
}

/** A thing without a description counts for itself, its parts for it as well. */
function findEmptiest(surveys: readonly DocSurvey[]): Coverage["emptiest"] {
  const missing = new Map<string, { label: string; missing: number }>();
  for (const thing of surveys.flatMap(({ things }) => things)) {
    if (thing.isDescribed) continue;
    const { label, address } = thing.owner ?? thing;
    const key = JSON.stringify(address);
    const known = missing.get(key);
    if (known === undefined) missing.set(key, { label, missing: 1 });
    else known.missing += 1;
  }
  return [...missing.values()]
    .sort((a, b) => b.missing - a.missing || (a.label < b.label ? -1 : a.label > b.label ? 1 : 0))
    .slice(0, namedThings);
}
