import type { FileTree } from "../files/file-tree.ts";

/** Wiring is a list of names; the longest known has 200,000 characters. */
const longest = 2_000_000;

/** Whether a file of Java wires fields of a GraphQL schema to what answers them. */
export function wiresFields(location: string, tree: FileTree): boolean {
  const read = tree.read(location, longest);
  return !("failure" in read) && read.bytes.includes(".dataFetcher(");
}
