import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import { othersOf } from "./others-of.ts";
import { plainDefaultOf } from "./plain-default-of.ts";
import { toObject, valueOf } from "./schema-node.ts";

/** Lists and maps in each other are followed so far. */
const deepest = 12;

/** What is said of a list or a map, with the defaults of its items and values, however deep; those that have fields have a page. */
export function keepInnerDefaults(schema: LocatedObject, said: JsonObject, depth = 0): JsonObject {
  if (depth === deepest) return said;
  const inner = ["items", "additionalProperties"].flatMap((key) => {
    const inside = toObject(key === "items" ? othersOf(schema) : valueOf(schema, key));
    if (inside === undefined || valueOf(inside, "properties") !== undefined) return [];
    const { [key]: known } = said;
    const limits = keepInnerDefaults(inside, isJsonObject(known) ? known : {}, depth + 1);
    const kept = { ...limits, ...plainDefaultOf(inside) };
    return Object.keys(kept).length === 0 ? [] : [[key, kept] as const];
  });
  return { ...said, ...Object.fromEntries(inner) };
}
