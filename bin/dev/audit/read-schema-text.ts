import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Sources {
  readonly sources: readonly { readonly kind: string; readonly path: string }[];
}

/** The GraphQL files of a model one after the other, by the list of sources that its site carries. */
export function readSchemaText(folder: string, input: string): string {
  const { sources } = JSON.parse(readFileSync(join(folder, "catalogue.json"), "utf8")) as Sources;
  return sources
    .filter(({ kind }) => kind === "graphql")
    .map(({ path }) => readFileSync(join(input, path), "utf8"))
    .join("\n");
}
