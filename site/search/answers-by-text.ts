import { searchKinds } from "../../generator/page-model/search-kinds.ts";
import { readIntent } from "./read-intent.ts";
import type { SearchAnswer } from "./search-answer.ts";

/** What only code is written like: `include_views`, `profiling.enabled`, `--dry-run`. */
const codeLike = /^-*(?=\w+[.-]|\w+_\w)\w+(?:[.-]\w+)*$/;

/** A word of it, as `max_threads` in `datahub-rest max_threads`. */
const partOfCode = /(?:^|\s)\w*[a-z0-9]_[a-z0-9]\w*(?:\s|$)/;

const asksWhat = /^\s*(?:what(?:'?s| is| are)|define|explain|meaning of)\b/i;

/** Whether what texts say comes before names: for a question, and where no name has what was asked. */
export function answersByText(query: string, { fits, hits }: Pick<SearchAnswer, "fits" | "hits">): boolean {
  switch (fits) {
    case "whole":
      return false;
    case "by words":
      return readIntent(query) !== "name" && !answersItself(query, hits[0]?.kind ?? "");
    case "in part":
      return !codeLike.test(query.trim()) && (readIntent(query) === "help" || !partOfCode.test(query));
    case "loosely":
      return true;
  }
}

/** What an entity is, and which values there are, their own pages tell. */
function answersItself(query: string, kind: string): boolean {
  return kind === "entity" ? asksWhat.test(query) : enums.has(kind) && asksValues.test(query);
}

const asksValues = /\bare there\b|\b(?:symbols|values)\b/i;

const enums: ReadonlySet<string> = new Set([searchKinds.enum.label, searchKinds.graphqlEnum.label]);
