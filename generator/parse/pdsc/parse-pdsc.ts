import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { limitReport } from "../json/limit-report.ts";
import { parseLocatedJson } from "../json/parse-located-json.ts";
import { readType } from "../json/read-schema.ts";
import type { SchemaDocument } from "../schema-document.ts";

/**
 * What a `.pdsc` file declares, or undefined when nothing could be read. PDSC is the older, JSON form
 * of the schema language that PDL is written in; it has no imports.
 */
export function parsePdsc(file: SourceFile, report: Report): SchemaDocument | undefined {
  const limited = limitReport(report);
  const json = parseLocatedJson(file, limited, { comments: true });
  if (json === undefined) return undefined;
  const declaration = readType({ language: "pdsc", report: limited }, json, { namespace: "" });
  if (declaration === undefined) return undefined;
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
