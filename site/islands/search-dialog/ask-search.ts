import type { SearchAnswer, SearchEngine } from "../../search/search-engine.ts";
import type { EngineOpener } from "./create-engine-opener.ts";
import { gatherEvents } from "./gather-events.ts";
import type { SearchEvent, SearchView } from "./search-state.ts";

/** How many results are shown at the most, so that each keystroke is answered within a frame. */
const limits = { namesAmongAll: 20, textAmongAll: 5, alone: 50 };

/** What is asked for, and where it is looked for. */
export interface SearchQuestion {
  readonly words: string;
  readonly view: SearchView;
  /** Of the page that it is asked from. */
  readonly language?: string | undefined;
}

/** Who wants to know, and for how long. */
export interface SearchAsker {
  /** Aborted when the answers are no longer wanted; none comes after that. */
  readonly signal: AbortSignal;
  readonly take: (event: SearchEvent) => void;
}

/**
 * Asks for names and for passages of text. To lay out and paint results takes longer than to find them, so answers are
 * handed on together where nothing has to be loaded for them, and in few steps where something has.
 */
export function askSearch(
  { words, view, language }: SearchQuestion,
  openEngine: EngineOpener,
  { signal, take }: SearchAsker,
): void {
  const facet = view === "all" || view === "text" ? undefined : view;
  // Beside the text, names are only counted.
  const limit = view === "all" ? limits.namesAmongAll : view === "text" ? 1 : limits.alone;
  const textLimit = view === "text" ? limits.alone : limits.textAmongAll;
  const gatherer = gatherEvents(2, (event) => {
    if (!signal.aborted) take(event);
  });

  // What failed to come stays away until a reader types on or tries again, which is offered in its place.
  const askFor = async (part: "names" | "text", find: Find): Promise<void> => {
    let first: SearchAnswer | undefined;
    const takeFirst = (answer: SearchAnswer): void => {
      first = answer;
      gatherer.put({ type: "answered", part, answer });
    };
    try {
      const engine = await openEngine();
      if (signal.aborted) return;
      const answer = await find(engine, takeFirst).catch(async (error: unknown) => {
        if (signal.aborted) throw error;
        return find(await openEngine(engine), takeFirst);
      });
      gatherer.putLast({ type: "answered", part, answer });
    } catch {
      gatherer.putLast({ type: "failed", part, answer: first });
    }
  };
  void askFor("names", async (engine, takeFirst) => {
    let answer = await engine.findSymbols(words, { limit, facet, language, signal, withoutLoading: true });
    while (answer.complete !== undefined) {
      // Where no page is found, something on one may be.
      if (answer.isPartial !== true || answer.hits.length > 0) takeFirst(answer);
      answer = await answer.complete();
    }
    return answer;
  });
  void askFor("text", (engine) => engine.findText(words, { limit: textLimit, language, signal }));
}

/** Gives the whole answer, and hands on before what it can say without having loaded more. */
type Find = (engine: SearchEngine, takeFirst: (answer: SearchAnswer) => void) => Promise<SearchAnswer>;
