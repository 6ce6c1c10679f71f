import { answersByText } from "./answers-by-text.ts";
import { isCall } from "./is-call.ts";
import { readQuoted } from "./read-quoted.ts";
import { sayOrder } from "./say-order.ts";
import { saySwitch } from "./say-switch.ts";
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
  const isByText =
    names !== undefined && answersByText(saySwitch(query) ?? query, names) && !answersByCall(query, names, text);
  const first = isQuoted || isByText ? "text" : "names";
  const [nameHits, textHits] = [names?.hits ?? [], text?.hits ?? []];
  return {
    first,
    names: first === "names" ? nameHits : withoutPages(nameHits, textHits),
    text: first === "text" ? textHits : withoutPages(textHits, nameHits),
  };
}

/**
 * Whether a question of how something is done is answered by the call that does it, as an order is. What a guide says about it comes
 * before that, and where no guide does, what a field says does not.
 */
function answersByCall(query: string, names: SearchAnswer, text: Pick<SearchAnswer, "hits"> | undefined): boolean {
  const order = sayOrder(query);
  const [name] = names.hits;
  if (order === query || text === undefined || name === undefined || !isCall(name.kind)) return false;
  return text.hits[0]?.noun !== "prose" && !answersByText(order, names);
}

/** The results on pages that others don't lead to. */
function withoutPages(hits: readonly SearchHit[], others: readonly SearchHit[]): readonly SearchHit[] {
  const shown = new Set(others.map(pageOf));
  return hits.filter((hit) => !shown.has(pageOf(hit)));
}

function pageOf({ href }: SearchHit): string {
  return href.replace(/#.*$/, "");
}
