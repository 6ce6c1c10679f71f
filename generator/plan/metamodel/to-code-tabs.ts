import type { JsonValue } from "../../catalogue/json.ts";
import { formatCount } from "../../catalogue/nouns.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Entity } from "../../catalogue/metamodel.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { isOfProtobuf } from "../../catalogue/is-of-protobuf.ts";
import type { CodeTab } from "../../page-model/parts.ts";
import { printAvro } from "../../print/print-avro.ts";
import { printJsonSchema } from "../../print/print-json-schema.ts";
import { printJson } from "../../print/print-json.ts";
import { printPdl } from "../../print/print-pdl.ts";
import { createSampler } from "../../print/sample-payload.ts";
import { toAvroJson } from "../../print/to-avro-json.ts";

/**
 * In characters. A few records lead to nearly every type of a model, and their Avro and JSON Schema
 * repeat all of them; such a page would be slow to load and no one could read it.
 */
const longestCode = 120_000;

/** What code tabs are made from. Their makers look at few of the schemas. */
export interface CodeTabsSource extends Pick<Catalogue, "schemas"> {
  /** What samples take of entities. */
  readonly entities: ReadonlyMap<string, Pick<Entity, "urn">>;
  /** As `indexEntityNames` gives them. */
  readonly entityNames?: ReadonlyMap<string, string> | undefined;
  /** As `rankRecords` gives them. */
  readonly ranks: ReadonlyMap<string, number>;
}

/** A schema in the notations that its readers work with, and for records what a value looks like. */
export function toCodeTabs(schema: NamedSchema, source: CodeTabsSource): readonly CodeTab[] {
  const { schemas } = source;
  if (schema.language === "other") return toOtherTabs(schema, source).map(withholdWhenLong);
  const isMessage = schema.kind === "record" && schema.results !== undefined;
  const pdl = isMessage ? undefined : printPdl(schemas, schema.fullName);
  const tabs: CodeTab[] = [];
  if (schema.written !== undefined) tabs.push({ id: "avro", label: "Avro", language: "json", code: schema.written });
  tabs.push({
    id: "pdl",
    label: "PDL",
    language: "pdl",
    ...(pdl === undefined ? { code: "", note: isMessage ? noPdlMessage : noPdl } : { code: pdl.trimEnd() }),
  });
  if (schema.written === undefined) tabs.push(toAvroTab(schema, source));
  const samples = schema.kind === "record" ? toSampleTabs(schema, source) : [];
  const jsonSchema = toJsonSchemaTab(schema, source);
  const isRefused = samples.some(({ note }) => note === inAvroJson);
  tabs.push(isRefused ? { note: notOfAvroJson, ...jsonSchema } : jsonSchema, ...samples);
  return tabs.map(withholdWhenLong);
}

const noPdl =
  "There is no PDL that says the same: a type without a namespace is declared inside of one that has a namespace.";

/** Samples of what is declared in Avro are Avro's JSON, which the JSON Schema refuses where the two differ. */
const inAvroJson = "As Avro writes it: no field is left out, and each optional value says its type.";
const notOfAvroJson =
  "For plain JSON, in which fields may be left out. The samples are in Avro's own, with null and names of types.";

const noPdlMessage = "There is no PDL that says the same: it has no messages.";

/** What a plug-in reads stands as its author wrote it, and its values are plain JSON. */
function toOtherTabs(schema: NamedSchema, source: CodeTabsSource): readonly CodeTab[] {
  const { written } = schema;
  const isProtobuf = isOfProtobuf(schema);
  const isJson = written !== undefined && !isProtobuf && /^\s*["{]/.test(written);
  const language = isProtobuf ? "protobuf" : isJson ? "json" : "text";
  return [
    written === undefined
      ? toJsonSchemaTab(schema, source)
      : { id: "written", label: isProtobuf ? "Protobuf" : "As written", language, code: written },
    ...(schema.kind === "record" ? toSampleTabs(schema, source) : []),
  ];
}

function toJsonSchemaTab({ fullName }: NamedSchema, { schemas }: CodeTabsSource): CodeTab {
  const printed = printJsonSchema(schemas, fullName, longestCode);
  if (printed === undefined || printed === "tooLong") return toLongTab("json-schema", "JSON Schema");
  return toJsonTab("json-schema", "JSON Schema", printed);
}

function toAvroTab({ fullName }: NamedSchema, { schemas }: CodeTabsSource): CodeTab {
  const printed = printAvro(schemas, fullName, { longest: longestCode, isSpelled: true });
  if (printed.kind === "tooLong") return toLongTab("avro", "Avro");
  if (printed.kind === "schema") return toJsonTab("avro", "Avro", printed.schema);
  const note = `There is no Avro schema that says the same: ${printed.reason}.`;
  return { id: "avro", label: "Avro", language: "json", code: "", note };
}

/**
 * The least and the most that a value holds, in the platform's JSON, and the most in Avro's own where that differs. What
 * is declared in Avro has values in Avro's JSON alone.
 */
function toSampleTabs({ fullName, language }: NamedSchema, source: CodeTabsSource): readonly CodeTab[] {
  const { schemas } = source;
  const sampler = createSampler(source, source.ranks, { longest: longestCode, isSpelled: true });
  const minimal = sampler.sample(fullName, "minimal");
  const full = sampler.sample(fullName, "full");
  if (minimal === undefined || full === undefined) return [];
  const isAvro = language === "avro";
  const toTab = (id: string, label: string, value: JsonValue): CodeTab => {
    const shown = isAvro ? toAvroJson(schemas, fullName, value, longestCode) : value;
    if (shown === undefined) return toLongTab(id, label);
    const tab = toJsonTab(id, label, shown);
    return isAvro && tab.code !== toJsonTab(id, label, value).code ? { ...tab, note: inAvroJson } : tab;
  };
  const tabs = [toTab("minimal", "Minimal sample", minimal)];
  const fullTab = toTab("full", "Full sample", full);
  if (fullTab.code !== tabs[0]?.code) tabs.push(fullTab);
  if (isAvro || language === "other") return tabs;
  const inAvro = toAvroJson(schemas, fullName, full, longestCode);
  if (inAvro === undefined) return [...tabs, toLongTab("avro-json", "Sample in Avro JSON")];
  const avro = toJsonTab("avro-json", "Sample in Avro JSON", inAvro);
  const note = "The full sample as Avro writes it: no field is left out, and each optional value says its type.";
  if (avro.code !== fullTab.code) tabs.push({ ...avro, note });
  return tabs;
}

function toJsonTab(id: string, label: string, value: JsonValue): CodeTab {
  return { id, label, language: "json", code: escapeControls(printJson(value)) };
}

/** Bytes stand in JSON as a character each, and some of those are none that a page may hold. */
function escapeControls(json: string): string {
  return json.replaceAll(/[\u007f-\u009f]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
}

function toLongTab(id: string, label: string): CodeTab {
  const size = formatCount(longestCode / 1000);
  const note = `Too long to show: more than ${size} kB, because it repeats every type that this one leads to. Each has a page of its own.`;
  return { id, label, language: "json", code: "", note };
}

function withholdWhenLong(tab: CodeTab): CodeTab {
  return tab.code.length <= longestCode ? tab : { ...toLongTab(tab.id, tab.label), language: tab.language };
}
