import type { SourceFile } from "../sources/source-file.ts";
import type { SchemaDocument } from "./schema-document.ts";

/** What a file comes to of which nothing can be read, for a reason that has been told: it declares nothing, and nobody misses what it may declare. */
export function toLostSchema(
  { path, root }: Pick<SourceFile, "path" | "root">,
  language: SchemaDocument["language"],
): SchemaDocument {
  return { kind: "schemaDocument", file: path, language, root, namespace: "", imports: [], declarations: [] };
}
