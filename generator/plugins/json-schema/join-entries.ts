import { isNumber } from "../../catalogue/is-number.ts";
import { limitKinds, toTightest } from "../../json-schema/limit-kinds.ts";
import type { LocatedArray, LocatedEntry, LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { textOf, toObject, toPlainJson } from "./schema-node.ts";

/**
 * A property of which two parts of a schema say something that both holds, as if it was said at once: of two limits the
 * tighter one, of fields and what has to be there all, of patterns each, and otherwise what comes later.
 */
export function joinEntries(one: LocatedEntry | undefined, other: LocatedEntry): LocatedEntry {
  const [node, more] = [toObject(one?.value), toObject(other.value)];
  return node === undefined || more === undefined ? other : { ...other, value: joinNodes(node, more) };
}

function joinNodes(one: LocatedObject, other: LocatedObject): LocatedObject {
  const [reference, another] = [textOf(one, "$ref"), textOf(other, "$ref")];
  if (reference !== undefined && another !== undefined && reference !== another) {
    const parts: LocatedArray = { kind: "array", items: [one, other], span: other.span };
    return { ...other, entries: new Map([["allOf", { key: "allOf", keySpan: other.span, value: parts }]]) };
  }
  const entries = new Map(one.entries);
  for (const [key, entry] of other.entries) {
    const known = one.entries.get(key);
    entries.set(key, known === undefined ? entry : { ...entry, value: joinValues(key, known.value, entry.value) });
  }
  const isApart = (key: string): boolean => {
    const [value, same] = [one, other].map((each) => each.entries.get(key)?.value);
    return (
      value !== undefined && same !== undefined && printSorted(toPlainJson(value)) !== printSorted(toPlainJson(same))
    );
  };
  const isCountApart = isApart("contains");
  const apart = [...one.entries.values()].filter(
    ({ key }) => (separate.has(key) && isApart(key)) || (isCountApart && counting.has(key)),
  );
  for (const key of isCountApart ? counting : []) {
    const count = other.entries.get(key);
    if (count === undefined) entries.delete(key);
    else entries.set(key, count);
  }
  if (apart.length === 0) return { ...other, entries };
  const part: LocatedObject = { ...one, entries: new Map(apart.map((entry) => [entry.key, entry])) };
  const known = entries.get("allOf")?.value;
  const parts: LocatedArray = {
    kind: "array",
    items: [part, ...(known?.kind === "array" ? known.items : [])],
    span: one.span,
  };
  entries.set("allOf", { key: "allOf", keySpan: one.span, value: parts });
  return { ...other, entries };
}

/** Keywords of which two that differ both hold, and can't be said at once. */
const separate: ReadonlySet<string> = new Set(["pattern", "multipleOf", "not", "contains"]);

/** How many items are to be what `contains` says beside them. */
const counting: ReadonlySet<string> = new Set(["minContains", "maxContains"]);

function joinValues(keyword: string, one: LocatedJson, other: LocatedJson): LocatedJson {
  if (keyword === "items" && one.kind === "object" && other.kind === "object") return joinNodes(one, other);
  if (keyword === "properties" && one.kind === "object" && other.kind === "object") {
    const entries = new Map(one.entries);
    for (const [name, entry] of other.entries) entries.set(name, joinEntries(one.entries.get(name), entry));
    return { ...other, entries };
  }
  const isList = one.kind === "array" && other.kind === "array";
  if (isList && (keyword === "required" || keyword === "allOf"))
    return { ...other, items: [...one.items, ...other.items] };
  const limit = limitKinds.get(keyword);
  const [least, most] = [one, other].map((each) => (each.kind === "scalar" ? each.value : undefined));
  if (limit === undefined || !isNumber(least) || !isNumber(most)) return other;
  return toTightest(limit, least, most) === least ? one : other;
}
