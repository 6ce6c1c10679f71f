import { type Dispatch, useLayoutEffect, useReducer } from "react";
import { askSearch } from "./ask-search.ts";
import type { EngineOpener } from "./create-engine-opener.ts";
import { getWords, startSearch, updateSearch, type SearchEvent, type SearchState } from "./search-state.ts";

/** After how many milliseconds without an answer the earlier results look old; most answers come sooner. */
const lateAfter = 150;

/** The state of a search that asks whenever its question changes, and drops the answers to earlier ones. */
export function useSearch(openEngine: EngineOpener, query: string): readonly [SearchState, Dispatch<SearchEvent>] {
  const [state, dispatch] = useReducer(updateSearch, query, startSearch);
  const { view, attempt } = state;
  const words = getWords(state);

  // Not after the next paint, as other effects: what has been loaded is answered before the key itself is drawn.
  useLayoutEffect(() => {
    if (words === "") return;
    const controller = new AbortController();
    const language = document.documentElement.lang;
    askSearch({ words, view, language }, openEngine, { signal: controller.signal, take: dispatch });
    const timer = setTimeout(() => dispatch({ type: "delayed" }), lateAfter);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // A reader who tries again asks the same once more.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [openEngine, words, view, attempt]);

  return [state, dispatch];
}
