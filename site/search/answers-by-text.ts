import { readIntent } from "./read-intent.ts";
import type { SearchAnswer } from "./search-answer.ts";

/** What only code is written like: `include_views`, `profiling.enabled`, `--dry-run`. */
const codeLike = /^-*(?=\w+[.-]|\w+_\w)\w+(?:[.-]\w+)*$/;

/** A word of it, as `max_threads` in `datahub-rest max_threads`. */
const partOfCode = /(?:^|\s)\w*[a-z0-9]_[a-z0-9]\w*(?:\s|$)/;

/** What a thing is says its own page. */
const asksWhat = /^\s*(?:what(?:'?s| is| are)|define|explain|meaning of)\b/i;

/** Whether what texts say comes before names: for a question, and where no name has what was asked. */
export function answersByText(query: string, { fits, hits }: Pick<SearchAnswer, "fits" | "hits">): boolean {
  switch (fits) {
    case "whole":
      return false;
    case "by words":
      return readIntent(query) !== "name" && !(asksWhat.test(query) && hits[0]?.kind === "entity");
    case "in part":
      return !codeLike.test(query.trim()) && (readIntent(query) === "help" || !partOfCode.test(query));
    case "loosely":
      return true;
  }
}
