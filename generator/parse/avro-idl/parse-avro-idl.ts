import type { Span } from "../../catalogue/span.ts";
import type { Report } from "../../diagnostics/report.ts";
import { printJson } from "../../print/print-json.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { readAvro, toUnread } from "../avro/parse-avro.ts";
import { limitReport } from "../json/limit-report.ts";
import {
  toJsonObject,
  toJsonValue,
  type LocatedEntry,
  type LocatedJson,
  type LocatedObject,
} from "../json/located-json.ts";
import type { SchemaDocument } from "../schema-document.ts";
import { readIdl } from "./read-idl.ts";

/** What a file of Avro IDL (`.avdl`) declares, as `parseAvro` has what its compiler makes of it; undefined where that is nothing. */
export function parseAvroIdl(file: SourceFile, report: Report): SchemaDocument | undefined {
  const own = limitReport(report);
  const { json, imported } = readIdl(file, own);
  const document = readAvro(file, json, { report: own, cut: json && cutCompiled(json), isOrderFree: true });
  if (document === undefined) return toUnread(file, own);
  return imported.length > 0 ? { ...document, importedFiles: imported } : document;
}

/** Declarations in the JSON that others know them by, at the place where each was written. */
function cutCompiled(json: LocatedJson): (span: Span) => string | undefined {
  const protocol = json.kind === "object" ? json.entries : undefined;
  const compiled = new Map<string, () => string>();
  for (const type of listItems(protocol === undefined ? json : protocol.get("types")?.value)) {
    if (type.kind === "object") compiled.set(keyOf(type.span), () => printType(type, protocol?.get("namespace")));
  }
  const messages = protocol?.get("messages")?.value;
  for (const { key, keySpan, value } of messages?.kind === "object" ? messages.entries.values() : []) {
    compiled.set(keyOf(keySpan), () => `${JSON.stringify(key)}: ${printJson(toJsonValue(value))}`);
  }
  return (span) => compiled.get(keyOf(span))?.();
}

function listItems(json: LocatedJson | undefined): readonly LocatedJson[] {
  return json?.kind === "array" ? json.items : [];
}

/** With the namespace of the protocol, so that it says the same where it stands alone. */
function printType({ entries }: LocatedObject, namespace: LocatedEntry | undefined): string {
  const isPlaced = namespace === undefined || entries.has("namespace");
  const all = [...entries.values()].flatMap((entry) =>
    entry.key === "name" && !isPlaced ? [entry, namespace] : [entry],
  );
  return printJson(toJsonObject(all));
}

function keyOf({ startLine, startColumn }: Span): string {
  return `${startLine}:${startColumn}`;
}
