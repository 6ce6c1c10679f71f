import type { FileTree } from "../files/file-tree.ts";

/** In bytes. */
const longest = 16_000_000;

/** Whether a file of GraphQL, or what a server has answered to introspection, holds a schema, and not only what clients send or add. */
export function declaresTypes(location: string, tree: FileTree): boolean {
  if (/\.json$/i.test(location)) return true;
  const read = tree.read(location, longest);
  return (
    "failure" in read ||
    /^[ \t]*(?:type|interface|input|enum|union|scalar|schema)\b[ \t]*[\w@{]/m.test(read.bytes.toString("utf8"))
  );
}
