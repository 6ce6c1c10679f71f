import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { asList, asObject, asText, listComponents, nameOfSchema, resolve } from "./api-document.ts";

/** The property by which a value says that it has this schema, where one that the schema takes in tells variants apart by it. */
export function findMark(document: JsonObject, node: JsonObject): JsonObject {
  for (const part of asList(node["allOf"])) {
    const parent = resolve(document, part);
    if (parent === undefined || readField(parent) === undefined) continue;
    const own = listComponents(document, "schemas").find(([, schema]) => schema === node)?.[0];
    return own === undefined ? {} : toMark(parent, own);
  }
  return {};
}

/** The property by which a value says that it has the alternative. */
export function findChosen(node: JsonObject, alternative: JsonValue): JsonObject {
  const reference = asText(asObject(alternative)?.["$ref"]);
  const name = reference === undefined ? undefined : nameOfSchema(reference);
  return name === undefined ? {} : toMark(node, name);
}

function toMark(parent: JsonObject, name: string): JsonObject {
  const field = readField(parent);
  if (field === undefined) return {};
  const mapping = Object.entries(asObject(asObject(parent["discriminator"])?.["mapping"]) ?? {});
  const mapped = mapping.find(([, target]) => target === name || nameOfSchema(asText(target) ?? "") === name);
  return { [field]: mapped?.[0] ?? name };
}

function readField(node: JsonObject): string | undefined {
  return asText(asObject(node["discriminator"])?.["propertyName"]);
}
