import { folderOf, joinPath } from "../../../places/content-paths.ts";
import { extensionOf, findPageByPath, type IndexedPage, type ProseIndex } from "../prose-index.ts";

/**
 * The page at an address that begins with a slash, where nothing says from which folder those count: of a site whose content is a
 * folder that the page of the link is in, `/commands/init` on `content/commands/run.md` is `content/commands/init.md`. Names of files
 * count from the top of a repository, as its host has it.
 */
export function findInContent(
  path: string,
  { file, root }: { readonly file: string; readonly root: string },
  index: ProseIndex,
): IndexedPage | undefined {
  if (!path.startsWith("/") || extensionOf(path) !== "") return undefined;
  for (let folder = folderOf(file); folder !== root && folder !== ""; folder = folderOf(folder)) {
    const below = joinPath(folder, path.slice(1));
    const found = below === undefined ? undefined : findPageByPath(below, root, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
