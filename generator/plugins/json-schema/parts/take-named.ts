import type { LocatedJson, LocatedObject } from "../../../parse/json/located-json.ts";
import { isFact } from "../describe-schema.ts";
import { keysOf, textOf, toObject, valueOf } from "../schema-node.ts";
import type { Lookup } from "./list-types.ts";

/** A schema with what it says of names of properties by a name itself (`propertyNames` of `$ref`) in the place of that, where this is no more than limits of texts. */
export function takeNamed(schema: LocatedObject, lookup: Lookup): LocatedObject {
  const entry = schema.entries.get("propertyNames");
  const node = entry && toObject(entry.value);
  const reference = node && textOf(node, "$ref");
  if (entry === undefined || node === undefined || reference === undefined || keysOf(node).length > 1) return schema;
  const value = lookup(reference);
  if (value === undefined || !isPlain(value)) return schema;
  return { ...schema, entries: new Map([...schema.entries, ["propertyNames", { ...entry, value }] as const]) };
}

function isPlain(schema: LocatedJson): boolean {
  const node = toObject(schema);
  return (
    node !== undefined &&
    valueOf(node, "type") !== undefined &&
    [...node.entries.values()].every(({ key, value }) => (own.has(key) || isFact(key)) && isFlat(value))
  );
}

const own: ReadonlySet<string> = new Set(["type", "enum", "const"]);

function isFlat(value: LocatedJson): boolean {
  return value.kind === "scalar" || (value.kind === "array" && value.items.every((item) => item.kind === "scalar"));
}
