import type { OutputFile } from "../write/output-file.ts";

/** Where what pages show and offer is taken from. */
export interface AssetSources {
  /** By path, where the input files are. */
  readonly locations: ReadonlyMap<string, string>;
  /** By path, what is in files that are in no file system. */
  readonly embedded: ReadonlyMap<string, Uint8Array>;
}

/** What the site has under the name of a picture or a download; undefined where it is gone. */
export function findAsset(path: string, { locations, embedded }: AssetSources): OutputFile["content"] | undefined {
  const location = locations.get(path);
  return location === undefined ? embedded.get(path) : { copyOf: location };
}
