import type { LocatedEntry, LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import type { SchemaNames } from "./name-schemas.ts";
import { itemsOf, keysOf, textOf, toObject, valueOf } from "./schema-node.ts";

/** What has been made of a schema, so that what stands in its items is known by the same node whoever asks. */
const known = new WeakMap<LocatedObject, LocatedObject>();

/**
 * A list of which several parts (`allOf`) say what its items are, or a part besides itself, as one whose items go by all of them at once:
 * readers take one of the parts for the type of a value, and would miss what the others have. Any other schema is given back as it is.
 * A part may refer to what stands in its place in the same file and has no name.
 */
export function joinLists(schema: LocatedObject, names: Pick<SchemaNames, "findInside">): LocatedObject {
  if (itemsOf(schema, "allOf").length === 0) return schema;
  const before = known.get(schema);
  if (before !== undefined) return before;
  const joined = join(schema, names);
  known.set(schema, joined);
  return joined;
}

function join(schema: LocatedObject, names: Pick<SchemaNames, "findInside">): LocatedObject {
  const parts = itemsOf(schema, "allOf").map((part) => findNameless(part, names) ?? part);
  const nodes = parts.flatMap((part) => toObject(part) ?? []);
  const wholes = [schema, ...nodes];
  const items = wholes.flatMap((whole) => {
    const each = toObject(valueOf(whole, "items"));
    return each === undefined || keysOf(each).length === 0 ? [] : [each];
  });
  if (items.length < 2 || nodes.length < parts.length || !wholes.every(isPlainList)) return schema;
  const { span } = schema;
  const kept = nodes.map(withoutItems).filter(({ entries }) => entries.size > 0);
  const type: LocatedJson = { kind: "scalar", value: "array", span };
  const all: LocatedObject = { kind: "object", entries: new Map([["allOf", listParts(items, schema)]]), span };
  const entries = new Map([...schema.entries, ["type", toEntry("type", type)], ["items", toEntry("items", all)]]);
  if (kept.length === 0) entries.delete("allOf");
  else entries.set("allOf", listParts(kept, schema));
  return { ...schema, entries };
}

/** What a part is no more than a reference to, unless that has a name by which readers know it. */
function findNameless(part: LocatedJson, names: Pick<SchemaNames, "findInside">): LocatedObject | undefined {
  const node = toObject(part);
  const reference = node && keysOf(node).length === 1 ? textOf(node, "$ref") : undefined;
  const pointed = reference === undefined ? undefined : names.findInside(reference);
  // What references in it lead to counts from there.
  return pointed === undefined || pointed.isDefinition || pointed.names !== names
    ? undefined
    : toObject(pointed.schema);
}

/** Whether it may say of a list what its items are, and nothing by which it is anything else, or one of several things. */
function isPlainList(schema: LocatedObject): boolean {
  const type = valueOf(schema, "type");
  const items = valueOf(schema, "items");
  return (
    (type === undefined || textOf(schema, "type") === "array") &&
    (items === undefined || items.kind === "object") &&
    !others.some((key) => schema.entries.has(key))
  );
}

const others = [
  "$ref",
  "$dynamicRef",
  "oneOf",
  "anyOf",
  "enum",
  "const",
  "properties",
  "prefixItems",
  "additionalItems",
];

function withoutItems(part: LocatedObject): LocatedObject {
  return { ...part, entries: new Map([...part.entries].filter(([key]) => key !== "items" && key !== "type")) };
}

function listParts(items: readonly LocatedJson[], { span }: LocatedObject): LocatedEntry {
  return toEntry("allOf", { kind: "array", items, span });
}

function toEntry(key: string, value: LocatedJson): LocatedEntry {
  return { key, keySpan: value.span, value };
}
