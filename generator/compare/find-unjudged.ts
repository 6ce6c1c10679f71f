import type { Catalogue } from "../catalogue/catalogue.ts";
import { printSorted } from "../print/print-sorted.ts";

/**
 * Names of the plug-ins that have read something else than before, besides schemas and entities, and tell nothing of it that is called: only they know what it means,
 * so whoever relies on it has to be told that nothing is said of it.
 */
export function findUnjudged(before: Catalogue, after: Catalogue): readonly string[] {
  const [earlier, later] = [gatherTexts(before), gatherTexts(after)];
  const names = new Set([...earlier.keys(), ...later.keys()]);
  const judged = new Set([...listTold(before), ...listTold(after)]);
  return [...names]
    .filter((name) => !judged.has(name) && earlier.get(name)?.join("\n") !== later.get(name)?.join("\n"))
    .sort();
}

/** Plug-ins that tell what is called, which is compared. */
function listTold({ endpoints = [], payloads = [] }: Catalogue): readonly string[] {
  return [...endpoints, ...payloads].map(({ plugin }) => plugin);
}

/** What each plug-in has read, file by file, wherever that is. */
function gatherTexts({ extensions = [] }: Catalogue): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const { plugin, data, isForPages } of extensions) {
    if (isForPages === true) continue;
    const list = texts.get(plugin);
    const text = printSorted(data);
    if (list === undefined) texts.set(plugin, [text]);
    else list.push(text);
  }
  return texts;
}
