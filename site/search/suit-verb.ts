import { toTerm } from "../../generator/page-model/search-words.ts";
import type { QueryTask } from "./read-task.ts";
import { fetching, removing } from "./verbs.ts";

/** What headings begin with that tell the other thing: how to read where a query asks how to write, and the reverse. */
const others: Readonly<Partial<Record<QueryTask, ReadonlySet<string>>>> = {
  // To get something is to have it, too.
  do: new Set(fetching.filter((verb) => verb !== "get").map(toTerm)),
  read: new Set(["add", "create", "update", ...removing].map(toTerm)),
};

const otherShare = 0.6;

/** How well the verb that a name may begin with fits what is to be told; a query may have asked for just that verb. */
export function suitVerb(verb: string, task: QueryTask, isAsked: (term: string) => boolean): number {
  return others[task]?.has(verb) === true && !isAsked(verb) ? otherShare : 1;
}
