import {
  type MeaningShard,
  type PartIndex,
  searchManifestPath,
  shardPath,
  type Sharded,
  type SearchManifest,
  type SearchRelations,
  type SymbolIndex,
  type TermShard,
  type TextShard,
} from "../../generator/page-model/search-index.ts";

/** Gives what the data file at an address says. */
export type ReadData = (address: string) => Promise<unknown>;

/** Reads the files of an index, each once; one that could not be read is asked for again. */
export interface IndexReader {
  readonly manifest: SearchManifest;
  /** Where the site begins, by an address like that of the manifest. */
  readonly base: string;
  symbols(): Promise<SymbolIndex>;
  parts(): Promise<PartIndex>;
  relations(): Promise<SearchRelations>;
  meanings(shard: number): Promise<readonly string[]>;
  /** The same if they are there already. */
  readMeanings(shard: number): readonly string[] | undefined;
  terms(shard: number): Promise<TermShard>;
  texts(shard: number): Promise<TextShard>;
}

/** A reader of the index whose manifest was read at `address`. */
export function createReader(address: string, manifest: SearchManifest, read: ReadData): IndexReader {
  if (manifest.version !== 2) throw new Error(`${address} is the manifest of another version`);
  const folder = address.slice(0, address.lastIndexOf("/") + 1);
  const meanings = new Map<number, readonly string[]>();
  const load = createLoader((name) => read(folder + name));
  const loadShard = (of: Sharded, shard: number): Promise<unknown> => {
    const hash = manifest[of][shard];
    return load(hash === undefined ? undefined : shardPath(of, shard, hash));
  };
  return {
    manifest,
    base: address.slice(0, -searchManifestPath.length),
    symbols: () => load(manifest.symbols) as Promise<SymbolIndex>,
    parts: () => load(manifest.parts) as Promise<PartIndex>,
    relations: () => load(manifest.relations) as Promise<SearchRelations>,
    meanings: async (shard) => {
      const known = meanings.get(shard);
      if (known !== undefined) return known;
      const lines = ((await loadShard("meanings", shard)) as MeaningShard).split("\n");
      meanings.set(shard, lines);
      return lines;
    },
    readMeanings: (shard) => meanings.get(shard),
    terms: (shard) => loadShard("terms", shard) as Promise<TermShard>,
    texts: (shard) => loadShard("texts", shard) as Promise<TextShard>,
  };
}

function createLoader(read: ReadData): (name: string | undefined) => Promise<unknown> {
  const known = new Map<string, Promise<unknown>>();
  return (name) => {
    if (name === undefined) return Promise.reject(new Error("the index has no such shard"));
    const before = known.get(name);
    if (before !== undefined) return before;
    const loading = read(name).catch((error: unknown) => {
      known.delete(name);
      throw error;
    });
    known.set(name, loading);
    return loading;
  };
}
