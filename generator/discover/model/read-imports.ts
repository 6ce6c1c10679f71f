import type { FileTree } from "../files/file-tree.ts";

/** In bytes. Imports stand at the top of a protocol. */
const head = 1_000_000;

/** What a file of Avro IDL takes in, as it is written. */
export function readImports(location: string, tree: FileTree): readonly string[] {
  const read = tree.read(location, head, head);
  if ("failure" in read) return [];
  return [...read.bytes.toString("utf8").matchAll(imports)].map(([, path = ""]) => path);
}

const imports = /^[ \t]*import[ \t]+(?:idl|protocol|schema)[ \t]+"([^"\\\r\n]+)"/gm;
