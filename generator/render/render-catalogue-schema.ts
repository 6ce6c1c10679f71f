import { readCatalogueSchema } from "../package-folder.ts";
import type { OutputFile } from "../write/output-file.ts";

/** The JSON Schema of the printed catalogue, which a site carries beside it. */
export function renderCatalogueSchema(): OutputFile {
  return { path: "catalogue.schema.json", content: readCatalogueSchema() };
}
