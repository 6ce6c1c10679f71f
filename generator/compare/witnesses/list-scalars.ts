import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { Follow, Scalar } from "./lets-scalar.ts";

/** So many values are tried; what is refused only of others isn't found. */
const mostScalars = 80;

/** So many schemas within one another are looked at. */
const mostSchemas = 100;

/** Longer texts than these are limited by nobody who would be told by one. */
const longest = 300;

/** Values that tell two schemas apart, if any do: those that they name, what lies at their limits, and one of each type. */
export function listScalars(sides: readonly (readonly [schema: JsonObject, follow: Follow])[]): readonly Scalar[] {
  const found = new Set<Scalar>();
  for (const [schema, follow] of sides) gather(schema, follow, found);
  for (const plain of ["a", "", 1, 0, 0.5, -1, true, null]) found.add(plain);
  return [...found].slice(0, mostScalars);
}

function gather(schema: JsonObject, follow: Follow, into: Set<Scalar>): void {
  const seen = new Set<JsonObject>([schema]);
  const enter = (value: JsonValue | undefined): void => {
    if (value !== undefined && isJsonObject(value) && seen.size < mostSchemas) seen.add(value);
  };
  // Sets give what is added while they are gone through.
  for (const each of seen) {
    for (const [keyword, said] of Object.entries(each)) {
      if (keyword === "$ref" && typeof said === "string") enter(follow(said));
      else if (within.has(keyword)) (isJsonArray(said) ? said : [said]).forEach(enter);
      else for (const value of toScalars(keyword, said)) into.add(value);
      if (keyword === "type" && typeof said === "string") enter(follow(said));
    }
  }
}

/** Below these stand schemas of the same value. */
const within: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "not", "if", "then", "else"]);

function toScalars(keyword: string, said: JsonValue): readonly Scalar[] {
  switch (keyword) {
    case "const":
    case "enum":
      return (isJsonArray(said) ? said : [said]).filter((each) => each === null || isScalar(each));
    case "minLength":
    case "maxLength":
      return typeof said !== "number" ? [] : [said - 1, said, said + 1].flatMap(toText);
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
    case "multipleOf":
      if (typeof said === "bigint") return [said, said + 1n, said - 1n];
      return typeof said !== "number" ? [] : [said, said + 1, said - 1, said + 0.5, said - 0.5];
    default:
      return [];
  }
}

function isScalar(value: JsonValue): value is Scalar {
  return ["string", "number", "bigint", "boolean"].includes(typeof value);
}

function toText(length: number): readonly string[] {
  return Number.isInteger(length) && length >= 0 && length <= longest ? ["a".repeat(length)] : [];
}
