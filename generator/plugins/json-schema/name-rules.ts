import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { SchemaNames } from "./name-schemas.ts";

/** Keywords of rules that hold a schema, which a definition may say. */
const ruling: ReadonlySet<string> = new Set(["contains", "propertyNames"]);

/** Whether a keyword has a rule that a definition may say by its name. */
export function mayNameRule(key: string): boolean {
  return ruling.has(key);
}

/** What is said of values, with the rules that are said by a reference (`contains` of `$ref`) by the full name of what it leads to. */
export function nameRules(said: JsonObject, names: SchemaNames): JsonObject {
  const entries = Object.entries(said);
  if (!entries.some(([key]) => ruling.has(key) || key === "allOf")) return said;
  return Object.fromEntries(
    entries.map(([key, value]): [string, JsonValue] => {
      if (ruling.has(key)) return [key, nameRule(value, names)];
      if (key !== "allOf" || !isJsonArray(value)) return [key, value];
      return [key, value.map((each) => (isJsonObject(each) ? nameRules(each, names) : each))];
    }),
  );
}

function nameRule(rule: JsonValue, names: SchemaNames): JsonValue {
  const reference = isJsonObject(rule) ? rule["$ref"] : undefined;
  if (typeof reference !== "string") return rule;
  const found = names.find(reference);
  return "name" in found && isJsonObject(rule) ? { ...rule, $ref: found.name } : rule;
}
