import type { Span } from "../../catalogue/span.ts";
import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { limitReport } from "../json/limit-report.ts";
import { describeJson, toJsonObject, type LocatedJson } from "../json/located-json.ts";
import { parseLocatedJson } from "../json/parse-located-json.ts";
import { flattenConfigSchema } from "../../json-schema/flatten-config-schema.ts";
import type { ConfigSchemaDocument } from "./ingestion-document.ts";
import type { Pointer } from "../../json-schema/schema-variants.ts";

/** Reads the JSON Schema of a plugin's configuration; its file is named for the plugin. */
export function parseConfigSchema(file: SourceFile, parent: Report): ConfigSchemaDocument | undefined {
  const report = limitReport(parent);
  const json = parseLocatedJson(file, report);
  if (json === undefined) return undefined;
  if (json.kind !== "object") {
    const facts = { what: "a configuration's schema", expected: `an object, not ${describeJson(json)}` };
    report.add(ingestionCodes.wrongValue(facts), json.span);
    return undefined;
  }
  const schema = toJsonObject(json.entries.values());
  return {
    kind: "configSchema",
    file: file.path,
    plugin: file.path.slice(file.path.lastIndexOf("/") + 1).replace(/_config\.json$/i, ""),
    options: flattenConfigSchema(schema, (pointer) => locate(json, pointer), report),
    schema,
  };
}

/** The place of a key on the way, the last one that is there. */
function locate(json: LocatedJson, pointer: Pointer): Span {
  let value = json;
  let span: Span | undefined;
  for (const key of pointer) {
    if (value.kind === "object") {
      const entry = value.entries.get(String(key));
      if (entry === undefined) break;
      span = entry.keySpan;
      value = entry.value;
    } else {
      const item = value.kind === "array" ? value.items[Number(key)] : undefined;
      if (item === undefined) break;
      span = item.span;
      value = item;
    }
  }
  return span ?? { ...json.span, endLine: json.span.startLine, endColumn: json.span.startColumn };
}
