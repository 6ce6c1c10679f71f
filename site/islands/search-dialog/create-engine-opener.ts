import { openSearch, type SearchEngine } from "../../search/search-engine.ts";

/** Opens the search engine at the first call; later ones get the same one, or try again if it could not be opened. */
export function createEngineOpener(manifest: string, open = openSearch): () => Promise<SearchEngine> {
  let engine: Promise<SearchEngine> | undefined;
  return () => {
    engine ??= open(manifest).catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    return engine;
  };
}
