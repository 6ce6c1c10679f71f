import type { LocatedEntry, LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";

/** What of a schema isn't one, but a value that it speaks of. */
const values: ReadonlySet<string> = new Set(["const", "enum", "default", "examples", "example"]);

/** Below these stands a schema for each name. */
const named: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "definitions",
  "$defs",
  "dependentSchemas",
  "dependencies",
]);

/** A file with each of its schemas as `change` has it, the inner ones first. Where nothing changes, it is the file itself. */
export function mapSchemas(file: LocatedJson, change: (schema: LocatedObject) => LocatedJson): LocatedJson {
  const visit = (value: LocatedJson, areNames = false): LocatedJson => {
    if (value.kind === "array") return visitAll(value);
    if (value.kind !== "object") return value;
    const inside = visitEntries(value, areNames);
    return areNames ? inside : change(inside);
  };
  const visitAll = (list: Extract<LocatedJson, { readonly kind: "array" }>): LocatedJson => {
    const items = list.items.map((item) => visit(item));
    return items.every((item, index) => item === list.items[index]) ? list : { ...list, items };
  };
  const visitEntries = (node: LocatedObject, areNames: boolean): LocatedObject => {
    const entries = [...node.entries].map(([key, entry]): readonly [string, LocatedEntry] => {
      if (!areNames && (values.has(key) || key.startsWith("x-"))) return [key, entry];
      const inside = visit(entry.value, !areNames && named.has(key));
      return [key, inside === entry.value ? entry : { ...entry, value: inside }];
    });
    return entries.every(([key, entry]) => node.entries.get(key) === entry)
      ? node
      : { ...node, entries: new Map(entries) };
  };
  return visit(file);
}
