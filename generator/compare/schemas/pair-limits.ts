import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import { isNumber } from "../../catalogue/is-number.ts";
import { isWhole } from "../../catalogue/is-whole.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { Field, TypeExpression } from "../../catalogue/schema.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { coordinates } from "../coordinates.ts";
import { type Alternatives, readTypeText } from "./read-type-text.ts";
import { nameType } from "./name-type.ts";
import { plainTypes } from "./plain-types.ts";

/** Annotations, and of what type the values are that they limit. */
export interface Limited {
  readonly annotations: JsonObject;
  readonly type?: TypeExpression | undefined;
  /** Instead of it, where a text alone names it: one of these. */
  readonly types?: Alternatives | undefined;
  /** Of what is an object itself. */
  readonly fields?: readonly Field[] | undefined;
}

/** A place in a value, and what each side says of it. */
export interface LimitedPair {
  readonly coordinate: string;
  readonly was: Limited;
  readonly is: Limited;
  /** What is to be compared are its alternatives with each other. */
  readonly ofChoice?: true | undefined;
}

/**
 * All places at which two sides may limit a value, however deep they stand in each other: itself, its items, what has no name in it,
 * and it where it is one of several plain alternatives. Of those that no type tells apart, all stand in one pair, under the keyword of each side.
 */
export function pairLimits(pair: LimitedPair): readonly LimitedPair[] {
  const isExclusive = [pair.was, pair.is].some(({ annotations }) => isJsonArray(annotations["oneOf"]));
  return isExclusive ? [{ ...pair, ofChoice: true }, ...pairParts(pair)] : pairParts(pair);
}

function pairParts(pair: LimitedPair): readonly LimitedPair[] {
  const { coordinate, was, is } = pair;
  const [listed, listedNow] = [listAlternatives(was), listAlternatives(is)];
  if (listed === undefined && listedNow === undefined) return [withoutAlternatives(pair), ...pairInside(pair)];
  if (listed !== undefined && listedNow !== undefined) {
    return [withoutAlternatives(pair), ...pairInside(pair), ...pairAlternatives(pair, listed, listedNow)];
  }
  // One side says of all what the other says of each, so that both are asked for each.
  return pairAlternatives({ coordinate, was, is }, spread(was, listed), spread(is, listedNow));
}

function listAlternatives(side: Limited): readonly JsonObject[] | undefined {
  const { oneOf, anyOf } = side.annotations;
  const listed = [oneOf, anyOf].flatMap((list) => (isJsonArray(list) ? list.filter(isJsonObject) : []));
  // Those that have a name are told where that is declared.
  const alternatives = listed.filter(({ type }) => type === undefined || plainTypes.has(type));
  return alternatives.length === 0 ? undefined : alternatives.map((each) => withTypeOfValue(each, side));
}

/** An alternative that is one value, by what that is, where this is among the types of its side, beside which it stands then. */
function withTypeOfValue(alternative: JsonObject, side: Limited): JsonObject {
  const { type, const: value } = alternative;
  if (type !== undefined || (!isNumber(value) && typeof value !== "boolean")) return alternative;
  const own = typeof value === "boolean" ? "boolean" : isWhole(value) ? "integer" : "number";
  return listTypes(side).some((each) => nameType(each) === own) ? { ...alternative, type: own } : alternative;
}

function withoutAlternatives({ coordinate, was, is }: LimitedPair): LimitedPair {
  const strip = (side: Limited): Limited => {
    const { oneOf: _, anyOf: __, ...annotations } = side.annotations;
    return { ...side, annotations };
  };
  return { coordinate, was: strip(was), is: strip(is) };
}

function pairInside({ coordinate, was, is }: LimitedPair): readonly LimitedPair[] {
  const enter = (key: "items" | "additionalProperties", at: string): readonly LimitedPair[] => {
    const isSaid = [was, is].some(({ annotations }) => isJsonObject(annotations[key]));
    return isSaid ? pairLimits({ coordinate: at, was: inside(was, key), is: inside(is, key) }) : [];
  };
  return [
    ...enter("items", coordinates.items(coordinate)),
    ...enter("additionalProperties", coordinates.values(coordinate)),
    ...pairPositions({ coordinate, was, is }),
  ];
}

/** The first items of lists, each of its place. One that is of another type now has other limits by that. */
function pairPositions({ coordinate, was, is }: LimitedPair): readonly LimitedPair[] {
  const [before, after] = [was, is].map(({ annotations: { prefixItems } }) =>
    isJsonArray(prefixItems) ? prefixItems.map(toPosition) : undefined,
  );
  if (before === undefined && after === undefined) return [];
  return (after ?? before ?? []).flatMap((position, index): readonly LimitedPair[] => {
    // Where nothing is said of places, what is said of all items holds.
    const old = before === undefined ? { ...position, limits: limitsOfItems(was) } : before[index];
    const now = after === undefined ? { ...position, limits: limitsOfItems(is) } : after[index];
    if (old === undefined || now === undefined || old.type !== now.type) return [];
    const [annotations, annotationsNow] = [old.limits, now.limits];
    return pairLimits({
      coordinate: coordinates.position(coordinate, index),
      was: { annotations, types: readType(old) },
      is: { annotations: annotationsNow, types: readType(now) },
    });
  });
}

/** Of those without names, which have alternatives. */
function readType({ type }: Position): Alternatives | undefined {
  return typeof type === "string" ? readTypeText(type, new Map()) : undefined;
}

interface Position {
  readonly type: JsonValue | undefined;
  readonly limits: JsonObject;
}

function toPosition(position: JsonValue): Position {
  if (!isJsonObject(position)) return { type: position, limits: {} };
  const { type, title: _, ...limits } = position;
  return { type, limits };
}

function limitsOfItems({ annotations: { items } }: Limited): JsonObject {
  return isJsonObject(items) ? items : {};
}

/** What is said of each item of a list, or of each value of a map. */
function inside(side: Limited, key: "items" | "additionalProperties"): Limited {
  const value = side.annotations[key];
  const types = listTypes(side).flatMap((each) =>
    each.kind === "array" ? each.items : each.kind === "map" ? each.values : [],
  );
  return { annotations: isJsonObject(value) ? value : {}, type: types.length === 1 ? types[0] : undefined };
}

function listTypes({ type, types }: Limited): Alternatives {
  if (type === undefined) return types ?? [];
  return type.kind === "union" ? type.members.map((member) => member.type) : [type];
}

/** The alternatives of a value with what is said of all of them; its types, where it has none. */
function spread(side: Limited, listed: readonly JsonObject[] | undefined): readonly JsonObject[] {
  const { annotations } = side;
  const alternatives = listed ?? listTypes(side).flatMap((each) => toAlternative(nameType(each)));
  return alternatives.map((alternative) => {
    const keys = [...fixed, ...(limitsOf.get(textOf(alternative)) ?? [])];
    return { ...Object.fromEntries(Object.entries(annotations).filter(([key]) => keys.includes(key))), ...alternative };
  });
}

function toAlternative(type: string | undefined): readonly JsonObject[] {
  return type === undefined ? [] : [{ type }];
}

/** What names values names some of each type. */
const fixed: readonly string[] = ["const", "enum"];

const bounds: readonly string[] = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "not"];

/** By type, which keywords of JSON Schema say something of its values. */
const limitsOf: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["string", ["minLength", "maxLength", "pattern", "not", "allOf"]],
  ["integer", bounds],
  ["number", bounds],
  ["array", ["items", "minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains", "not"]],
  ["object", ["additionalProperties", "minProperties", "maxProperties", "propertyNames"]],
]);

/** Of what type an alternative is by what it says itself; empty, where it doesn't. */
function textOf({ type }: JsonObject): string {
  return typeof type === "string" ? type : "";
}

/** Alternatives by their types; of a type that one side lacks, its coming or going is told. */
function pairAlternatives(
  { coordinate, was, is }: LimitedPair,
  before: readonly JsonObject[],
  after: readonly JsonObject[],
): readonly LimitedPair[] {
  // A number that has become a whole one, or the other way around, has limits of the same kind.
  const isOneNumber = [before, after].every((all) => new Set(all.map(textOf).filter(isNumberType)).size < 2);
  const toName = (type: string | undefined): string => (isOneNumber && isNumberType(type) ? "number" : (type ?? ""));
  const types = new Set(before.map((each) => toName(textOf(each))));
  return [...types].flatMap((name): readonly LimitedPair[] => {
    const [old, now] = [before, after].map((all) => all.filter((each) => toName(textOf(each)) === name));
    const [[first, ...others], [firstNow, ...othersNow]] = [old ?? [], now ?? []];
    if (first === undefined || firstNow === undefined) return [];
    const [type, typeNow] = [was, is].map((side) => listTypes(side).find((each) => toName(nameType(each)) === name));
    const at = name === "" ? coordinate : coordinates.member(coordinate, toKey(typeNow ?? type) ?? name);
    if (name !== "" && others.length + othersNow.length === 0) {
      return pairLimits({
        coordinate: at,
        was: { annotations: withoutType(first), type },
        is: { annotations: withoutType(firstNow), type: typeNow },
      });
    }
    const all = { annotations: { [toKeyword(was)]: sort(old ?? []), ...joinDefaults(old ?? []) } };
    const allNow = { annotations: { [toKeyword(is)]: sort(now ?? []), ...joinDefaults(now ?? []) } };
    return [{ coordinate: at, was: all, is: allNow }];
  });
}

/** A value fits one of these alone, or some of them. */
function toKeyword({ annotations }: Limited): "oneOf" | "anyOf" {
  return isJsonArray(annotations["oneOf"]) ? "oneOf" : "anyOf";
}

function isNumberType(type: string | undefined): boolean {
  return type === "integer" || type === "number";
}

function toKey(type: TypeExpression | undefined): string | undefined {
  return type?.kind === "primitive" ? type.name : type?.kind;
}

function withoutType(alternative: JsonObject): JsonObject {
  const { type: _, ...limits } = alternative;
  return limits;
}

/** What stands in for values of alternatives that no type tells apart: what all of them say that say anything, or all of it. */
function joinDefaults(alternatives: readonly JsonObject[]): JsonObject {
  const said = alternatives.flatMap(({ default: value }) => (value === undefined ? [] : [value]));
  const [only, ...others] = new Map(said.map((value) => [printSorted(value), value])).values();
  return only === undefined ? {} : { default: others.length === 0 ? only : [only, ...others] };
}

/** In one order, whichever they are written in. */
function sort(alternatives: readonly JsonObject[]): readonly JsonObject[] {
  const printed = alternatives.map((each): readonly [string, JsonObject] => {
    const { default: _, ...limits } = each;
    return [printSorted(limits), withoutType(limits)];
  });
  return printed.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}
