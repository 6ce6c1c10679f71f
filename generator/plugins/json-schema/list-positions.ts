import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { itemsOf } from "./schema-node.ts";

/** The schemas of the first items of a list, each of its place: `prefixItems`, or before there was that, a list of `items`. */
export function listPositions(schema: LocatedObject): readonly LocatedJson[] {
  const first = itemsOf(schema, "prefixItems");
  return first.length > 0 ? first : itemsOf(schema, "items");
}
