import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../package-folder.ts";
import type { OutputFile } from "../write/output-file.ts";

/** The JSON Schema of the printed catalogue, which a site carries beside it. */
export function renderCatalogueSchema(): OutputFile {
  const schema = join(packageFolder, "generator/catalogue/catalogue.schema.json");
  return { path: "catalogue.schema.json", content: readFileSync(schema, "utf8") };
}
