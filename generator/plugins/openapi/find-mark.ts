import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { asList, asObject, asText, nameOfSchema, resolve } from "./api-document.ts";
import type { Definitions } from "./definitions.ts";

/** The property by which a value says that it has this schema, where one that the schema takes in tells variants apart by it. */
export function findMark(definitions: Definitions, node: JsonObject): JsonObject {
  for (const part of asList(node["allOf"])) {
    const parent = resolve(definitions.document, part);
    if (parent === undefined || readField(parent) === undefined) continue;
    const own = definitions.nameOf(node);
    return own === undefined ? {} : toMark(definitions, parent, own);
  }
  return {};
}

/** The property by which a value says that it has the alternative. */
export function findChosen(definitions: Definitions, node: JsonObject, alternative: JsonValue): JsonObject {
  const reference = asText(asObject(alternative)?.["$ref"]);
  const name = reference === undefined ? undefined : nameOfSchema(reference);
  return name === undefined ? {} : toMark(definitions, node, name);
}

function toMark({ marksOf }: Definitions, parent: JsonObject, name: string): JsonObject {
  const field = readField(parent);
  if (field === undefined) return {};
  return { [field]: marksOf(parent).get(name) ?? name };
}

function readField(node: JsonObject): string | undefined {
  return asText(asObject(node["discriminator"])?.["propertyName"]);
}
