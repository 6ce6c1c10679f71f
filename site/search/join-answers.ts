import { answersByText } from "./answers-by-text.ts";
import { readQuoted } from "./read-quoted.ts";
import type { SearchAnswer, SearchHit } from "./search-answer.ts";

/** Names and passages in the order in which they answer a query. */
export interface JoinedAnswers {
  readonly first: "names" | "text";
  readonly names: readonly SearchHit[];
  readonly text: readonly SearchHit[];
}

/** Names and passages, whichever answer first. What the first ones lead to, the others need not show again. */
export function joinAnswers(
  query: string,
  names: SearchAnswer | undefined,
  text: Pick<SearchAnswer, "hits" | "quotes"> | undefined,
): JoinedAnswers {
  // Before texts have answered, nobody knows whether one quotes the message that was pasted.
  const isQuoted = text === undefined ? readQuoted(query) !== undefined : text.quotes === true;
  const first = isQuoted || (names !== undefined && answersByText(query, names)) ? "text" : "names";
  const [nameHits, textHits] = [names?.hits ?? [], text?.hits ?? []];
  return {
    first,
    names: first === "names" ? nameHits : withoutPages(nameHits, textHits),
    text: first === "text" ? textHits : withoutPages(textHits, nameHits),
  };
}

/** The results on pages that others don't lead to. */
function withoutPages(hits: readonly SearchHit[], others: readonly SearchHit[]): readonly SearchHit[] {
  const shown = new Set(others.map(pageOf));
  return hits.filter((hit) => !shown.has(pageOf(hit)));
}

function pageOf({ href }: SearchHit): string {
  return href.replace(/#.*$/, "");
}
