import { readIntent } from "./read-intent.ts";
import type { SearchAnswer } from "./search-answer.ts";

/** What only code is written like: `include_views`, `profiling.enabled`, `--dry-run`. */
const codeLike = /^-*(?=\w+[.-]|\w+_\w)\w+(?:[.-]\w+)*$/;

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
