import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import type { TypeOf } from "../plugin.ts";
import { joinItems } from "./describe-positions.ts";
import { describe, isLimit, limitsOfParts, readSymbols, typeOfAll } from "./describe-schema.ts";
import { itemsOf, jsonOf, referenceOf, toObject, valueOf } from "./schema-node.ts";

/**
 * What each plain alternative allows, by the keyword that names them: a union only says of which types they are. Those that
 * have a name, symbols or fields say it themselves. Nothing, where none of the others sets a limit. Of a list the same for
 * its items, besides what is known of all of them.
 */
export function describeAlternatives(
  schema: LocatedObject,
  type: TypeOf,
  known: JsonObject,
  positionsOf: (schema: LocatedObject) => JsonObject,
): JsonObject {
  const keyword = itemsOf(schema, "oneOf").length > 0 ? "oneOf" : "anyOf";
  const alternatives = itemsOf(schema, keyword).flatMap((each) =>
    describeAlternative(each, type === "any", positionsOf),
  );
  const isLimited = alternatives.some((each) => Object.keys(each).some((key) => key !== "type"));
  const items = describeItems(schema, type, known["items"], positionsOf);
  return { ...(isLimited && { [keyword]: alternatives }), ...(items && { items }) };
}

function describeItems(
  schema: LocatedObject,
  type: TypeOf,
  known: JsonValue | undefined,
  positionsOf: (schema: LocatedObject) => JsonObject,
): JsonObject | undefined {
  const inside = toObject(valueOf(schema, "items"));
  if (typeof type !== "object" || !("items" in type) || inside === undefined) return undefined;
  const limits = isJsonObject(known) ? known : {};
  const alternatives = describeAlternatives(inside, type.items, limits, positionsOf);
  return Object.keys(alternatives).length === 0 ? undefined : { ...limits, ...alternatives };
}

/** Its type, where it says one, and its limits. Its symbols too, where no union has them because all else is possible. */
function describeAlternative(
  value: LocatedJson,
  isUntold: boolean,
  positionsOf: (schema: LocatedObject) => JsonObject,
): readonly JsonObject[] {
  const node = toObject(value);
  if (node === undefined || referenceOf(node) !== undefined || valueOf(node, "properties") !== undefined) return [];
  const isNamed = readSymbols(node) !== undefined || typeof jsonOf(node, "const") === "string";
  if (isNamed && !isUntold) return [];
  const type = typeOfAll(node);
  const symbols = isNamed ? jsonOf(node, "enum") : undefined;
  const own = { ...limitsOfParts(node), ...describe(node).annotations };
  const limits = Object.fromEntries(Object.entries(own).filter(([key]) => isLimit(key)));
  const said = joinItems(limits, positionsOf(node));
  return [{ ...(type !== undefined && { type }), ...said, ...(symbols && { enum: symbols }) }];
}
