import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import { isNumber } from "../../catalogue/is-number.ts";
import { isWhole } from "../../catalogue/is-whole.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { listWords } from "../../catalogue/list-words.ts";
import { limitKinds, toTightest } from "../../json-schema/limit-kinds.ts";
import { dropSilent } from "../drop-silent.ts";
import { joinAdditional, joinPatterns, joinSchemas, keepShared } from "./join-parts.ts";
import { listNamedValues } from "./list-named-values.ts";

/** What a schema says of a value, with what it takes in by `allOf`. */
export interface ValueShape {
  /** Absent where a value may be of any type. */
  readonly types?: ReadonlySet<string> | undefined;
  /** Nobody names the types: they are those of the values that are named. */
  readonly isTypedByValues?: true | undefined;
  readonly format?: string | undefined;
  /** The values that are named; absent where they aren't. */
  readonly values?: readonly JsonValue[] | undefined;
  /** What is said of each property, by whoever says it. */
  readonly properties: ReadonlyMap<string, readonly ShapeProperty[]>;
  /** Names of properties that are always there, with the payload that says so. */
  readonly required: ReadonlyMap<string, string | undefined>;
  /** Of properties without a name: a schema, or whether there may be any. */
  readonly additional: JsonObject | boolean;
  /** The same by each that says it. */
  readonly additionals: readonly ShapeAdditional[];
  readonly items?: JsonObject | undefined;
  /** The first items of a list, each of its place. */
  readonly places: readonly JsonObject[];
  readonly variants?: readonly JsonObject[] | undefined;
  /** Whether a value may fit one of its alternatives alone. */
  readonly isExclusive?: boolean | undefined;
  readonly default?: JsonValue | undefined;
  /** All patterns that a value has to match. */
  readonly pattern?: string | undefined;
  /** Limits by their keyword, the tightest of several. */
  readonly limits: ReadonlyMap<string, number | bigint>;
  readonly isUnique: boolean;
  /** Names of payloads that it takes in. */
  readonly parts: ReadonlySet<string>;
  /** How payloads are told apart. */
  readonly discriminator?: JsonValue | undefined;
  /** Whatever else is said, by its keyword, by each that says it. */
  readonly others: ReadonlyMap<string, readonly ShapeRule[]>;
}

/** A property, wherever its schema stands. */
export interface ShapeProperty {
  readonly schema: JsonObject;
  /** The payload that it is from, where that is taken in. */
  readonly from?: string | undefined;
}

/** What is said of properties without a name. */
export interface ShapeAdditional {
  readonly value: JsonObject | boolean;
  /** The payload that says it, where that is taken in. */
  readonly from?: string | undefined;
}

/** What a keyword says that isn't looked into; `if` and `contains` stand in it by their names, with what follows from each. */
export interface ShapeRule {
  readonly value: JsonValue;
  /** The payload that says it, where that is taken in. */
  readonly from?: string | undefined;
}

/** A schema without what only tells that a value may be null, and without alternatives that are none. */
export interface PeeledSchema {
  readonly schema: JsonObject;
  readonly isNullable: boolean;
}

/** Schemas as deep as this are written by nobody. */
const deepest = 50;

/** Takes apart what has one alternative besides `null`, as generators write what may be null. */
export function peelSchema(schema: JsonObject): PeeledSchema {
  let current = schema;
  let isNullable = false;
  for (let depth = 0; depth < deepest; depth += 1) {
    const key = (["oneOf", "anyOf", "allOf"] as const).find((each) => isJsonArray(current[each]));
    const { [key ?? ""]: written, ...rest } = current;
    if (key === undefined || Object.keys(rest).some((each) => each !== "default" && each !== "deprecated")) break;
    const all = listSchemas(written);
    const others = key === "allOf" ? all : all.filter((each) => !isNull(each));
    const [only] = others;
    if (only === undefined || others.length > 1) break;
    // Where it fits both, it is refused.
    if (key === "oneOf" && others.length < all.length && takesNull(only)) break;
    isNullable ||= others.length < all.length;
    current = { ...only, ...rest };
  }
  return { schema: current, isNullable };
}

function isNull(schema: JsonObject): boolean {
  return schema["type"] === "null" && Object.keys(schema).length === 1;
}

/** Whether a schema says itself that a value may be null. */
function takesNull({ type, const: fixed, enum: listed }: JsonObject): boolean {
  const isTyped = isJsonArray(type) && type.includes("null");
  return fixed === null || (isJsonArray(listed) ? listed.includes(null) && (isTyped || type === undefined) : isTyped);
}

/** The payload that a schema stands for, where it is no more than its name. */
export function referenceOf(schema: JsonObject): string | undefined {
  const reference = schema["$ref"];
  return typeof reference === "string" ? reference : undefined;
}

/** What a schema says, with what it refers to. */
export function shapeValue(
  { schema, isNullable }: PeeledSchema,
  payloads: ReadonlyMap<string, JsonObject>,
): ValueShape {
  const gathered = emptyShape();
  gather(schema, gathered, { payloads, from: undefined, depth: 0 });
  const { variants, others } = gathered;
  const isEither = gathered.values !== undefined && nameBothTruths(gathered.values);
  const ofValues = gathered.types === undefined ? gathered.values?.map(typeOf) : undefined;
  const types = narrowToWhole(gathered.types ?? (ofValues && new Set(ofValues)), others);
  // That several of several hold at once is said by nobody; the first are what readers tell apart by.
  const [choice, ...more] = variants;
  if (more.length > 0) others.set("allOf", [{ value: more.map(({ keyword, schemas }) => ({ [keyword]: schemas })) }]);
  if (types?.has("integer") === true && !types.has("number")) {
    const multiples = others.get("multipleOf")?.filter(({ value }) => !isPartOfOne(value)) ?? [];
    if (multiples.length === 0) others.delete("multipleOf");
    else others.set("multipleOf", multiples);
  }
  closePlaces(gathered);
  return {
    ...gathered,
    types: types === undefined || !isNullable ? types : new Set([...types, "null"]),
    ...(ofValues && { isTypedByValues: true }),
    values: isEither
      ? undefined
      : isNullable
        ? gathered.values && [...new Set([...gathered.values, null])]
        : gathered.values,
    variants: choice?.schemas,
    isExclusive: choice?.keyword === "oneOf",
  };
}

/** Whether values are both that are true or false, or null, so that their type says as much. */
function nameBothTruths(values: readonly JsonValue[]): boolean {
  return [true, false].every((each) => values.includes(each)) && values.every((each) => typeof each === "boolean");
}

/** Its type by JSON Schema. */
function typeOf(value: JsonValue): string {
  if (value === null) return "null";
  if (isJsonArray(value)) return "array";
  return isNumber(value) ? (isWhole(value) ? "integer" : "number") : typeof value;
}

/** Multiples of what is whole are, whatever they are called. */
function narrowToWhole(
  types: ReadonlySet<string> | undefined,
  others: Gathered["others"],
): ReadonlySet<string> | undefined {
  const areWhole = others.get("multipleOf")?.some(({ value }) => isWhole(value) && value !== 0);
  if (areWhole !== true || types?.has("number") !== true) return types;
  return new Set([...types].map((type) => (type === "number" ? "integer" : type)));
}

/** A list that lets no item in behind those that have a place has at most as many. */
function closePlaces({ places, limits, others }: Gathered): void {
  const isClosed = others.get("unevaluatedItems")?.some(({ value }) => value === false);
  if (isClosed !== true) return;
  others.delete("unevaluatedItems");
  limits.set("maxItems", toTightest<number | bigint>("most", limits.get("maxItems"), places.length));
}

/** A whole number is a multiple of 1, whether that is said or not. */
function isPartOfOne(multiple: JsonValue | undefined): boolean {
  return typeof multiple === "number" && Number.isInteger(1 / multiple);
}

/** Alternatives, and whether a value may fit several of them. */
interface ShapeChoice {
  readonly keyword: "oneOf" | "anyOf";
  readonly schemas: readonly JsonObject[];
}

interface Gathered {
  types?: ReadonlySet<string> | undefined;
  format?: string | undefined;
  values?: readonly JsonValue[] | undefined;
  readonly properties: Map<string, readonly ShapeProperty[]>;
  readonly required: Map<string, string | undefined>;
  additional: JsonObject | boolean;
  additionals: readonly ShapeAdditional[];
  items?: JsonObject | undefined;
  places: readonly JsonObject[];
  readonly variants: ShapeChoice[];
  default?: JsonValue | undefined;
  pattern?: string | undefined;
  readonly limits: Map<string, number | bigint>;
  isUnique: boolean;
  readonly parts: Set<string>;
  discriminator?: JsonValue | undefined;
  readonly others: Map<string, readonly ShapeRule[]>;
}

function emptyShape(): Gathered {
  return {
    properties: new Map(),
    required: new Map(),
    additional: true,
    additionals: [],
    places: [],
    variants: [],
    limits: new Map(),
    isUnique: false,
    parts: new Set(),
    others: new Map(),
  };
}

interface Gathering {
  readonly payloads: ReadonlyMap<string, JsonObject>;
  /** The payload that is being taken in. */
  readonly from: string | undefined;
  readonly depth: number;
}

function gather(schema: JsonObject, into: Gathered, { payloads, from, depth }: Gathering): void {
  const reference = referenceOf(schema);
  if (reference !== undefined && depth < deepest && !into.parts.has(reference)) {
    into.parts.add(reference);
    const target = payloads.get(reference);
    // The first one is what the schema stands for, and what it says is its own.
    const inner = depth === 0 ? undefined : reference;
    if (target !== undefined) gather(target, into, { payloads, from: inner, depth: depth + 1 });
    else addTo(into.others, "$ref", { value: reference, from });
  }
  for (const part of listSchemas(schema["allOf"])) {
    if (depth < deepest) gather(part, into, { payloads, from, depth: depth + 1 });
  }
  for (const [keyword, value] of Object.entries(bindFollowers(dropSilent(schema)))) take(keyword, value, into, from);
}

/** Keywords that say something only with another one beside them, by that one. */
const followers: ReadonlyMap<string, readonly string[]> = new Map([
  ["if", ["then", "else"]],
  ["contains", ["minContains", "maxContains"]],
]);

/** A schema in which each keyword that has others beside it to go with it holds them: of several parts, each keeps its own. */
function bindFollowers(schema: JsonObject): JsonObject {
  const leaders = [...followers.keys()].filter((leader) => schema[leader] !== undefined);
  const all = [...followers.values()].flat().filter((each) => schema[each] !== undefined);
  if (leaders.length + all.length === 0) return schema;
  const bound = leaders.flatMap((leader) => {
    const beside = (followers.get(leader) ?? []).flatMap((each) => {
      const value = schema[each];
      return value === undefined ? [] : [[each, value] as const];
    });
    const said = schema[leader];
    // A test of which nothing follows says nothing.
    if (said === undefined || (leader === "if" && beside.length === 0)) return [];
    return [[leader, { [leader]: said, ...Object.fromEntries(beside) }] as const];
  });
  const own = Object.entries(schema).filter(([keyword]) => !followers.has(keyword) && !all.includes(keyword));
  return Object.fromEntries([...own, ...bound]);
}

function take(keyword: string, value: JsonValue, into: Gathered, from: string | undefined): void {
  const limit = limitKinds.get(keyword);
  if (limit !== undefined) {
    if (isNumber(value)) into.limits.set(keyword, toTightest(limit, into.limits.get(keyword), value));
    return;
  }
  switch (keyword) {
    case "$ref":
    case "allOf":
    case "readOnly":
    case "writeOnly":
    case "deprecated":
      return;
    case "type": {
      const types = new Set(listWords(isJsonArray(value) ? value : [value]));
      if (types.size === 0) return;
      into.types = into.types === undefined ? types : keepCommon(types, into.types);
      return;
    }
    case "format":
      if (typeof value === "string") into.format = value;
      return;
    case "const":
      into.values = keepShared(into.values, [value]);
      return;
    case "enum":
      if (isJsonArray(value)) into.values = keepShared(into.values, value);
      return;
    case "default":
      into.default = value;
      return;
    case "pattern":
      if (typeof value === "string") into.pattern = joinPatterns(into.pattern, value);
      return;
    case "discriminator":
      // What is taken in says how its own heirs are told apart.
      if (from === undefined) into.discriminator = value;
      return;
    case "uniqueItems":
      into.isUnique ||= value === true;
      return;
    case "required":
      for (const name of listWords(value)) into.required.set(name, from);
      return;
    case "properties":
      if (isJsonObject(value)) {
        for (const [name, each] of Object.entries(value)) {
          if (each !== false) addTo(into.properties, name, { schema: isJsonObject(each) ? each : {}, from });
        }
      }
      return;
    case "additionalProperties": {
      const additional = isJsonObject(value) ? value : value !== false;
      into.additional = joinAdditional(into.additional, additional);
      into.additionals = [...into.additionals, { value: additional, from }];
      return;
    }
    case "unevaluatedProperties":
      // What is taken in is evaluated, as it is here.
      if (into.additional === true) take("additionalProperties", value, into, from);
      return;
    case "items":
      if (isJsonObject(value)) into.items = into.items === undefined ? value : joinSchemas([into.items, value]);
      // Behind those that have a place, there are none.
      if (value === false) addTo(into.others, "unevaluatedItems", { value, from });
      return;
    case "prefixItems":
      if (isJsonArray(value)) into.places = joinPlaces(into.places, value);
      return;
    case "oneOf":
    case "anyOf": {
      const variants = listSchemas(value);
      const named = listNamedValues(keyword, variants);
      if (named !== undefined) {
        into.values = keepShared(into.values, named);
        return;
      }
      const needs = listNeeds(variants);
      if (needs === undefined) into.variants.push({ keyword, schemas: variants });
      else {
        for (const name of needs) into.required.set(name, from);
        addTo(into.others, keyword, { value, from });
      }
      return;
    }
    default:
      addTo(into.others, keyword, { value, from });
  }
}

/** What is said of each place by two lists of them. */
function joinPlaces(known: readonly JsonObject[], more: readonly JsonValue[]): readonly JsonObject[] {
  const count = Math.max(known.length, more.length);
  return Array.from({ length: count }, (_, index) =>
    joinSchemas([known[index], more[index]].filter((each) => each !== undefined && isJsonObject(each))),
  );
}

/** Whether alternatives say no more than what has to be there, so that they are of one value, and not several. */
export function isNeedsAlone(choice: JsonValue | undefined): boolean {
  return listNeeds(listSchemas(choice)) !== undefined;
}

/** What all alternatives need, where they say no more than what has to be there: they are of one value, and not several. */
function listNeeds(variants: readonly JsonObject[]): readonly string[] | undefined {
  const isNeed = (variant: JsonObject): boolean => Object.keys(variant).every((key) => key === "required");
  const [first, ...others] = variants.map(({ required }) => listWords(required));
  if (first === undefined || !variants.every(isNeed)) return undefined;
  const sets = others.map((names) => new Set(names));
  return first.filter((name) => sets.every((names) => names.has(name)));
}

/** What holds of both; that every number may be whole is known. */
function keepCommon(types: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...types].filter((type) => others.has(type) || (type === "integer" && others.has("number"))));
}

/** The schemas of a list; `true` is one that allows anything. */
function listSchemas(value: JsonValue | undefined): readonly JsonObject[] {
  if (!isJsonArray(value)) return [];
  return value.flatMap((each) => (isJsonObject(each) ? [each] : each === true ? [{}] : []));
}

function addTo<Value extends ShapeProperty | ShapeRule>(
  lists: Map<string, readonly Value[]>,
  name: string,
  value: Value,
): void {
  lists.set(name, [...(lists.get(name) ?? []), value]);
}
