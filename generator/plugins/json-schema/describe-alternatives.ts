import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import type { TypeOf } from "../plugin.ts";
import { joinItems } from "./describe-positions.ts";
import { describeWhole, isLimit, readSymbols, typeOfAll } from "./describe-schema.ts";
import { itemsOf, jsonOf, referenceOf, toObject, valueOf } from "./schema-node.ts";

/**
 * What each plain alternative allows, by the keyword that names them: a union only says of which types they are. Those that
 * have a name, symbols or fields say it themselves. Nothing, where none of the others sets a limit. Of a list or a map the same
 * for what is in it, besides what is known of all of them.
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
  const inner = typeof type !== "object" ? {} : { items: getItems(type), additionalProperties: getValues(type) };
  const within = Object.entries(inner).flatMap(([key, of]) => {
    const described = of && describeInside(toObject(valueOf(schema, key)), of, known[key], positionsOf);
    return described === undefined ? [] : [[key, described] as const];
  });
  // Of those of one alternative, a value may fit several.
  const isNested = itemsOf(schema, keyword).some((each) => hasSome(toObject(each)));
  return { ...(isLimited && { [isNested ? "anyOf" : keyword]: alternatives }), ...Object.fromEntries(within) };
}

function hasSome(alternative: LocatedObject | undefined): boolean {
  return alternative !== undefined && itemsOf(alternative, "anyOf").length > 0;
}

function getItems(type: Exclude<TypeOf, string>): TypeOf | undefined {
  return "items" in type ? type.items : undefined;
}

function getValues(type: Exclude<TypeOf, string>): TypeOf | undefined {
  return "values" in type ? type.values : undefined;
}

/** The same for the items of a list, or the values of a map. */
function describeInside(
  inside: LocatedObject | undefined,
  type: TypeOf,
  known: JsonValue | undefined,
  positionsOf: (schema: LocatedObject) => JsonObject,
): JsonObject | undefined {
  if (inside === undefined) return undefined;
  const limits = isJsonObject(known) ? known : {};
  const alternatives = describeAlternatives(inside, type, limits, positionsOf);
  return Object.keys(alternatives).length === 0 ? undefined : { ...limits, ...alternatives };
}

/** Alternatives within alternatives are followed so far. */
const deepest = 12;

/** Its type, where it says one, and its limits; where it has alternatives itself, those of each. Its symbols too, where no union has them because all else is possible. */
function describeAlternative(
  value: LocatedJson,
  isUntold: boolean,
  positionsOf: (schema: LocatedObject) => JsonObject,
  depth = 0,
): readonly JsonObject[] {
  const node = toObject(value);
  if (node === undefined || referenceOf(node) !== undefined || valueOf(node, "properties") !== undefined) return [];
  const inner = ["oneOf", "anyOf"].flatMap((keyword) => itemsOf(node, keyword));
  if (inner.length > 0 && depth < deepest && readSymbols(node) === undefined)
    return inner.flatMap((each) => describeAlternative(each, isUntold, positionsOf, depth + 1));
  const isNamed = readSymbols(node) !== undefined || typeof jsonOf(node, "const") === "string";
  if (isNamed && !isUntold) return [];
  const type = typeOfAll(node);
  const symbols = isNamed ? jsonOf(node, "enum") : undefined;
  const limits = Object.fromEntries(Object.entries(describeWhole(node)).filter(([key]) => isLimit(key)));
  const said = joinItems(limits, positionsOf(node));
  return [{ ...(type !== undefined && { type }), ...said, ...(symbols && { enum: symbols }) }];
}
