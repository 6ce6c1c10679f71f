/*
 * What the search dialog shows, as plain data that needs no browser: what was asked, what was
 * answered so far, and which result is chosen.
 */
import { joinAnswers, type SearchAnswer, type SearchFacet, type SearchHit } from "../../search/search-engine.ts";

/** What is looked at: everything, the names of one facet, or passages of text. */
export type SearchView = SearchFacet | "all" | "text";

/** An answer, or what stands in its place. */
export interface Asked {
  /** The last one. It stays until the next one comes, so that the list doesn't flicker while a reader types. */
  readonly answer?: SearchAnswer | undefined;
  /** The words that it answers. */
  readonly words?: string | undefined;
  readonly state: "waiting" | "answered" | "failed";
}

/** All that the dialog shows, follows from. */
export interface SearchState {
  /** As typed. */
  readonly query: string;
  readonly view: SearchView;
  readonly names: Asked;
  readonly text: Asked;
  /** Place of the chosen result among all that are shown. */
  readonly selected: number;
  /** How often a reader has asked to try again. */
  readonly attempt: number;
  /** Whether answers have been waited for so long that those of an earlier question look their age. */
  readonly isLate: boolean;
}

/** What can happen to the dialog. */
export type SearchEvent =
  | { readonly type: "typed"; readonly query: string }
  | { readonly type: "viewChosen"; readonly view: SearchView }
  | { readonly type: "answered"; readonly part: "names" | "text"; readonly answer: SearchAnswer }
  /** With what has come of an answer whose rest has not: names, of which the meanings are lacking. */
  | { readonly type: "failed"; readonly part: "names" | "text"; readonly answer?: SearchAnswer | undefined }
  | { readonly type: "delayed" }
  | { readonly type: "retried" }
  | { readonly type: "selected"; readonly index: number };

const waiting: Asked = { state: "waiting" };

/** The dialog as it opens. */
export function startSearch(query: string): SearchState {
  return { query, view: "all", names: waiting, text: waiting, selected: 0, attempt: 0, isLate: false };
}

/** What is asked for: the query without the spaces around it. Empty when there is nothing to look for. */
export function getWords({ query }: SearchState): string {
  return query.trim();
}

/** The state after an event. */
export function updateSearch(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case "typed": {
      const next = { ...state, query: event.query };
      if (getWords(next) === getWords(state)) return next;
      return getWords(next) === "" ? startSearch(event.query) : askAgain(next);
    }
    case "viewChosen":
      return event.view === state.view ? state : askAgain({ ...state, view: event.view });
    case "answered":
      return settle(state, event.part, {
        answer: event.answer,
        words: getWords(state),
        // What Enter opens is settled when all names have been asked.
        state: event.answer.isPartial === true ? "waiting" : "answered",
      });
    case "failed":
      return settle(state, event.part, { answer: event.answer, words: getWords(state), state: "failed" });
    case "delayed":
      return isWaiting(state) ? { ...state, isLate: true } : state;
    case "retried":
      return askAgain({ ...state, attempt: state.attempt + 1 });
    case "selected":
      return event.index === state.selected ? state : { ...state, selected: event.index };
  }
}

function askAgain(state: SearchState): SearchState {
  return {
    ...state,
    names: { ...state.names, state: "waiting" },
    text: { ...state.text, state: "waiting" },
    selected: 0,
  };
}

function settle(state: SearchState, part: "names" | "text", asked: Asked): SearchState {
  const next = { ...state, [part]: asked };
  return { ...next, isLate: next.isLate && isWaiting(next) };
}

/** Whether nothing can be had of an answer. */
export function isMissing({ state, answer }: Asked): boolean {
  return state === "failed" && answer === undefined;
}

/** Whether a part of what is shown could not be had. */
export function isIncomplete({ view, names, text }: SearchState): boolean {
  const hasNames = view !== "text" && names.state === "failed" && !isMissing(names);
  return hasNames || (view === "all" && text.state === "failed");
}

function isWaiting({ names, text }: SearchState): boolean {
  return names.state === "waiting" || text.state === "waiting";
}

/** A run of results; `label` stands above it where there is another one. */
export interface ResultSection {
  readonly id: "names" | "text" | "recent" | "tasks";
  readonly label?: string | undefined;
  readonly hits: readonly SearchHit[];
  /** Whether the results answer an earlier question. */
  readonly isStale: boolean;
}

/** The results that are shown, in order; sections without any are left out. */
export function listSections(state: SearchState): readonly ResultSection[] {
  const { view, names, text } = state;
  const sections: ResultSection[] =
    view === "all"
      ? listBoth(state)
      : view === "text"
        ? [{ id: "text", ...toResults(text) }]
        : [{ id: "names", ...toResults(names) }];
  return sections.filter(({ hits }) => hits.length > 0);
}

/** Names and passages, whichever answer first; what the first ones show, the others need not show again. */
function listBoth(state: SearchState): ResultSection[] {
  // By the words that they answer: while others are typed, they stay where they are.
  const { first, ...hits } = joinAnswers(state.names.words ?? "", state.names.answer, state.text.answer);
  const names = { ...toResults(state.names), hits: hits.names };
  const text = { ...toResults(state.text), hits: hits.text };
  if (first === "names") {
    return [
      { id: "names", ...names },
      { id: "text", label: "In the text", ...text },
    ];
  }
  // Until the first passages come, nothing is shown that they would push away.
  if (state.text.answer === undefined && state.text.state === "waiting") return [];
  return [
    { id: "text", ...text },
    { id: "names", label: text.hits.length > 0 ? "Names" : undefined, ...names },
  ];
}

function toResults({ answer, state }: Asked): Pick<ResultSection, "hits" | "isStale"> {
  return { hits: answer?.hits ?? [], isStale: state === "waiting" };
}

/** Whether the result at a place answers the present question, or it is known that there is none. */
export function isAnswered(state: SearchState, index: number): boolean {
  if (state.view === "all" && !isOrdered(state)) return false;
  let end = 0;
  for (const { hits, isStale } of listSections(state)) {
    end += hits.length;
    if (index < end) return !isStale;
  }
  const { view, names, text } = state;
  return (
    (view === "text" || names.state !== "waiting") && (!["all", "text"].includes(view) || text.state !== "waiting")
  );
}

/** Whether it is known what leads the list: names tell, and may leave it to passages of which none has come yet. */
function isOrdered({ names, text }: SearchState): boolean {
  if (names.state === "waiting") return false;
  if (text.state !== "waiting" || (text.answer?.hits ?? []).length > 0) return true;
  return joinAnswers(names.words ?? "", names.answer, text.answer).first === "names";
}

/** Where a key leads to from a result, among so many; undefined when the key is not for the list. */
export function findStep(key: string, selected: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case "ArrowDown":
      return selected >= last ? 0 : selected + 1;
    case "ArrowUp":
      return selected <= 0 ? last : selected - 1;
    case "PageDown":
      return Math.min(selected + pageLength, last);
    case "PageUp":
      return Math.max(selected - pageLength, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

const pageLength = 8;
