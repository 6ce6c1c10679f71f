import type { LocatedEntry, LocatedJson, LocatedObject } from "../../../parse/json/located-json.ts";
import type { PluginProblem } from "../../plugin.ts";
import { placeOf } from "../describe-schema.ts";
import { itemsOf, toObject, valueOf } from "../schema-node.ts";
import type { Lookup } from "./list-types.ts";
import { settleParts } from "./settle-parts.ts";

/** What of a schema isn't one, but a value that it speaks of. */
const values: ReadonlySet<string> = new Set(["const", "enum", "default", "examples", "example"]);

/** Below these stands a schema for each name. */
const named: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "definitions",
  "$defs",
  "dependentSchemas",
]);

/** All schemas of a file, each as what its parts come to; what they leave nothing of is told. Where that is what they say, it is the file itself. */
export function settleFile(file: LocatedJson, problems: PluginProblem[]): LocatedJson {
  const lookup: Lookup = (reference) => follow(file, reference);
  const visit = (value: LocatedJson, areNames = false): LocatedJson => {
    if (value.kind === "array") return visitAll(value);
    if (value.kind !== "object") return value;
    const inside = visitEntries(value, areNames);
    if (areNames || !["allOf", "oneOf", "anyOf"].some((key) => itemsOf(inside, key).length > 0)) return inside;
    const { schema, contradiction } = settleParts(inside, lookup);
    if (contradiction === undefined) return schema;
    const message = `nothing is let through here, since parts that all hold contradict each other: ${contradiction}`;
    problems.push({ code: "contradiction", message, place: placeOf(valueOf(value, "allOf") ?? value) });
    return schema;
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

/** What a pointer leads to in the file that it stands in. */
function follow(file: LocatedJson, reference: string): LocatedJson | undefined {
  if (!reference.startsWith("#/")) return undefined;
  let at: LocatedJson | undefined = file;
  for (const step of reference.slice(2).split("/")) {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    const node: LocatedObject | undefined = toObject(at);
    at = at?.kind === "array" ? at.items[Number(key)] : node && valueOf(node, key);
  }
  return at;
}
