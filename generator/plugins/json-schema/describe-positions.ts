import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { itemsOf, textOf, toObject, valueOf } from "./schema-node.ts";

/** More of them show nothing. */
const mostPositions = 30;
/** Longer titles are sentences. */
const longestTitle = 60;

/** The schemas of the first items of a list, each of its place: `prefixItems`, or before there was that, a list of `items`. */
export function listPositions(schema: LocatedObject): readonly LocatedJson[] {
  const first = itemsOf(schema, "prefixItems");
  return first.length > 0 ? first : itemsOf(schema, "items");
}

/**
 * Of what types the first items of a list are, in their order, which a list of a union doesn't say, and what they are called. Of
 * a list of such lists the same for its items. Nothing, where all of them are of one type and have no names.
 */
export function describePositions(schema: LocatedObject, nameType: (item: LocatedJson) => string): JsonObject {
  const positions = listPositions(schema)
    .slice(0, mostPositions)
    .map((item) => describePosition(item, nameType(item)));
  if (new Set(positions).size > 1) return { prefixItems: positions };
  const inside = positions.length === 0 ? toObject(valueOf(schema, "items")) : undefined;
  const items = inside && describePositions(inside, nameType);
  return items === undefined || Object.keys(items).length === 0 ? {} : { items };
}

/** What is said of a list, and what else of its items. */
export function joinItems(known: JsonObject, more: JsonObject): JsonObject {
  const { items } = known;
  const inside = more["items"];
  if (!isJsonObject(items) || !isJsonObject(inside)) return { ...known, ...more };
  return { ...known, ...more, items: joinItems(items, inside) };
}

function describePosition(item: LocatedJson, type: string): JsonValue {
  const node = toObject(item);
  const title = node && (textOf(node, "title") ?? textOf(node, "description"));
  return title === undefined || title.length > longestTitle ? type : { type, title };
}
