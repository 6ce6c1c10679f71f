import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";

/** Names of fields, and of each the values that are named, as JSON. */
export type Spoken = ReadonlyMap<string, ReadonlySet<string>>;

/** Of which fields and values a condition of a JSON Schema speaks; undefined where it says more than which of them there are. */
export function listSpoken(condition: JsonValue): Spoken | undefined {
  const spoken = new Map<string, Set<string>>();
  const valuesOf = (name: string): Set<string> => {
    const values = spoken.get(name) ?? new Set();
    spoken.set(name, values);
    return values;
  };
  return readObject(condition, valuesOf) ? spoken : undefined;
}

type ValuesOf = (name: string) => Set<string>;

/** Notes what is spoken of, and tells whether that is all. */
function readObject(schema: JsonValue, valuesOf: ValuesOf): boolean {
  if (!isJsonObject(schema)) return typeof schema === "boolean";
  return Object.entries(schema).every(([key, said]) => {
    switch (key) {
      case "required":
        return isJsonArray(said) && said.every((name) => typeof name === "string" && valuesOf(name).size >= 0);
      case "properties":
        return isJsonObject(said) && Object.entries(said).every(([name, schema]) => readValue(schema, valuesOf(name)));
      case "if":
      case "then":
      case "else":
        return readObject(said, valuesOf);
      default:
        return readTogether(key, said, (each) => readObject(each, valuesOf));
    }
  });
}

function readValue(schema: JsonValue, values: Set<string>): boolean {
  if (!isJsonObject(schema)) return typeof schema === "boolean";
  return Object.entries(schema).every(([key, said]) => {
    // What is one of some values is of their type.
    if (key === "type") return "const" in schema || "enum" in schema;
    if (key === "const") return values.add(printSorted(said)).size > 0;
    if (key === "enum") return isJsonArray(said) && said.every((each) => values.add(printSorted(each)).size > 0);
    return readTogether(key, said, (each) => readValue(each, values));
  });
}

function readTogether(key: string, said: JsonValue, read: (schema: JsonValue) => boolean): boolean {
  if (key === "not") return read(said);
  return (key === "allOf" || key === "anyOf" || key === "oneOf") && isJsonArray(said) && said.every(read);
}
