import type { SearchManifest } from "../../../generator/page-model/search-index.ts";
import { loadData } from "../../browser/load-data.ts";

/**
 * Begins to read what every search begins with, the manifest of the index and the names that it leads to, while the code that answers
 * from them is on its way. Gives a way to read files of which the first to ask for one of these gets what has been begun.
 */
export function readAhead(manifest: string, load: typeof loadData = loadData): typeof loadData {
  const begun = new Map<string, Promise<unknown>>();
  const begin = (address: string): Promise<unknown> => {
    const reading = load(address);
    begun.set(address, reading);
    return reading;
  };
  begin(manifest)
    .then((said) => begin(manifest.replace(/[^/]*$/, (said as SearchManifest).symbols)))
    // Who asks for them is told.
    .catch(() => {});
  return (address, options) => {
    const reading = options === undefined ? begun.get(address) : undefined;
    // Once: what could not be had is asked for again.
    begun.delete(address);
    return reading ?? load(address, options);
  };
}
