import type { SearchEngine } from "../../search/search-engine.ts";
import { gatherEvents } from "./gather-events.ts";
import type { SearchEvent, SearchView } from "./search-state.ts";

/** How many results are shown at the most, so that each keystroke is answered within a frame. */
const limits = { namesAmongAll: 20, textAmongAll: 5, alone: 50 };

/** What is asked for, and where it is looked for. */
export interface SearchQuestion {
  readonly words: string;
  readonly view: SearchView;
}

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
  { words, view }: SearchQuestion,
  opened: Promise<SearchEngine>,
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
  const askFor = async (part: "names" | "text", find: (engine: SearchEngine) => Promise<void>): Promise<void> => {
    try {
      const engine = await opened;
      if (!signal.aborted) await find(engine);
    } catch {
      gatherer.putLast({ type: "failed", part });
    }
  };
  void askFor("names", async (engine) => {
    const answer = await engine.findSymbols(words, { limit, facet, signal, withoutLoading: true });
    if (answer.complete !== undefined) gatherer.put({ type: "answered", part: "names", answer });
    const whole = await (answer.complete?.() ?? answer);
    gatherer.putLast({ type: "answered", part: "names", answer: whole });
  });
  void askFor("text", async (engine) => {
    const answer = await engine.findText(words, { limit: textLimit, signal });
    gatherer.putLast({ type: "answered", part: "text", answer });
  });
}
