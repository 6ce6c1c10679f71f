import { folderOf, joinPath } from "../../../places/content-paths.ts";
import { fromAddress } from "../list-project-paths.ts";
import { extensionOf, findPageByPath, type IndexedPage, type ProseIndex } from "../prose-index.ts";

/**
 * The page at an address, where nothing says how pages are published. One that begins with a slash counts from a folder that the page of
 * the link is in: `/commands/init` on `content/commands/run.md` is `content/commands/init.md`. Others count from pages that are
 * published as folders, as most tools do: there `../init/` is the same. Names of files count from the top of a repository or
 * from that of the page, as its host has it.
 */
export function findInContent(
  written: string,
  { file, root }: { readonly file: string; readonly root: string },
  index: ProseIndex,
): IndexedPage | undefined {
  const path = written.replace(/(?:\/index)?\.html?$/i, "");
  if (extensionOf(path) !== "") return undefined;
  if (!path.startsWith("/")) {
    const published = fromAddress(path, file);
    return published === undefined ? undefined : findPageByPath(published.replace(/\/$/, ""), root, index);
  }
  for (let folder = folderOf(file); folder !== root && folder !== ""; folder = folderOf(folder)) {
    const below = joinPath(folder, path.slice(1));
    const found = below === undefined ? undefined : findPageByPath(below, root, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
