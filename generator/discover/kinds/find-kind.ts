import { join } from "node:path";
import { isCode } from "../../parse/graphql/code/list-literals.ts";
import { classifyFile } from "./classify-file.ts";
import type { FileTree } from "../files/file-tree.ts";
import { holdsIntrospection } from "./holds-introspection.ts";
import { holdsRegisteredAvro } from "./holds-registered-avro.ts";
import { holdsSdl } from "./holds-sdl.ts";
import { holdsSnapshot } from "./holds-snapshot.ts";
import type { SourceKind } from "../../sources/source-file.ts";

/** What a file below a folder is, by its name, and by how it begins where many things have such a name. */
export function findKind(folder: string, path: string, tree: FileTree): SourceKind | undefined {
  const kind = classifyFile(path);
  if (kind !== undefined) return kind;
  if (isCode(path)) return holdsSdl(join(folder, path), tree) ? "graphql" : undefined;
  if (!/\.json$/i.test(path)) return undefined;
  // Tests of programs in JavaScript have files of that name as well.
  if (/\.snapshot\.json$/i.test(path)) return holdsSnapshot(join(folder, path), tree) ? "restli" : undefined;
  if (holdsRegisteredAvro(join(folder, path), tree)) return "avsc";
  return holdsIntrospection(join(folder, path), tree) ? "graphql" : undefined;
}
