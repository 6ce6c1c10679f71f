import type { FileTree } from "../discover/files/file-tree.ts";

/** A tree of files below `/in`, by their paths there; what is longer than a limit gives its beginning. */
export function makeTextTree(files: Readonly<Record<string, string>>): FileTree {
  return {
    exists: (location) => location.slice("/in/".length) in files,
    list: () => [],
    read(location, limit, head = 4096) {
      const bytes = Buffer.from(files[location.slice("/in/".length)] ?? "");
      return { size: bytes.length, bytes: bytes.length > limit ? bytes.subarray(0, head) : bytes };
    },
    follow: () => undefined,
  };
}
