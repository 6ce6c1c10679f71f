import { join } from "node:path";
import { isMarkdownFile } from "../../places/markdown-files.ts";
import type { FileTree } from "../files/file-tree.ts";

/** In so many folders pages are counted; where there are more, the first say enough. */
const mostFolders = 300;

/** Whether a table of contents has at least half of the Markdown in its folder, itself aside: one that lists a few is about those alone. */
export function listsMost(
  { pages, summary }: { readonly pages: readonly string[]; readonly summary: string },
  folder: string,
  tree: FileTree,
): boolean {
  const listed = new Set(pages);
  let found = 0;
  let others = 0;
  const folders = [""];
  // An array gives what is added while it is gone through.
  for (const below of folders) {
    for (const entry of listEntries(join(folder, below), tree)) {
      const path = below + entry.name;
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      if (entry.isDirectory() && folders.length < mostFolders) folders.push(`${path}/`);
      else if (!isMarkdownFile(path) || path === summary) continue;
      else if (listed.has(path)) found += 1;
      else others += 1;
    }
  }
  return found >= others;
}

function listEntries(folder: string, tree: FileTree): ReturnType<FileTree["list"]> {
  try {
    return tree.list(folder);
  } catch {
    return [];
  }
}
