import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";

/** Of an object, the value of each field that it has, as JSON; undefined stands for one that nothing names. */
export type Sample = ReadonlyMap<string, string | undefined>;

/** Whether an object goes by a condition of a JSON Schema, of which all is understood. */
export function satisfies(sample: Sample, condition: JsonValue): boolean {
  if (!isJsonObject(condition)) return condition !== false;
  const { if: test, then: outcome = true, else: otherwise = true } = condition;
  if (test !== undefined && !satisfies(sample, satisfies(sample, test) ? outcome : otherwise)) return false;
  return Object.entries(condition).every(([key, said]) => {
    if (key === "required") return toList(said).every((name) => typeof name === "string" && sample.has(name));
    if (key !== "properties") return holdTogether(key, said, (each) => satisfies(sample, each));
    const entries = Object.entries(isJsonObject(said) ? said : {});
    return entries.every(([name, schema]) => !sample.has(name) || isValueOf(schema, sample.get(name)));
  });
}

function isValueOf(schema: JsonValue, value: string | undefined): boolean {
  if (!isJsonObject(schema)) return schema !== false;
  return Object.entries(schema).every(([key, said]) => {
    if (key === "const") return value === printSorted(said);
    if (key === "enum") return toList(said).some((each) => value === printSorted(each));
    return holdTogether(key, said, (each) => isValueOf(each, value));
  });
}

/** Whether as many of several schemas hold as a keyword asks for; others say nothing of that. */
function holdTogether(key: string, said: JsonValue, holds: (schema: JsonValue) => boolean): boolean {
  switch (key) {
    case "not":
      return !holds(said);
    case "allOf":
      return toList(said).every(holds);
    case "anyOf":
      return toList(said).some(holds);
    case "oneOf":
      return toList(said).filter(holds).length === 1;
    default:
      return true;
  }
}

function toList(value: JsonValue): readonly JsonValue[] {
  return isJsonArray(value) ? value : [];
}
