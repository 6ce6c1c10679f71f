import type { FileTree } from "../files/file-tree.ts";

/** More than the longest `setup.py` has. */
const longest = 1_000_000;

/** A group of entry points that names what recipes are put together from. */
const groups =
  /[\w-]+\.(?:ingestion\.(?:source|sink|transformer|reporting_provider|checkpointing_provider)|action)\.plugins\b/;

/** Whether a package says in this file that it has connectors. */
export function registersConnectors(location: string, tree: FileTree): boolean {
  const read = tree.read(location, longest);
  return !("failure" in read) && groups.test(read.bytes.toString("utf8"));
}
