import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { limitReport } from "../json/limit-report.ts";
import { parseLocatedJson } from "../json/parse-located-json.ts";
import { readType } from "../json/read-schema.ts";
import type { SchemaDocument } from "../schema-document.ts";
import { toLostSchema } from "../to-lost-schema.ts";

/**
 * What a `.pdsc` file declares, which is nothing where nothing could be read. PDSC is the older, JSON form
 * of the schema language that PDL is written in; it has no imports.
 */
export function parsePdsc(file: SourceFile, report: Report): SchemaDocument {
  const limited = limitReport(report);
  const json = parseLocatedJson(file, limited, { comments: true });
  const declaration = json && readType({ language: "pdsc", report: limited }, json, { namespace: "" });
  if (declaration === undefined) return toLostSchema(file, "pdsc");
  return {
    kind: "schemaDocument",
    file: file.path,
    language: "pdsc",
    root: file.root,
    namespace: "namespace" in declaration ? declaration.namespace : "",
    imports: [],
    declarations: [declaration],
  };
}
