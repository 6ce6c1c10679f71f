import { loadData } from "../../browser/load-data.ts";
import type { NavigationEntry, NavigationFile } from "../../../generator/page-model/navigation-file.ts";

/** What a group holds, by the names of the groups down to it; all at the top of the tree for none. */
export async function findEntries(tree: HTMLElement, way: readonly string[]): Promise<readonly NavigationEntry[]> {
  const { trees, sections } = await loadNavigation(tree);
  const [first = "", ...rest] = way;
  const section = sections[first];
  let entries = trees[section ?? tree.dataset["tree"] ?? ""] ?? [];
  for (const name of section === undefined ? way : rest) {
    entries = entries.find(([label]) => label === name)?.[2]?.items ?? [];
  }
  return entries;
}

let loaded: Promise<NavigationFile> | undefined;

/** The file of all trees, which is fetched once. */
export function loadNavigation(tree: HTMLElement): Promise<NavigationFile> {
  // Its name says nothing of its state, so that the host is asked whether the browser's copy still holds.
  loaded ??= loadData(tree.dataset["file"] ?? "", { cache: "no-cache" }) as Promise<NavigationFile>;
  loaded.catch(() => (loaded = undefined));
  return loaded;
}
