import { isJsonArray } from "../catalogue/is-json-array.ts";
import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";

/**
 * Whether a value is as a condition of a JSON Schema would have it; undefined where nobody can say, as of a pattern, which is
 * never run, and of what is only named.
 */
export function meetsCondition(value: JsonValue, schema: JsonValue | undefined): boolean | undefined {
  if (!isJsonObject(schema)) return schema !== false;
  return all(Object.entries(schema).map(([key, said]) => meetsKeyword(value, key, said, schema)));
}

function meetsKeyword(value: JsonValue, key: string, said: JsonValue, schema: JsonObject): boolean | undefined {
  switch (key) {
    case "const":
      return isSame(value, said);
    case "enum":
      return listOf(said).some((each) => isSame(value, each));
    case "type":
      return (isJsonArray(said) ? said : [said]).some((type) => isOfType(value, type));
    case "required":
      return (
        !isJsonObject(value) || listOf(said).every((name) => typeof name !== "string" || Object.hasOwn(value, name))
      );
    case "properties":
      return !isJsonObject(value) || !isJsonObject(said) || meetsProperties(value, said);
    case "propertyNames":
      return !isJsonObject(value) || all(Object.keys(value).map((name) => meetsCondition(name, said)));
    case "items":
      return !isJsonArray(value) || all(value.map((item) => meetsCondition(item, said)));
    case "contains":
      return !isJsonArray(value) || any(value.map((item) => meetsCondition(item, said)));
    case "not":
      return deny(meetsCondition(value, said));
    case "allOf":
      return all(listOf(said).map((each) => meetsCondition(value, each)));
    case "anyOf":
      return any(listOf(said).map((each) => meetsCondition(value, each)));
    case "oneOf":
      return isOne(listOf(said).map((each) => meetsCondition(value, each)));
    case "if": {
      const test = meetsCondition(value, said);
      return test === undefined ? undefined : meetsCondition(value, schema[test ? "then" : "else"]);
    }
    case "then":
    case "else":
      return true;
    default:
      return meetsLimit(value, key, said);
  }
}

function meetsProperties(value: JsonObject, schemas: JsonObject): boolean | undefined {
  return all(
    Object.entries(schemas).map(([name, schema]) => {
      const part = Object.hasOwn(value, name) ? value[name] : undefined;
      return part === undefined || meetsCondition(part, schema);
    }),
  );
}

function meetsLimit(value: JsonValue, key: string, said: JsonValue): boolean | undefined {
  if (typeof said !== "number") return undefined;
  const size = sizeOf(value, key);
  if (size === undefined) return true;
  switch (key) {
    case "minimum":
    case "minLength":
    case "minItems":
    case "minProperties":
      return size >= said;
    case "maximum":
    case "maxLength":
    case "maxItems":
    case "maxProperties":
      return size <= said;
    case "exclusiveMinimum":
      return size > said;
    case "exclusiveMaximum":
      return size < said;
    default:
      return undefined;
  }
}

/** What a limit counts of a value; undefined where it doesn't hold of values like it. */
function sizeOf(value: JsonValue, key: string): number | undefined {
  if (key.endsWith("Length")) return typeof value === "string" ? Array.from(value).length : undefined;
  if (key.endsWith("Items")) return isJsonArray(value) ? value.length : undefined;
  if (key.endsWith("Properties")) return isJsonObject(value) ? Object.keys(value).length : undefined;
  return typeof value === "number" ? value : undefined;
}

function isOfType(value: JsonValue, type: JsonValue): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return isJsonArray(value);
    case "object":
      return isJsonObject(value);
    case "integer":
      return typeof value === "bigint" || Number.isInteger(value);
    case "number":
      return typeof value === "number" || typeof value === "bigint";
    default:
      return typeof value === type;
  }
}

function isSame(value: JsonValue, other: JsonValue): boolean {
  if (isJsonArray(value))
    return (
      isJsonArray(other) && value.length === other.length && value.every((item, at) => isSame(item, other[at] ?? null))
    );
  if (!isJsonObject(value) || !isJsonObject(other)) return value === other;
  const keys = Object.keys(value);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(value[key] ?? null, other[key] ?? null))
  );
}

type Answer = boolean | undefined;

function all(answers: readonly Answer[]): Answer {
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

function any(answers: readonly Answer[]): Answer {
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
}

function isOne(answers: readonly Answer[]): Answer {
  const count = answers.filter((answer) => answer === true).length;
  if (count > 1) return false;
  return answers.includes(undefined) ? undefined : count === 1;
}

function deny(answer: Answer): Answer {
  return answer === undefined ? undefined : !answer;
}

function listOf(value: JsonValue): readonly JsonValue[] {
  return isJsonArray(value) ? value : [];
}
