import { readIntent } from "./read-intent.ts";
import type { SearchAnswer } from "./search-answer.ts";

/** What only code is written like: `include_views`, `profiling.enabled`, `--dry-run`. */
const codeLike = /^-*(?=\w+[.-]|\w+_\w)\w+(?:[.-]\w+)*$/;

/** A word of it, as `max_threads` in `datahub-rest max_threads`. */
const partOfCode = /(?:^|\s)\w*[a-z0-9]_[a-z0-9]\w*(?:\s|$)/;

/** Whether what texts say comes before names: for a question, and where no name has what was asked. */
export function answersByText(query: string, { fits }: Pick<SearchAnswer, "fits">): boolean {
  switch (fits) {
    case "whole":
      return false;
    case "by words":
      return readIntent(query) !== "name";
    case "in part":
      return !codeLike.test(query.trim()) && (readIntent(query) === "help" || !partOfCode.test(query));
    case "loosely":
      return true;
  }
}
