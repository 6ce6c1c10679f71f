import type { FileTree } from "../files/file-tree.ts";

/** What is in a folder; nothing where there is none. */
export function listNames(folder: string, tree: FileTree): readonly string[] {
  try {
    return tree.list(folder).map(({ name }) => name);
  } catch {
    return [];
  }
}
