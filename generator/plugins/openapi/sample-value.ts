import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { sampleFormat } from "../../print/sample-format.ts";
import { sampleBoolean, sampleNumber, sampleText } from "../../print/sample-values.ts";
import { asList, asObject, resolve } from "./api-document.ts";
import { findChosen, findMark } from "./find-mark.ts";
import { gatherProperties } from "./gather-properties.ts";

interface Sampling {
  readonly document: JsonObject;
  /** Schemas that the value is inside of. */
  readonly open: Set<JsonObject>;
  /** How many more values are made. */
  left: number;
}

/** Longer samples, and deeper ones, show nothing that shorter ones don't. */
const mostValues = 120;
const deepest = 6;

/** What a value of the schema looks like: its own example where it has one. */
export function sampleValue(document: JsonObject, schema: JsonValue | undefined, name = "value"): JsonValue {
  return sample({ document, open: new Set(), left: mostValues }, schema, name);
}

function sample(sampling: Sampling, schema: JsonValue | undefined, name: string): JsonValue {
  sampling.left -= 1;
  const node = resolve(sampling.document, schema);
  if (node === undefined || sampling.open.has(node) || isOver(sampling)) return {};
  const given =
    node["example"] ?? asList(node["examples"])[0] ?? node["const"] ?? node["default"] ?? asList(node["enum"])[0];
  if (given !== undefined && given !== null) return given;
  sampling.open.add(node);
  const value = make(sampling, node, name);
  sampling.open.delete(node);
  return value;
}

function isOver({ left, open }: Sampling): boolean {
  return left <= 0 || open.size > deepest;
}

function make(sampling: Sampling, node: JsonObject, name: string): JsonValue {
  const [alternative] = [...asList(node["oneOf"]), ...asList(node["anyOf"])];
  const { certain } = gatherProperties(node, sampling.document);
  if (certain.size === 0 && alternative !== undefined) return sample(sampling, alternative, name);
  const [part] = asList(node["allOf"]);
  if (certain.size === 0 && part !== undefined) return sample(sampling, part, name);
  if (certain.size > 0) {
    const value: Record<string, JsonValue> = Object.create(null);
    for (const [key, property] of certain) {
      if (sampling.left <= 0) break;
      const inside = resolve(sampling.document, property);
      if (inside !== undefined && (sampling.open.has(inside) || inside["readOnly"] === true)) continue;
      value[key] = sample(sampling, property, key);
    }
    return alternative === undefined
      ? Object.assign(value, findMark(sampling.document, node))
      : Object.assign(value, asObject(sample(sampling, alternative, name)), findChosen(node, alternative));
  }
  const type = typeof node["type"] === "string" ? node["type"] : String(asList(node["type"])[0] ?? "");
  switch (type) {
    case "array": {
      const first = asList(node["prefixItems"]);
      if (first.length > 0) return first.map((item) => sample(sampling, item, name));
      const items = resolve(sampling.document, node["items"]);
      return items === undefined || sampling.open.has(items) ? [] : [sample(sampling, items, name)];
    }
    case "object": {
      const values = asObject(node["additionalProperties"]);
      return values === undefined ? {} : { key: sample(sampling, values, "value") };
    }
    case "integer":
      return typeof node["minimum"] === "number" ? Math.ceil(node["minimum"]) : sampleNumber("long", name, "");
    case "number":
      return typeof node["minimum"] === "number" ? node["minimum"] : sampleNumber("double", name, "");
    case "boolean":
      return sampleBoolean(name);
    case "null":
      return null;
    default:
      return sampleFormat(node) ?? sampleText(name, "", "plain");
  }
}
