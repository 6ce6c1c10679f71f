import type { LocatedEntry, LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { mapSchemas } from "./map-schemas.ts";

/**
 * A file in the words that JSON Schema has had since its draft 4, where it has those of drafts before: `extends`, which tools that make
 * classes have kept, `disallow`, `divisibleBy`, a schema among types, and a need for one property that is no list.
 */
export function upgradeOldWords(file: LocatedJson): LocatedJson {
  return mapSchemas(file, upgrade);
}

function upgrade(schema: LocatedObject): LocatedObject {
  const steps = [joinExtended, denyTypes, renameDivisor, takeTypesApart, listNeeds];
  return steps.reduce((known, step) => step(known), schema);
}

/** What else has to hold is a part that holds too. */
function joinExtended(schema: LocatedObject): LocatedObject {
  const [extended, held] = [schema.entries.get("extends"), schema.entries.get("allOf")];
  if (extended === undefined || (held !== undefined && held.value.kind !== "array")) return schema;
  const parts = toList(extended.value);
  if (parts.length === 0 || parts.some(({ kind }) => kind !== "object")) return schema;
  const value = toArray(held?.value ?? extended.value, [...parts, ...(held === undefined ? [] : toList(held.value))]);
  const all = { ...(held ?? extended), key: "allOf", value };
  if (held === undefined) return replace(schema, "extends", [all]);
  return replace(replace(schema, "allOf", [all]), "extends", []);
}

function denyTypes(schema: LocatedObject): LocatedObject {
  const denied = schema.entries.get("disallow");
  if (denied === undefined || schema.entries.has("not")) return schema;
  return replace(schema, "disallow", [{ ...denied, key: "not", value: toAlternatives(denied) }]);
}

function renameDivisor(schema: LocatedObject): LocatedObject {
  const divisor = schema.entries.get("divisibleBy");
  if (divisor === undefined || schema.entries.has("multipleOf")) return schema;
  return replace(schema, "divisibleBy", [{ ...divisor, key: "multipleOf" }]);
}

/** A schema among types is an alternative to them. */
function takeTypesApart(schema: LocatedObject): LocatedObject {
  const types = schema.entries.get("type");
  const isApart = types?.value.kind === "array" && types.value.items.some(({ kind }) => kind === "object");
  if (types === undefined || !isApart || schema.entries.has("anyOf")) return schema;
  const alternatives = toAlternatives(types);
  return replace(schema, "type", [...alternatives.entries.values()]);
}

/** Behind `dependencies`, one name stands for the list of it. */
function listNeeds(schema: LocatedObject): LocatedObject {
  const needs = schema.entries.get("dependencies");
  if (needs?.value.kind !== "object") return schema;
  const each = [...needs.value.entries.values()];
  if (!each.some(({ value }) => isText(value))) return schema;
  const listed = each.map((entry) =>
    isText(entry.value) ? { ...entry, value: toArray(entry.value, [entry.value]) } : entry,
  );
  const value = { ...needs.value, entries: new Map(listed.map((entry) => [entry.key, entry])) };
  return replace(schema, "dependencies", [{ ...needs, value }]);
}

/** A schema of the types that are named, and of the schemas beside them. */
function toAlternatives(types: LocatedEntry): LocatedObject {
  const all = toList(types.value);
  const named = all.filter((item) => isText(item));
  const schemas = all.filter(({ kind }) => kind === "object");
  const ofNamed =
    named.length === 0 ? [] : [toObject(types, "type", named.length === 1 ? named[0] : toArray(types.value, named))];
  const [only, ...others] = [...ofNamed, ...schemas];
  if (only?.kind === "object" && others.length === 0) return only;
  return toObject(types, "anyOf", toArray(types.value, [...ofNamed, ...schemas]));
}

function toList(value: LocatedJson): readonly LocatedJson[] {
  return value.kind === "array" ? value.items : [value];
}

function isText(value: LocatedJson): boolean {
  return value.kind === "scalar" && typeof value.value === "string";
}

function toArray({ span }: LocatedJson, items: readonly LocatedJson[]): LocatedJson {
  return { kind: "array", items, span };
}

function toObject(
  { keySpan, value: { span } }: LocatedEntry,
  key: string,
  value: LocatedJson | undefined,
): LocatedObject {
  const entries = new Map(value === undefined ? [] : [[key, { key, keySpan, value }] as const]);
  return { kind: "object", entries, span };
}

/** The schema with other keywords in the place of one. */
function replace(schema: LocatedObject, key: string, others: readonly LocatedEntry[]): LocatedObject {
  const entries = [...schema.entries.values()].flatMap((entry) => (entry.key === key ? others : [entry]));
  return { ...schema, entries: new Map(entries.map((entry) => [entry.key, entry])) };
}
