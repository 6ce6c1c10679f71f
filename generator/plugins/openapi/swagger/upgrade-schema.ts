import { isJsonArray } from "../../../catalogue/is-json-array.ts";
import type { JsonObject, JsonValue } from "../../../catalogue/json.ts";
import { asObject } from "../api-document.ts";
import { moveReference } from "./move-reference.ts";

/** What holds values of users, and no schemas. */
const valueKeys = new Set(["example", "examples", "default", "enum", "const", "required"]);

/** A schema of Swagger 2 as one of OpenAPI 3: its references, files, values that may be null, and what tells variants apart. */
export function upgradeSchema(schema: JsonObject): JsonObject {
  const entries = Object.entries(schema).flatMap(([key, value]): (readonly [string, JsonValue])[] => {
    if (valueKeys.has(key)) return [[key, value]];
    switch (key) {
      case "$ref":
        return [[key, typeof value === "string" ? moveReference(value) : value]];
      case "properties":
      case "patternProperties":
        return [[key, mapValues(value)]];
      case "collectionFormat":
        // Of what is in no list within a list, and of one with commas, as it is anyway, it says nothing.
        return schema["type"] === "array" && value !== "csv" ? [[key, value]] : [];
      case "discriminator":
        return [[key, typeof value === "string" ? { propertyName: value } : value]];
      case "x-nullable":
        return value === true ? [["nullable", true]] : [];
      case "type":
        return value === "file"
          ? [
              [key, "string"],
              ["format", "binary"],
            ]
          : [[key, value]];
      default:
        return [[key, key.startsWith("x-") ? value : upgradeValue(value)]];
    }
  });
  return Object.fromEntries(entries);
}

/** Names of properties are no keywords. */
function mapValues(value: JsonValue): JsonValue {
  const node = asObject(value);
  if (node === undefined) return value;
  return Object.fromEntries(Object.entries(node).map(([name, each]) => [name, upgradeValue(each)]));
}

/** The schemas in a value. */
export function upgradeValue(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(upgradeValue);
  const node = asObject(value);
  return node === undefined ? value : upgradeSchema(node);
}
