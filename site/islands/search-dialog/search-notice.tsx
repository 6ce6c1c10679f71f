import type { Dispatch, ReactNode } from "react";
import { getWords, isMissing, type SearchEvent, type SearchState } from "./search-state.ts";
import { countAll } from "./search-views.ts";

interface SearchNoticeProps {
  readonly state: SearchState;
  readonly onSearch: (query: string) => void;
  readonly dispatch: Dispatch<SearchEvent>;
}

/** What is said in place of results: that they are on their way, can't be had, or that there are none. */
export function SearchNotice({ state, onSearch, dispatch }: SearchNoticeProps): ReactNode {
  const { view, names, text } = state;
  const part = view === "text" ? text : names;
  if (isMissing(part)) return <FailureNotice state={state} dispatch={dispatch} />;
  if (part.answer === undefined || isStillRead(state))
    return <p className="search-notice search-loading">Loading the index …</p>;
  if (part.state === "waiting" || part.answer.hits.length > 0 || isAnsweredByText(state)) return null;

  const subject =
    view === "text" ? "No text has" : view === "all" ? "Nothing is called" : "Nothing of this kind is called";
  return (
    <div className="search-notice">
      <p>
        {subject} <q>{getWords(state)}</q>.
      </p>
      <NearestNames names={part.answer.nearest} onSearch={onSearch} />
      {view === "all" ? null : <OtherViews state={state} dispatch={dispatch} />}
    </div>
  );
}

/** Whether the text, which may well have the answer, is read for the first time: nothing is said that it would take back. */
function isStillRead({ view, names, text }: SearchState): boolean {
  return view === "all" && names.answer?.hits.length === 0 && text.answer === undefined && text.state === "waiting";
}

/** Whether passages are the answer, or may yet be, as they are to most questions: that no thing is called so, is no news then. */
function isAnsweredByText({ view, names, text }: SearchState): boolean {
  const mayAnswer = text.state === "waiting" || (text.answer?.hits ?? []).length > 0;
  return view === "all" && mayAnswer && (names.answer?.nearest ?? []).length === 0;
}

/**
 * Says that the index, or the part of it that is needed, could not be loaded. After a release its code may have other names, which only
 * a page knows that is loaded again, and that opens with what was asked.
 */
export function FailureNotice({ state, dispatch }: Pick<SearchNoticeProps, "state" | "dispatch">): ReactNode {
  return (
    <div className="search-notice">
      <p>The search index could not be loaded.</p>
      <button type="button" onClick={() => dispatch({ type: "retried" })}>
        Try again
      </button>{" "}
      or <a href={`?q=${encodeURIComponent(getWords(state))}`}>load this page again</a>, which helps where the site is
      newer than it.
    </div>
  );
}

interface NearestNamesProps extends Pick<SearchNoticeProps, "onSearch"> {
  readonly names: readonly string[];
}

/** Names that are spelled much like what was asked. */
function NearestNames({ names, onSearch }: NearestNamesProps): ReactNode {
  if (names.length === 0) return null;
  return (
    <p>
      Did you mean{" "}
      {names.map((name, index) => (
        <span key={name}>
          {index === 0 ? "" : index === names.length - 1 ? " or " : ", "}
          <button type="button" onClick={() => onSearch(name)}>
            <code>{name}</code>
          </button>
        </span>
      ))}
      ?
    </p>
  );
}

/** The ways from a view without results to those that have some. */
function OtherViews({ state, dispatch }: Pick<SearchNoticeProps, "state" | "dispatch">): ReactNode {
  const names = countAll(state.names.answer) ?? 0;
  const passages = countAll(state.text.answer) ?? 0;
  return (
    <>
      {names === 0 ? null : (
        <button type="button" onClick={() => dispatch({ type: "viewChosen", view: "all" })}>
          Show all {names} names
        </button>
      )}
      {state.view === "text" || passages === 0 ? null : (
        <button type="button" onClick={() => dispatch({ type: "viewChosen", view: "text" })}>
          Search the text instead
        </button>
      )}
    </>
  );
}
