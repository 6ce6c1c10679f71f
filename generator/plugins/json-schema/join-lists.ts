import type { LocatedArray, LocatedEntry, LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { itemsOf, keysOf, textOf, toObject, valueOf } from "./schema-node.ts";

/** What has been made of a schema, so that what stands in its items is known by the same node whoever asks. */
const known = new WeakMap<LocatedObject, LocatedObject>();

/**
 * A list of which several parts (`allOf`) say what its items are, or a part besides itself, as one whose items go by all of them at once: readers
 * take one of the parts for the type of a value, and would miss what the others have. Any other schema is given back as it is.
 */
export function joinLists(schema: LocatedObject): LocatedObject {
  if (itemsOf(schema, "allOf").length === 0) return schema;
  const before = known.get(schema);
  if (before !== undefined) return before;
  const joined = join(schema);
  known.set(schema, joined);
  return joined;
}

function join(schema: LocatedObject): LocatedObject {
  const parts = itemsOf(schema, "allOf");
  const wholes = [schema, ...parts.flatMap((part) => toObject(part) ?? [])];
  const items = wholes.flatMap((whole) => {
    const each = toObject(valueOf(whole, "items"));
    return each === undefined || keysOf(each).length === 0 ? [] : [each];
  });
  if (items.length < 2 || wholes.length !== parts.length + 1 || !wholes.every(isPlainList)) return schema;
  const { span } = schema;
  const kept = parts.map(withoutItems).filter((part) => part.kind !== "object" || part.entries.size > 0);
  const type: LocatedJson = { kind: "scalar", value: "array", span };
  const all: LocatedObject = {
    kind: "object",
    entries: new Map([["allOf", toEntry("allOf", toList(items, schema))]]),
    span,
  };
  const entries = new Map([...schema.entries, ["type", toEntry("type", type)], ["items", toEntry("items", all)]]);
  if (kept.length === 0) entries.delete("allOf");
  else entries.set("allOf", toEntry("allOf", toList(kept, schema)));
  return { ...schema, entries };
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

function withoutItems(part: LocatedJson): LocatedJson {
  const node = toObject(part);
  if (node === undefined) return part;
  return { ...node, entries: new Map([...node.entries].filter(([key]) => key !== "items" && key !== "type")) };
}

function toList(items: readonly LocatedJson[], { span }: LocatedObject): LocatedArray {
  return { kind: "array", items, span };
}

function toEntry(key: string, value: LocatedJson): LocatedEntry {
  return { key, keySpan: value.span, value };
}
