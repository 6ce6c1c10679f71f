import { join } from "node:path";
import type { Input } from "../input.ts";
import { declaresTypes } from "./declares-types.ts";
import { genericLayout } from "../layouts/generic-layout.ts";
import { readSchemaCode } from "./read-schema-code.ts";

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
