import type { SearchEvent } from "./search-state.ts";

/**
 * How long what has come waits for what is still loaded, in milliseconds. Most of it comes sooner from a server that is near or
 * from the cache; and to draw names twice takes a slow processor as long.
 */
const patience = 50;

/** Takes what comes of the answers to a question. */
export interface EventGatherer {
  /** Takes what says something and will be followed by more of the same part. */
  put(event: PartEvent): void;
  /** Takes the last that comes of a part. */
  putLast(event: PartEvent): void;
}

type PartEvent = Extract<SearchEvent, { readonly part: unknown }>;

/**
 * Hands events on in one go when so many parts have come whole, and after a moment's patience what has come until then. Of a
 * part only the latest counts.
 */
export function gatherEvents(parts: number, take: (event: SearchEvent) => void): EventGatherer {
  const gathered = new Map<PartEvent["part"], PartEvent>();
  let missing = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handOn = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const events = [...gathered.values()];
    gathered.clear();
    for (const event of events) take(event);
  };
  const put = (event: PartEvent): void => {
    gathered.set(event.part, event);
    if (missing === 0) handOn();
    else timer ??= setTimeout(handOn, patience);
  };
  return {
    put,
    putLast(event) {
      missing -= 1;
      put(event);
    },
  };
}
