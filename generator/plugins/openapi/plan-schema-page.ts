import type { JsonObject } from "../../catalogue/json.ts";
import type { PlainFact, PlainLink, PlainPage, PlainPart, PlainSection } from "../plugin.ts";
import { describeValue, toRows, toTypeWords } from "./describe-schema.ts";
import { listMore } from "./list-more.ts";
import { listFacts } from "./list-facts.ts";
import { listVariants, tabulateVariants } from "./list-variants.ts";
import { listValues } from "./list-values.ts";
import type { NamedApi } from "./name-apis.ts";
import { sampleValue } from "./sample-value.ts";
import { tellAlternatives } from "./tell-alternatives.ts";
import { spellJson } from "./spell-json.ts";

interface NamedSchema {
  readonly name: string;
  readonly node: JsonObject;
  readonly uses: readonly PlainLink[];
}

/** In characters: a longer definition or sample is read where it was written. */
const longestCode = 40_000;

/** A schema: its fields or values, what a value looks like, how it was written, and what uses it. */
export function planSchemaPage({ name, node, uses }: NamedSchema, api: NamedApi, group: readonly string[]): PlainPage {
  const span = api.spans[`schema ${name}`];
  const { doc, deprecated } = describeValue(node, api);
  const label = api.schemaLabel(name);
  return {
    path: api.schemaPath(name),
    title: name,
    ...(label !== name && { label }),
    group,
    badges: ["schema"],
    ...(doc !== undefined && { doc }),
    ...(deprecated !== undefined && { deprecated }),
    facts: [{ label: "Type", value: [...toTypeWords(node, api)] }, ...toLimits(node), ...listMore(node)],
    sections: [
      ...toFields(node, api),
      ...toVariants(node, api),
      ...toSamples(name, node, api),
      ...(uses.length === 0 ? [] : [toSection("used-by", "Used by", { kind: "links", links: uses })]),
    ],
    ...(span !== undefined && { span }),
  };
}

function toSection(id: string, title: string, ...parts: readonly PlainPart[]): PlainSection {
  return { id, title, parts };
}

/** What holds of its values; those that are listed have a section. */
function toLimits(node: JsonObject): readonly PlainFact[] {
  const own = listFacts({ ...node, enum: [], oneOf: [], anyOf: [] });
  const limits = [...own, ...tellAlternatives(node).facts].flatMap((words, index) => [
    ...(index === 0 ? [] : [", "]),
    ...(typeof words === "string" ? [words] : words),
  ]);
  return limits.length === 0 ? [] : [{ label: "Values", value: limits }];
}

function toFields(node: JsonObject, api: NamedApi): readonly PlainSection[] {
  const values = listValues(node);
  if (values.length > 0) {
    const rows = values.map(({ text, about }) => [[{ text, code: true }], about]);
    return [toSection("values", "Values", { kind: "table", columns: ["Value", "About"], rows })];
  }
  const rows = toRows(node, api);
  return rows.length === 0 ? [] : [toSection("fields", "Fields", { kind: "rows", nameLabel: "Field", rows })];
}

function toVariants(node: JsonObject, api: NamedApi): readonly PlainSection[] {
  const variants = listVariants(node, api);
  return variants === undefined ? [] : [toSection("variants", "Variants", tabulateVariants(variants))];
}

function toSamples(name: string, node: JsonObject, api: NamedApi): readonly PlainSection[] {
  const blocks = [
    { label: "Sample", code: spellJson(sampleValue(api, node, { name }), 2) },
    { label: "As written", code: spellJson(node, 2) },
  ]
    .filter(({ code }) => code.length <= longestCode)
    .map((block) => ({ ...block, language: "json" as const }));
  return blocks.length === 0 ? [] : [toSection("definition", "Definition", { kind: "code", blocks })];
}
