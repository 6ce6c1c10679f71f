import { readDataFile } from "../../../generator/page-model/data-file.ts";
import { searchManifestPath } from "../../../generator/page-model/search-index.ts";
import type { PlannedFile } from "../../../generator/page-model/page.ts";
import { openSearch, type SearchEngine } from "../search-engine.ts";

export interface PlannedSearch {
  readonly engine: SearchEngine;
  /** Addresses that have been asked for, in order. */
  readonly asked: string[];
  read(path: string): unknown;
}

/** The engine over the files of a plan, as if a server gave them out below `/docs/`. */
export async function openPlanned(files: readonly PlannedFile[]): Promise<PlannedSearch> {
  const texts = new Map(files.map(({ path, content }) => [path, content]));
  const asked: string[] = [];
  const read = (path: string): unknown => {
    const text = texts.get(path);
    if (text === undefined) throw new Error(`there is no ${path}`);
    return readDataFile(text);
  };
  const engine = await openSearch(`/docs/${searchManifestPath}`, async (address) => {
    asked.push(address);
    return read(address.replace("/docs/", ""));
  });
  return { engine, asked, read };
}
