import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import { isMultiple } from "../../catalogue/is-multiple.ts";
import { isNumber } from "../../catalogue/is-number.ts";
import { isWhole } from "../../catalogue/is-whole.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";

/** A value that has nothing inside. */
export type Scalar = string | number | bigint | boolean | null;

/** What stands behind a name, whether a reference has it or a type; undefined where nobody knows. */
export type Follow = (name: string) => JsonObject | undefined;

/** Schemas as deep as this are written by nobody; what leads back to itself is. */
const deepest = 12;

/** So many schemas are looked at for one value: each of a chain may refer to the next one twice. */
const most = 1000;

/**
 * Whether a JSON Schema lets a value through; undefined where it says something that isn't known here. Patterns are never run,
 * since whoever writes one decides how long that takes.
 */
export function letsScalar(schema: JsonObject, value: Scalar, follow: Follow): boolean | undefined {
  let count = 0;
  const letsAt =
    (depth: number) =>
    (each: JsonValue | undefined): boolean | undefined => {
      if (typeof each === "boolean") return each;
      count += 1;
      if (each === undefined || !isJsonObject(each) || depth > deepest || count > most) return undefined;
      const asked: Asked = { value, follow, lets: letsAt(depth + 1) };
      return all(Object.entries(each).map(([keyword, said]) => letsByKeyword(keyword, said, each, asked)));
    };
  return letsAt(0)(schema);
}

interface Asked {
  readonly value: Scalar;
  readonly follow: Follow;
  /** Whether a schema inside lets it through. */
  readonly lets: (schema: JsonValue | undefined) => boolean | undefined;
}

/** Of what has nothing inside, these say nothing, nor do words. */
const silent: ReadonlySet<string> = new Set([
  ...["properties", "required", "additionalProperties", "patternProperties", "propertyNames", "minProperties"],
  ...["maxProperties", "dependentRequired", "dependentSchemas", "unevaluatedProperties", "items", "prefixItems"],
  ...["contains", "minContains", "maxContains", "minItems", "maxItems", "uniqueItems", "unevaluatedItems"],
  ...["default", "deprecated", "readOnly", "writeOnly", "title", "description", "$comment", "example", "examples"],
  ...["then", "else"],
]);

function letsByKeyword(keyword: string, said: JsonValue, schema: JsonObject, asked: Asked): boolean | undefined {
  const { value, lets } = asked;
  if (silent.has(keyword)) return true;
  switch (keyword) {
    case "$ref":
      return typeof said === "string" ? lets(asked.follow(said)) : undefined;
    case "type":
      return any((isJsonArray(said) ? said : [said]).map((type) => isOfType(type, asked)));
    case "const":
      return isSame(said, value);
    case "enum":
      return isJsonArray(said) ? said.some((each) => isSame(each, value)) : undefined;
    case "not":
      return negate(lets(said));
    case "allOf":
      return isJsonArray(said) ? all(said.map(lets)) : undefined;
    case "anyOf":
      return isJsonArray(said) ? any(said.map(lets)) : undefined;
    case "oneOf":
      return isJsonArray(said) ? one(said.map(lets)) : undefined;
    case "if":
      return letsByCondition(lets(said), lets(schema["then"] ?? true), lets(schema["else"] ?? true));
    case "pattern":
      return typeof value === "string" ? undefined : true;
    case "format":
      // Of numbers, it says how they are kept.
      return typeof value === "string" ? undefined : true;
    default:
      return keepsLimit(keyword, said, value);
  }
}

function isOfType(type: JsonValue, { value, lets, follow }: Asked): boolean | undefined {
  switch (type) {
    case "integer":
      return isWhole(value);
    case "number":
      return isNumber(value);
    case "string":
    case "boolean":
      return typeof value === type;
    case "null":
      return value === null;
    case "array":
    case "object":
      return false;
    default:
      return typeof type === "string" ? lets(follow(type)) : undefined;
  }
}

function keepsLimit(keyword: string, limit: JsonValue, value: Scalar): boolean | undefined {
  const test = limits.get(keyword);
  if (test === undefined || !isNumber(limit)) return undefined;
  const size = test.of === "string" ? lengthOf(value) : isNumber(value) ? value : undefined;
  return size === undefined || test.keeps(size, limit);
}

interface Limit {
  readonly of: "string" | "number";
  readonly keeps: (size: number | bigint, limit: number | bigint) => boolean;
}

const limits: ReadonlyMap<string, Limit> = new Map<string, Limit>([
  ["minLength", { of: "string", keeps: (size, limit) => size >= limit }],
  ["maxLength", { of: "string", keeps: (size, limit) => size <= limit }],
  ["minimum", { of: "number", keeps: (size, limit) => size >= limit }],
  ["maximum", { of: "number", keeps: (size, limit) => size <= limit }],
  ["exclusiveMinimum", { of: "number", keeps: (size, limit) => size > limit }],
  ["exclusiveMaximum", { of: "number", keeps: (size, limit) => size < limit }],
  ["multipleOf", { of: "number", keeps: isMultiple }],
]);

/** JSON Schema counts characters and not halves of them. */
function lengthOf(value: Scalar): number | undefined {
  return typeof value === "string" ? Array.from(value).length : undefined;
}

function isSame(one: JsonValue, value: Scalar): boolean {
  return printSorted(one) === printSorted(value);
}

function negate(answer: boolean | undefined): boolean | undefined {
  return answer === undefined ? undefined : !answer;
}

function all(answers: readonly (boolean | undefined)[]): boolean | undefined {
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

function any(answers: readonly (boolean | undefined)[]): boolean | undefined {
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
}

function one(answers: readonly (boolean | undefined)[]): boolean | undefined {
  const count = answers.filter((answer) => answer === true).length;
  if (count > 1) return false;
  return answers.includes(undefined) ? undefined : count === 1;
}

function letsByCondition(
  condition: boolean | undefined,
  then: boolean | undefined,
  otherwise: boolean | undefined,
): boolean | undefined {
  if (condition === undefined) return then === otherwise ? then : undefined;
  return condition ? then : otherwise;
}
