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

/**
 * What is said of each symbol of a schema, by its name and its place in the `enum`. The lists are made plain once: there may be
 * thousands of symbols, and as many words of them.
 */
export function toSymbolDocs(schema: LocatedObject): (name: string, index: number) => string | undefined {
  const lists = symbolDocKeys.map((key) => jsonOf(schema, key));
  return (name, index) => {
    for (const told of lists) {
      const doc = isJsonArray(told)
        ? told[index]
        : isJsonObject(told) && Object.hasOwn(told, name)
          ? told[name]
          : undefined;
      if (typeof doc === "string" && doc !== "") return doc;
    }
    return undefined;
  };
}
