import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import { jsonOf } from "./schema-node.ts";

/** Where tools have what is said of each value of an `enum`: in a list in the order of the values, or in an object by value. */
export const symbolDocKeys: readonly string[] = [
  ...["markdownEnumDescriptions", "enumDescriptions", "x-enum-descriptions", "x-enumDescriptions"],
  // As Adobe's generator of documentation has it.
  "meta:enum",
];

/** What is said of a symbol of a schema, at that place of its `enum`; undefined where nothing is. */
export function findSymbolDoc(schema: LocatedObject, name: string, index: number): string | undefined {
  for (const key of symbolDocKeys) {
    const told = jsonOf(schema, key);
    const doc = isJsonArray(told)
      ? told[index]
      : isJsonObject(told) && Object.hasOwn(told, name)
        ? told[name]
        : undefined;
    if (typeof doc === "string" && doc !== "") return doc;
  }
  return undefined;
}
