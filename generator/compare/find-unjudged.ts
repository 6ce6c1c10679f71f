import type { Catalogue } from "../catalogue/catalogue.ts";
import { printJson } from "../print/print-json.ts";

/**
 * Names of the plug-ins that have read something else than before, besides schemas and entities: only they know what it means,
 * so whoever relies on it has to be told that nothing is said of it.
 */
export function findUnjudged(before: Catalogue, after: Catalogue): readonly string[] {
  const [earlier, later] = [gatherTexts(before), gatherTexts(after)];
  const names = new Set([...earlier.keys(), ...later.keys()]);
  return [...names].filter((name) => earlier.get(name)?.join("\n") !== later.get(name)?.join("\n")).sort();
}

/** What each plug-in has read, file by file, wherever that is. */
function gatherTexts({ extensions = [] }: Catalogue): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const { plugin, data } of extensions) {
    const list = texts.get(plugin);
    const text = printJson(data, 0, { sortKeys: true });
    if (list === undefined) texts.set(plugin, [text]);
    else list.push(text);
  }
  return texts;
}
