import type { LocatedJson, LocatedObject } from "../../../parse/json/located-json.ts";
import { isFact } from "../describe-schema.ts";
import { keysOf, textOf, toObject, valueOf } from "../schema-node.ts";
import type { Lookup } from "./list-types.ts";

/** Keywords of rules that are told in words, and so say what a name stands for. */
const told = ["propertyNames", "contains"] as const;

/** A schema with what its rules name (`propertyNames` of `$ref`) in the place of the names, where that says no more than of which plain type values are, and limits. */
export function takeNamed(schema: LocatedObject, lookup: Lookup): LocatedObject {
  const found = told.flatMap((key) => {
    const entry = schema.entries.get(key);
    const node = entry && toObject(entry.value);
    const reference = node && textOf(node, "$ref");
    if (entry === undefined || node === undefined || reference === undefined || keysOf(node).length > 1) return [];
    const target = lookup(reference);
    return target === undefined || !isPlain(target) ? [] : [[key, { ...entry, value: target }] as const];
  });
  return found.length === 0 ? schema : { ...schema, entries: new Map([...schema.entries, ...found]) };
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
