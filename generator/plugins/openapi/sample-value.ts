import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { countItems, fitSample } from "../../print/fit-sample.ts";
import { sampleFormat } from "../../print/sample-format.ts";
import { sampleBoolean, sampleNumber, sampleText } from "../../print/sample-values.ts";
import { asList, asObject, resolve } from "./api-document.ts";
import { findChosen, findMark } from "./find-mark.ts";
import { gatherProperties } from "./gather-properties.ts";

interface Sampling {
  readonly document: JsonObject;
  /** Schemas that the value is inside of, and those that they take in. */
  readonly open: Set<JsonObject>;
  /** In how many values it is. */
  depth: number;
  /** How many more values are made. */
  left: number;
}

/** Longer samples, and deeper ones, show nothing that shorter ones don't. */
const mostValues = 120;
const deepest = 6;

/** What a value of the schema looks like: its own example where it has one. */
export function sampleValue(document: JsonObject, schema: JsonValue | undefined, name = "value"): JsonValue {
  return sample({ document, open: new Set(), depth: 0, left: mostValues }, schema, name);
}

function sample(sampling: Sampling, schema: JsonValue | undefined, name: string): JsonValue {
  sampling.left -= 1;
  const node = resolve(sampling.document, schema);
  if (node === undefined || sampling.open.has(node) || isOver(sampling)) return {};
  const given = readGiven(node);
  if (given !== undefined && given !== null) return given;
  sampling.open.add(node);
  sampling.depth += 1;
  const value = make(sampling, node, name);
  sampling.depth -= 1;
  sampling.open.delete(node);
  return value;
}

/** A value that the schema itself names. */
function readGiven(node: JsonObject): JsonValue | undefined {
  return node["example"] ?? asList(node["examples"])[0] ?? node["const"] ?? node["default"] ?? asList(node["enum"])[0];
}

function isOver({ left, depth }: Sampling): boolean {
  return left <= 0 || depth > deepest;
}

function make(sampling: Sampling, node: JsonObject, name: string): JsonValue {
  const [alternative] = [...asList(node["oneOf"]), ...asList(node["anyOf"])];
  const { certain } = gatherProperties(node, sampling.document);
  if (certain.size === 0 && alternative !== undefined) return sample(sampling, alternative, name);
  const [part] = asList(node["allOf"]);
  if (certain.size === 0 && part !== undefined) return sample(sampling, part, name);
  if (certain.size > 0) {
    const value = sampleProperties(sampling, node, certain);
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
      const count = items === undefined || sampling.open.has(items) ? 0 : countItems(node);
      const item = count === 0 ? null : sample(sampling, items, name);
      return Array.from({ length: count }, () => item);
    }
    case "object": {
      const values = asObject(node["additionalProperties"]);
      return values === undefined ? {} : { key: sample(sampling, values, "value") };
    }
    case "integer":
      return fitSample(sampleNumber("long", name, ""), node);
    case "number":
      return fitSample(sampleNumber("double", name, ""), node);
    case "boolean":
      return sampleBoolean(name);
    case "null":
      return null;
    default:
      return fitSample(sampleFormat(node) ?? sampleText(name, "", "plain"), node);
  }
}

/** Properties of a schema and of all that it takes in, which are one value, with what these say that they look like. */
function sampleProperties(
  sampling: Sampling,
  node: JsonObject,
  properties: ReadonlyMap<string, JsonValue>,
): Record<string, JsonValue> {
  const { document, open } = sampling;
  const parts = listTaken(document, node).filter((part) => !open.has(part));
  for (const part of parts) open.add(part);
  const value: Record<string, JsonValue> = Object.create(null);
  for (const [key, property] of properties) {
    if (sampling.left <= 0) break;
    const inside = resolve(document, property);
    if (inside !== undefined && (open.has(inside) || inside["readOnly"] === true)) continue;
    value[key] = sample(sampling, property, key);
  }
  for (const part of parts) {
    open.delete(part);
    Object.assign(value, asObject(readGiven(part)));
  }
  return value;
}

/** All that a schema takes in, each once. */
function listTaken(document: JsonObject, schema: JsonObject): readonly JsonObject[] {
  const taken = new Set([schema]);
  // Grows while it is gone through.
  for (const node of taken) {
    for (const part of asList(node["allOf"])) {
      const inside = resolve(document, part);
      if (inside !== undefined) taken.add(inside);
    }
  }
  taken.delete(schema);
  return [...taken];
}
