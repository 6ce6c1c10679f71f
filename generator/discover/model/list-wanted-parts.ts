import { basename, dirname, join } from "node:path";
import { diskTree, type FileTree } from "../files/file-tree.ts";
import { listImported } from "./list-imported.ts";
import { listReferred } from "./list-referred.ts";

/** Where the files are that one named as an input takes in or is split into, be they there or yet to come. */
export function listWantedParts(location: string): readonly string[] {
  const folder = dirname(location);
  const named = [basename(location)];
  return [...listImported(folder, named, withAll), ...listReferred(folder, named, withAll)].map((path) =>
    join(folder, path),
  );
}

/** The disk as if each file were there, those empty that aren't, and those that only a link leads to. */
const withAll: FileTree = {
  ...diskTree,
  follow: (location) => location,
  read(location, ...limits) {
    const read = diskTree.follow(location) === location ? diskTree.read(location, ...limits) : undefined;
    return read === undefined || "failure" in read ? { size: 0, bytes: Buffer.alloc(0) } : read;
  },
};
