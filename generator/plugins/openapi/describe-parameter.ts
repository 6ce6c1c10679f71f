import type { JsonObject } from "../../catalogue/json.ts";
import type { PlainRow, Words } from "../plugin.ts";
import { asList, asObject, asText, resolve } from "./api-document.ts";
import { asDoc } from "./as-doc.ts";
import { type ApiView, describeValue, toInnerRows, toTypeWords } from "./describe-schema.ts";
import { sunsetOf } from "./sunset-of.ts";
import { readStyle } from "./write-parameter.ts";

/** A parameter of a request, or a header: its value, what it looks like, and how it is written where that isn't how values are. */
export function describeParameter(parameter: JsonObject, view: ApiView): PlainRow {
  const [medium, content] = Object.entries(asObject(parameter["content"]) ?? {})[0] ?? [];
  const written = parameter["schema"] ?? asObject(content)?.["schema"];
  const schema = resolve(view.document, written) ?? {};
  const doc = asDoc(parameter["description"]) ?? asDoc(schema["description"]);
  const described = describeValue(withExamples(schema, parameter, view.document), view);
  const rows = toInnerRows(asObject(written) ?? {}, view);
  const style = tellStyle(parameter, schema, medium);
  const sunset = sunsetOf(parameter);
  const more = [...(style === undefined ? [] : [style]), ...(sunset === undefined ? [] : [`until ${sunset}`])];
  return {
    ...described,
    ...(more.length > 0 && { facts: [...(described.facts ?? []), ...more] }),
    name: asText(parameter["name"]) ?? "",
    type: toTypeWords(written, view),
    required: parameter["required"] === true,
    ...(doc !== undefined && { doc }),
    ...(parameter["deprecated"] === true && { deprecated: true }),
    ...(rows.length > 0 && { rows }),
  };
}

/** The schema with the examples of the parameter, which go before its own. */
function withExamples(schema: JsonObject, { example, examples }: JsonObject, document: JsonObject): JsonObject {
  if (example !== undefined) return { ...schema, example };
  const values = Object.values(asObject(examples) ?? {}).flatMap((each) => resolve(document, each)?.["value"] ?? []);
  if (values.length === 0) return schema;
  const others = Object.entries(schema).filter(([key]) => key !== "example");
  return { ...Object.fromEntries(others), examples: values };
}

const separators: ReadonlyMap<string, string> = new Map([
  ["form", "commas"],
  ["spaceDelimited", "spaces"],
  ["pipeDelimited", "vertical bars"],
]);

/** How lists and objects of a query are written where it isn't each by itself, and values of a medium wherever they are. */
function tellStyle(parameter: JsonObject, schema: JsonObject, medium: string | undefined): Words | undefined {
  if (medium !== undefined) return ["written as ", { text: medium, code: true }];
  const types = typeof schema["type"] === "string" ? [schema["type"]] : asList(schema["type"]);
  const isList = types.includes("array");
  if (parameter["in"] !== "query" || !(isList || types.includes("object"))) return undefined;
  const { style, explode } = readStyle(parameter);
  const name = asText(parameter["name"]) ?? "";
  if (style === "deepObject") return isList ? undefined : ["written as ", { text: `${name}[key]=value`, code: true }];
  const separator = explode ? undefined : separators.get(style);
  return separator === undefined ? undefined : `written as one value, with ${separator} between`;
}
