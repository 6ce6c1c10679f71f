import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import type { TypeOf } from "../plugin.ts";
import { joinItems } from "./describe-positions.ts";
import { describeWhole, isLimit, readSymbols, typeOfAll } from "./describe-schema.ts";
import { listMixedValues } from "./list-mixed-values.ts";
import { multiplyAlternatives } from "./multiply-alternatives.ts";
import { plainDefaultOf } from "./plain-default-of.ts";
import { itemsOf, jsonOf, referenceOf, textsOf, toObject, valueOf } from "./schema-node.ts";

/** What is known of schemas around alternatives. */
export interface Asked {
  readonly positionsOf: (schema: LocatedObject) => JsonObject;
  /** The full name of what is declared elsewhere, or in place. */
  readonly nameOf: (schema: LocatedObject) => string | undefined;
}

/**
 * What each plain alternative allows, by the keyword that names them: a union only says of which types they are. Those that
 * have a name, symbols or fields say it themselves, and are named only where `oneOf` may refuse what fits several. Nothing, where
 * neither that is so nor any of the others sets a limit. Of a list or a map the same for what is in it, besides what is known of all of them.
 */
export function describeAlternatives(given: LocatedObject, type: TypeOf, known: JsonObject, asked: Asked): JsonObject {
  const schema = multiplyAlternatives(given);
  if (listMixedValues(schema) !== undefined) return {};
  const keyword = itemsOf(schema, "oneOf").length > 0 ? "oneOf" : "anyOf";
  const described = itemsOf(schema, keyword).map((each) => describeAlternative(each, type === "any", asked));
  const alternatives = described.flat().filter(({ type: own }) => !isNamed(own));
  const isLimited = alternatives.some((each) => Object.keys(each).some((key) => key !== "type"));
  const inner = typeof type !== "object" ? {} : { items: getItems(type), additionalProperties: getValues(type) };
  const within = Object.entries(inner).flatMap(([key, of]) => {
    const inside = of && describeInside(toObject(valueOf(schema, key)), of, known[key], asked);
    return inside === undefined ? [] : [[key, inside] as const];
  });
  // Of those of one alternative, a value may fit several.
  const isNested = itemsOf(schema, keyword).some((each) => hasSome(toObject(each)));
  const isEachAlone = keyword === "oneOf" || areApart(described);
  const isExclusive = isEachAlone && !isNested && mayOverlap(described.flat());
  return {
    ...defaultOfNamed(schema, keyword),
    ...(isExclusive ? { oneOf: described.flat() } : isLimited && { [isNested ? "anyOf" : keyword]: alternatives }),
    ...Object.fromEntries(within),
  };
}

/** What stands in by alternatives that have a name, or symbols, which are told by these alone; nothing where they differ, or it is said of all. */
function defaultOfNamed(schema: LocatedObject, keyword: string): JsonObject {
  if (valueOf(schema, "default") !== undefined) return {};
  const said = itemsOf(schema, keyword).flatMap((each) => {
    const node = toObject(each);
    if (node === undefined || (referenceOf(node) === undefined && readSymbols(node) === undefined)) return [];
    return plainDefaultOf(node)["default"] ?? [];
  });
  const [only, ...others] = new Set(said);
  return only === undefined || others.length > 0 ? {} : { default: only };
}

/** Whether a value may fit several alternatives, as far as their types tell. */
function mayOverlap(alternatives: readonly JsonObject[]): boolean {
  const kinds = alternatives.map(({ type }) => (type === "integer" ? "number" : isNamed(type) ? "" : type));
  if (new Set(kinds).size < kinds.length) return true;
  const others = kinds.filter((kind) => kind !== "null" && kind !== "boolean");
  return others.length > 1 && (others.includes("") || others.includes(undefined));
}

const plain: ReadonlySet<unknown> = new Set(["string", "integer", "number", "boolean", "null", "array", "object"]);

/** Whether what stands as the type of an alternative is the name of a schema, or says that it has symbols. */
function isNamed(type: JsonValue | undefined): boolean {
  return type !== undefined && !plain.has(type);
}

/** Whether an alternative has others of which a value may fit several, however deep. */
function hasSome(alternative: LocatedObject | undefined, depth = 0): boolean {
  if (alternative === undefined) return false;
  if (itemsOf(alternative, "anyOf").length > 0) return true;
  return depth < deepest && itemsOf(alternative, "oneOf").some((each) => hasSome(toObject(each), depth + 1));
}

/** Whether no value fits two alternatives by their types, so that what excludes each other in one of them does so in all. */
function areApart(described: readonly (readonly JsonObject[])[]): boolean {
  const kinds = described.flatMap((alternatives) => [...new Set(alternatives.map(toKind))]);
  return described.length > 1 && !kinds.includes(undefined) && new Set(kinds).size === kinds.length;
}

function toKind({ type }: JsonObject): JsonValue | undefined {
  if (type === "enum" || type === "integer") return type === "enum" ? "string" : "number";
  return isNamed(type) ? undefined : type;
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
  asked: Asked,
): JsonObject | undefined {
  if (inside === undefined) return undefined;
  const limits = isJsonObject(known) ? known : {};
  const alternatives = describeAlternatives(inside, type, limits, asked);
  return Object.keys(alternatives).length === 0 ? undefined : { ...limits, ...alternatives };
}

/** What is said of a list or a map that is an alternative, with what its items or values may be, however deep. */
function describeParts(node: LocatedObject, known: JsonObject, asked: Asked, depth: number): JsonObject {
  if (depth >= deepest) return known;
  const parts = ["items", "additionalProperties"].flatMap((key) => {
    const inside = toObject(valueOf(node, key));
    if (inside === undefined || referenceOf(inside) !== undefined || valueOf(inside, "properties") !== undefined)
      return [];
    const own = known[key];
    const limits = own !== undefined && isJsonObject(own) ? own : {};
    const alternatives = describeAlternatives(inside, severalTypes, limits, asked);
    const said = describeParts(inside, { ...limits, ...alternatives }, asked, depth + 1);
    return Object.keys(said).length === 0 ? [] : [[key, said] as const];
  });
  return { ...known, ...Object.fromEntries(parts) };
}

/** Of which types alternatives are they say themselves. */
const severalTypes: TypeOf = { members: [] };

/** Alternatives within alternatives are followed so far. */
const deepest = 12;

/**
 * Its type, where it says one, and its limits; where it has alternatives itself, those of each. Of one that has a name, that as its
 * type; of one with symbols, these and `enum`, but its own type where no union has them because all else is possible.
 */
function describeAlternative(value: LocatedJson, isUntold: boolean, asked: Asked, depth = 0): readonly JsonObject[] {
  const node = toObject(value);
  if (node === undefined) return [];
  if (referenceOf(node) !== undefined || valueOf(node, "properties") !== undefined) {
    const name = asked.nameOf(node);
    return name === undefined ? [] : [{ type: name }];
  }
  const inner = ["oneOf", "anyOf"].flatMap((keyword) => itemsOf(node, keyword));
  const symbols = readSymbols(node);
  if (inner.length > 0 && depth < deepest && symbols === undefined)
    return inner.flatMap((each) => describeAlternative(each, isUntold, asked, depth + 1));
  const fixed = jsonOf(node, "const");
  const texts = symbols?.map(({ name }) => name) ?? (typeof fixed === "string" ? [fixed] : undefined);
  if (texts !== undefined && !isUntold) return [{ type: "enum", enum: texts }];
  const type = typeOfAll(node);
  const types = textsOf(node, "type");
  const listed = texts && jsonOf(node, "enum");
  const limits = Object.fromEntries(
    Object.entries(describeWhole(node)).filter(([key]) => isLimit(key) || key === "allOf"),
  );
  const said = describeParts(node, joinItems(limits, asked.positionsOf(node)), asked, depth);
  const preset = plainDefaultOf(node);
  // What is of several types is as many alternatives, where nothing else is said of it.
  if (types.length > 1 && Object.keys(said).length === 0 && listed === undefined)
    return types.map((each) => ({ type: each, ...(isOf(each, preset["default"]) && preset) }));
  return [{ ...(type !== undefined && { type }), ...said, ...(listed && { enum: listed }), ...preset }];
}

/** Whether a value that has nothing inside is of a type. */
function isOf(type: string, value: JsonValue | undefined): boolean {
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}
