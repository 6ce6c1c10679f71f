import { resolve } from "node:path";
import { diskTree, type FileTree } from "./file-tree.ts";

/** A disk, and where files are on it that anybody has tried to open by way of it. */
export interface OpenedFiles {
  readonly disk: FileTree;
  readonly opened: ReadonlySet<string>;
}

/** The disk for who lasts: of a file that was never opened, all that counts is that it is there. */
export function keepOpened(): OpenedFiles {
  const opened = new Set<string>();
  const read: FileTree["read"] = (location, ...limits) => {
    opened.add(resolve(location));
    return diskTree.read(location, ...limits);
  };
  return { disk: { ...diskTree, read }, opened };
}
