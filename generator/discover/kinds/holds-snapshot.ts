import type { FileTree } from "../files/file-tree.ts";

/** In bytes; what tells a snapshot is its first word. */
const head = 256;

/** Whether a JSON file is the snapshot of a Rest.li resource: of its beginning, and nothing else of it is read. */
export function holdsSnapshot(location: string, tree: FileTree): boolean {
  const read = tree.read(location, head, head);
  return !("failure" in read) && /^\uFEFF?\s*\{\s*"models"\s*:\s*\[/.test(read.bytes.toString("utf8"));
}
