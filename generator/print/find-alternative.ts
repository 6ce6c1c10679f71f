import { isJsonArray } from "../catalogue/is-json-array.ts";
import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonObject } from "../catalogue/json.ts";
import type { TypeExpression } from "../catalogue/schema.ts";

/** The first of the plain alternatives of a JSON Schema that is of a type, or says of none; undefined where none is. */
export function findAlternative({ oneOf, anyOf }: JsonObject, type: TypeExpression): JsonObject | undefined {
  const name = nameType(type);
  for (const each of [oneOf, anyOf].flatMap((list) => (isJsonArray(list) ? list : []))) {
    if (isJsonObject(each) && (each["type"] === undefined || each["type"] === name)) return each;
  }
  return undefined;
}

function nameType(type: TypeExpression): string | undefined {
  if (type.kind === "array") return "array";
  if (type.kind === "map") return "object";
  if (type.kind !== "primitive") return undefined;
  return types.get(type.name) ?? type.name;
}

const types: ReadonlyMap<string, string> = new Map([
  ["int", "integer"],
  ["long", "integer"],
  ["float", "number"],
  ["double", "number"],
]);
