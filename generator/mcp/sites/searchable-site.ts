import { readDataFile } from "../../page-model/data-file.ts";
import { searchManifestPath } from "../../page-model/search-index.ts";
import { openSearch, type SearchEngine } from "../../../site/search/search-engine.ts";
import { UnreadableIndexError } from "./unreadable-index-error.ts";

/** A site that is searched. */
export interface SearchableSite {
  /** Begins and ends with a slash. */
  readonly base: string;
  /** The site's own search; what it has loaded stays loaded. Throws `UnreadableIndexError`, and so does what it answers with. */
  search(): Promise<SearchEngine>;
}

/** The files of a site. */
interface SearchedFiles {
  readonly base: string;
  /** The text of a file by its path below the site; undefined for one that isn't there. */
  read(path: string): string | undefined;
}

/** A site whose search is opened when it is first asked for. */
export function createSearchableSite({ base, read }: SearchedFiles): SearchableSite {
  let engine: Promise<SearchEngine> | undefined;
  const load = async (address: string): Promise<unknown> => {
    const path = address.slice(base.length);
    const text = read(path);
    if (text === undefined) throw new UnreadableIndexError(`${path} is missing`);
    try {
      return readDataFile(text);
    } catch {
      throw new UnreadableIndexError(`${path} is damaged`);
    }
  };
  const open = async (): Promise<SearchEngine> => {
    try {
      return await openSearch(base + searchManifestPath, load);
    } catch (error) {
      // What is whole and of no use was written in another form.
      throw error instanceof UnreadableIndexError ? error : new UnreadableIndexError("it is from another release");
    }
  };
  return { base, search: () => (engine ??= open()) };
}
