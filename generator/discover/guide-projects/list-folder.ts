import type { FileTree } from "../files/file-tree.ts";

/** What is in a folder, by name; nothing where there is no such folder, or none that can be read. */
export function listFolder(folder: string, tree: FileTree): ReturnType<FileTree["list"]> {
  if (!tree.exists(folder)) return [];
  try {
    return tree.list(folder).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}
