import { join } from "node:path";
import type { Input } from "../input.ts";
import { genericLayout } from "../layouts/generic-layout.ts";
import { readSchemaCode } from "./read-schema-code.ts";

/** In bytes. */
const longest = 16_000_000;

/**
 * The programs of a folder that have a GraphQL schema in their literals, where no file of its own has it: what is in both is
 * mostly printed from one into the other.
 */
export function findSchemaCode(
  input: Pick<Input, "folder" | "layout" | "listing" | "tree">,
  schemas: readonly string[],
  exclude: readonly string[] = [],
): readonly string[] {
  const { folder, layout, tree } = input;
  if (layout !== genericLayout || schemas.some((path) => declaresTypes(join(folder, path), tree))) return [];
  return readSchemaCode(input, exclude).map(({ path }) => path);
}

/** Whether a file of GraphQL, or what a server has answered to introspection, holds a schema, and not only what clients send or add. */
function declaresTypes(location: string, tree: Input["tree"]): boolean {
  if (/\.json$/i.test(location)) return true;
  const read = tree.read(location, longest);
  return (
    "failure" in read ||
    /^[ \t]*(?:type|interface|input|enum|union|scalar|schema)\b[ \t]*[\w@{]/m.test(read.bytes.toString("utf8"))
  );
}
