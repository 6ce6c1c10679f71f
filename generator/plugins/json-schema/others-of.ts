import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { valueOf } from "./schema-node.ts";

/** The schema of items behind those that have a place: `items`, or before there was `prefixItems`, `additionalItems` beside a list of `items`. */
export function othersOf(schema: LocatedObject): LocatedJson | undefined {
  const items = valueOf(schema, "items");
  if (items?.kind !== "array") return items;
  const others = valueOf(schema, "additionalItems");
  // That there may be any is so anyway.
  return others?.kind === "scalar" && others.value === true ? undefined : others;
}
