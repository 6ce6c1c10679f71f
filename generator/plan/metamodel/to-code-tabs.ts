import type { JsonValue } from "../../catalogue/json.ts";
import { formatCount } from "../../catalogue/nouns.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
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
export interface CodeTabsSource extends Pick<Catalogue, "schemas" | "entities"> {
  /** As `rankRecords` gives them. */
  readonly ranks: ReadonlyMap<string, number>;
}

/** A schema in the notations that its readers work with, and for records what a value looks like. */
export function toCodeTabs(schema: NamedSchema, source: CodeTabsSource): readonly CodeTab[] {
  const { schemas } = source;
  const pdl = printPdl(schemas, schema.fullName);
  const jsonSchema = printJsonSchema(schemas, schema.fullName);
  const tabs: CodeTab[] = [];
  if (pdl !== undefined) tabs.push({ id: "pdl", label: "PDL", language: "pdl", code: pdl.trimEnd() });
  tabs.push(toAvroTab(schema, source));
  if (jsonSchema !== undefined) tabs.push(toJsonTab("json-schema", "JSON Schema", jsonSchema));
  if (schema.kind === "record") tabs.push(...toSampleTabs(schema, source));
  return tabs.map(withholdWhenLong);
}

function toAvroTab({ fullName }: NamedSchema, { schemas }: CodeTabsSource): CodeTab {
  const printed = printAvro(schemas, fullName);
  if (printed.kind === "schema") return toJsonTab("avro", "Avro", printed.schema);
  const note = `There is no Avro schema that says the same: ${printed.reason}.`;
  return { id: "avro", label: "Avro", language: "json", code: "", note };
}

/** The least and the most that a value holds, in the platform's JSON, and the most in Avro's own where that differs. */
function toSampleTabs({ fullName }: NamedSchema, source: CodeTabsSource): readonly CodeTab[] {
  const { schemas } = source;
  const sampler = createSampler(source, source.ranks);
  const minimal = sampler.sample(fullName, "minimal");
  const full = sampler.sample(fullName, "full");
  if (minimal === undefined || full === undefined) return [];
  const tabs = [toJsonTab("minimal", "Minimal sample", minimal)];
  const fullTab = toJsonTab("full", "Full sample", full);
  if (fullTab.code !== tabs[0]?.code) tabs.push(fullTab);
  const avro = toJsonTab("avro-json", "Sample in Avro JSON", toAvroJson(schemas, fullName, full));
  const note = "The full sample as Avro writes it: no field is left out, and each optional value says its type.";
  if (avro.code !== fullTab.code) tabs.push({ ...avro, note });
  return tabs;
}

function toJsonTab(id: string, label: string, value: JsonValue): CodeTab {
  return { id, label, language: "json", code: printJson(value) };
}

function withholdWhenLong(tab: CodeTab): CodeTab {
  if (tab.code.length <= longestCode) return tab;
  const size = formatCount(Math.ceil(tab.code.length / 1000));
  const note = `Too long to show: ${size} kB, because it repeats every type that this one leads to. Each has a page of its own.`;
  return { ...tab, code: "", note };
}
