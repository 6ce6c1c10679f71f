import type { TypeOf } from "../plugin.ts";
import { nameSchema } from "./name-schema.ts";
import { parseTypeName, type TypeName } from "./parse-type-name.ts";

/** What Atlas has itself, in the words of the catalogue; times are milliseconds. */
const builtIn: ReadonlyMap<string, TypeOf> = new Map<string, TypeOf>([
  ...(["boolean", "int", "long", "float", "double", "string"] as const).map((name) => [name, name] as const),
  ...(["byte", "short"] as const).map((name) => [name, { type: "int", format: name }] as const),
  ["biginteger", { type: "long", format: "biginteger" }],
  ["bigdecimal", { type: "double", format: "bigdecimal" }],
  ["date", { type: "long", format: "date" }],
  ["objectid", { values: "any" }],
]);

/** Whether a name is that of a type that Atlas has itself. */
export function isBuiltIn(name: string): boolean {
  return builtIn.has(name);
}

/** Whether a name is that of a plain type that Atlas has itself. */
export function isPrimitive(name: string): boolean {
  return isBuiltIn(name) && name !== "objectid";
}

/** The type that a type name says; `isUnknown` are names of which nobody knows whether they are types. */
export function toTypeOf(typeName: string, isUnknown: (name: string) => boolean): TypeOf {
  const parsed = parseTypeName(typeName);
  return parsed === undefined ? "any" : toType(parsed, isUnknown);
}

function toType(type: TypeName, isUnknown: (name: string) => boolean): TypeOf {
  switch (type.kind) {
    case "array":
      return { items: toType(type.items, isUnknown) };
    case "map":
      // In JSON, keys are texts whatever they say.
      return { values: toType(type.values, isUnknown) };
    case "name":
      return builtIn.get(type.name) ?? (isUnknown(type.name) ? "any" : nameSchema(type.name));
  }
}
