import { toTerm } from "../../generator/page-model/search-words.ts";
import type { QueryTask } from "./read-task.ts";
import * as verbs from "./verbs.ts";

const toTerms = (...words: readonly string[]): ReadonlySet<string> => new Set(words.map(toTerm));

const reading = toTerms(...verbs.fetching, "check", "download", "export", "find", "list", "search", "view");
const making = toTerms("add", "create", "set", "submit", "upsert");
const changing = toTerms("edit", "patch", "put", "update");
const undoing = toTerms(...verbs.removing, ...verbs.undoing);

/** To how many things, and how finally, something is done to whatever it is: `batchUpdateSoftDeleted`. */
const manners = toTerms("batch", "bulk", "hard", "soft");

/** Whether a word of a call's name says how it is done, and not to what. */
export function isManner(term: string): boolean {
  return manners.has(term);
}

/** What a call counts that does the reverse of what is asked, and one that does the same to something else. */
const shares = { reverse: 0.6, elsewhere: 0.65 } as const;

/**
 * How well the name of a call fits what somebody wants to do: what undoes something is only meant by who asks for that, and what
 * reads by who wants to know. Nor is `deleteApplication` meant by who wants to delete a dataset.
 */
export function suitDeed(terms: readonly string[], task: QueryTask, asked: ReadonlySet<string>): number {
  if (task !== "do") return 1;
  const undoes = [...undoing].some((term) => asked.has(term));
  const isReverse = terms.some(
    (term) => !asked.has(term) && (reading.has(term) || (undoes ? making : undoing).has(term)),
  );
  if (isReverse) return shares.reverse;
  const things = terms.filter((term) => !isVerb(term) && !isManner(term));
  return things.length > 0 && !things.some((term) => asked.has(term)) && terms.some((term) => asked.has(term))
    ? shares.elsewhere
    : 1;
}

function isVerb(term: string): boolean {
  return [reading, making, changing, undoing].some((known) => known.has(term));
}
