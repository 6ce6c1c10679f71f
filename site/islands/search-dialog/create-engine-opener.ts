import { loadData } from "../../browser/load-data.ts";
import { openSearch, type SearchEngine } from "../../search/search-engine.ts";

/**
 * Opens the search engine at the first call; later ones get the same one, or try again if it could not be opened. Who has found that
 * an engine lacks a file, and says so, gets that of the index that has been published since: a page may be open for days.
 */
export type EngineOpener = (lacking?: SearchEngine) => Promise<SearchEngine>;

/** Opens the index whose manifest is at an address. */
export function createEngineOpener(
  manifest: string,
  read: typeof loadData = loadData,
  open: typeof openSearch = openSearch,
): EngineOpener {
  let opened: Promise<SearchEngine> | undefined;
  let renewing: Promise<SearchEngine> | undefined;
  /** What the manifest says of the index that is open. */
  let published: string | undefined;

  const openIndex = (said: unknown): Promise<SearchEngine> => {
    published = JSON.stringify(said);
    return open(manifest, async (address) => (address === manifest ? said : read(address)));
  };
  /** What a host or a browser keeps of the manifest may be older than the files that it names. */
  const openNewer = async (): Promise<SearchEngine> => {
    const said = await read(manifest, { cache: "no-cache" });
    if (JSON.stringify(said) === published) throw new Error(`${manifest} names what isn't there`);
    return openIndex(said);
  };
  const openFirst = async (): Promise<SearchEngine> => {
    const said = await read(manifest);
    return openIndex(said).catch(openNewer);
  };
  const openOnce = (): Promise<SearchEngine> => {
    opened ??= openFirst().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  /** Meanwhile the index that is open answers what it can. */
  const renew = (): Promise<SearchEngine> => {
    renewing ??= openNewer()
      .then((engine) => {
        opened = Promise.resolve(engine);
        return engine;
      })
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  };
  return async (lacking) => {
    const engine = await openOnce();
    return engine === lacking ? renew() : engine;
  };
}
