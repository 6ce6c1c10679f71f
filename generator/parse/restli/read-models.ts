import type { Report } from "../../diagnostics/report.ts";
import type { LocatedObject } from "../json/located-json.ts";
import { readType } from "../json/read-schema.ts";
import type { SchemaDocument } from "../schema-document.ts";

/** The schemas that a snapshot holds beside its resource, in the form of PDSC; undefined where it holds none. */
export function readModels(object: LocatedObject, file: string, report: Report): SchemaDocument | undefined {
  const models = object.entries.get("models")?.value;
  if (models?.kind !== "array" || models.items.length === 0) return undefined;
  const read = models.items.map((item) => readType({ language: "pdsc", report }, item, { namespace: "" }));
  // A schema that another one has brought along is only named.
  const declarations = read.filter((type) => type !== undefined && type.kind !== "reference");
  return { kind: "schemaDocument", file, language: "pdsc", namespace: "", imports: [], declarations };
}
