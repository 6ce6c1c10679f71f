import { loadData } from "../../client/load-data.ts";
import { openSearch, type SearchEngine } from "../../search/search-engine.ts";

/** Opens the search engine at the first call; later ones get the same one, or try again if it could not be opened. */
export function createEngineOpener(manifest: string, open: OpenEngine = openLoaded): () => Promise<SearchEngine> {
  let engine: Promise<SearchEngine> | undefined;
  return () => {
    engine ??= open(manifest).catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    return engine;
  };
}

type OpenEngine = (manifest: string) => Promise<SearchEngine>;

function openLoaded(manifest: string): Promise<SearchEngine> {
  return openSearch(manifest, loadData);
}
