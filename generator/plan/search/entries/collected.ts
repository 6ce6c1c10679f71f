import type { SearchEntry } from "../search-entry.ts";

/** What the page itself says, and its parts. */
export type Collected = readonly [own: Pick<SearchEntry, "text" | "types">, ...parts: readonly SearchEntry[]];
