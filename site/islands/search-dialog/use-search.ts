import { type Dispatch, useEffect, useReducer } from "react";
import type { SearchAnswer, SearchEngine } from "../../search/search-engine.ts";
import { getWords, startSearch, updateSearch, type SearchEvent, type SearchState } from "./search-state.ts";

/** How many results are shown at the most, so that each keystroke is answered within a frame. */
const limits = { namesAmongAll: 20, textAmongAll: 5, alone: 50 };

/**
 * For how long a reader pauses, in milliseconds, before more is loaded than names: their meanings, and passages of text,
 * together so that both are drawn at once. Names are searched with each keystroke.
 */
const pause = 10;

/** The state of a search that asks whenever its question changes, and drops the answers to earlier ones. */
export function useSearch(
  openEngine: () => Promise<SearchEngine>,
  query: string,
): readonly [SearchState, Dispatch<SearchEvent>] {
  const [state, dispatch] = useReducer(updateSearch, query, startSearch);
  const { view, attempt } = state;
  const words = getWords(state);

  useEffect(() => {
    if (words === "") return;
    const controller = new AbortController();
    const { signal } = controller;
    const facet = view === "all" || view === "text" ? undefined : view;
    // Beside the text, names are only counted.
    const limit = view === "all" ? limits.namesAmongAll : view === "text" ? 1 : limits.alone;
    const textLimit = view === "text" ? limits.alone : limits.textAmongAll;

    // What failed to come stays away until a reader types on or tries again, which is offered in its place.
    const opened = openEngine();
    const show = async (
      part: "names" | "text",
      find: (engine: SearchEngine) => Promise<SearchAnswer>,
    ): Promise<void> => {
      try {
        const engine = await opened;
        if (signal.aborted) return;
        const answer = await find(engine);
        if (!signal.aborted) dispatch({ type: "answered", part, answer });
      } catch {
        if (!signal.aborted) dispatch({ type: "failed", part });
      }
    };
    const showNames = (withoutLoading: boolean): Promise<void> =>
      show("names", (engine) => engine.findSymbols(words, { limit, facet, signal, withoutLoading }));
    const showText = (): Promise<void> =>
      show("text", (engine) => engine.findText(words, { limit: textLimit, signal }));

    void showNames(true);
    const timer = setTimeout(() => {
      void showNames(false);
      void showText();
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // A reader who tries again asks the same once more.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [openEngine, words, view, attempt]);

  return [state, dispatch];
}
