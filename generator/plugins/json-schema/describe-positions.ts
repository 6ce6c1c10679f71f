import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { describeWhole, isLimit, readSymbols } from "./describe-schema.ts";
import { listPositions } from "./list-positions.ts";
import { othersOf } from "./others-of.ts";
import { plainDefaultOf } from "./plain-default-of.ts";
import { referenceOf, textOf, toObject, valueOf } from "./schema-node.ts";

/** More of them show nothing. */
const mostPositions = 30;
/** Longer titles are sentences. */
const longestTitle = 60;

/** Of what type an item is, and what each of its alternatives allows. */
export interface PositionType {
  readonly type: string;
  readonly alternatives: JsonObject;
}

/**
 * Of what types the first items of a list are, in their order, which a list of a union doesn't say, what they are called, and what
 * limits each of them. Of a list of such lists the same for its items. Nothing, where all of them are of one type, and have neither
 * names nor limits, and others that follow are none, or of that type.
 */
export function describePositions(schema: LocatedObject, typeOf: (item: LocatedJson) => PositionType): JsonObject {
  const listed = listPositions(schema)
    .slice(0, mostPositions)
    .map((item) => ({ item, ...typeOf(item) }))
    .map(({ item, type, alternatives }) => ({
      item,
      type,
      limits: { ...limitsOf(item), ...alternatives, ...defaultOf(item) },
    }));
  const positions = listed.map(describePosition);
  const isLimited = listed.some(({ limits }) => Object.keys(limits).length > 0);
  if (isLimited || new Set(positions).size > 1 || mayFollow(schema, listed, typeOf)) return { prefixItems: positions };
  const inside = positions.length === 0 ? toObject(valueOf(schema, "items")) : undefined;
  const items = inside && describePositions(inside, typeOf);
  return items === undefined || Object.keys(items).length === 0 ? {} : { items };
}

/** Whether items of other types may follow those that have a place. */
function mayFollow(
  schema: LocatedObject,
  listed: readonly Position[],
  typeOf: (item: LocatedJson) => PositionType,
): boolean {
  const others = toObject(othersOf(schema));
  const most = describeWhole(schema)["maxItems"];
  if (listed.length === 0 || (typeof most === "number" && most <= listed.length)) return false;
  return others === undefined || listed.every(({ type }) => type !== typeOf(others).type);
}

/** What is said of a list, and what else of its items. */
export function joinItems(known: JsonObject, more: JsonObject): JsonObject {
  const { items } = known;
  const inside = more["items"];
  if (!isJsonObject(items) || !isJsonObject(inside)) return { ...known, ...more };
  return { ...known, ...more, items: joinItems(items, inside) };
}

interface Position extends Pick<PositionType, "type"> {
  readonly item: LocatedJson;
  readonly limits: JsonObject;
}

function describePosition({ item, type, limits }: Position): JsonValue {
  const node = toObject(item);
  const title = node && (textOf(node, "title") ?? textOf(node, "description"));
  const said = { ...(title !== undefined && title.length <= longestTitle && { title }), ...limits };
  return Object.keys(said).length === 0 ? type : { type, ...said };
}

function defaultOf(item: LocatedJson): JsonObject {
  const node = toObject(item);
  return node === undefined ? {} : plainDefaultOf(node);
}

/** Those of a plain value; what has a name, symbols or fields says them itself. */
function limitsOf(item: LocatedJson): JsonObject {
  const node = toObject(item);
  if (node === undefined || referenceOf(node) !== undefined || valueOf(node, "properties") !== undefined) return {};
  if (readSymbols(node) !== undefined) return {};
  return Object.fromEntries(Object.entries(describeWhole(node)).filter(([key]) => isLimit(key) || key === "allOf"));
}
