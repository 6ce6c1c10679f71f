import { isNumber } from "../../catalogue/is-number.ts";
import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { leastMultiple } from "../../catalogue/least-multiple.ts";
import { printSorted } from "../../print/print-sorted.ts";
import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import type { EnumDeclaration, Place } from "../plugin.ts";
import { docOfAlternatives } from "./doc-of-alternatives.ts";
import { symbolDocKeys, toSymbolDocs } from "./to-symbol-docs.ts";
import { isMetaSchema } from "./is-meta-schema.ts";
import { listMixedValues } from "./list-mixed-values.ts";
import { listPlainConditions } from "./list-plain-conditions.ts";
import { listPositions } from "./list-positions.ts";
import { mayNameRule } from "./name-rules.ts";
import { othersOf } from "./others-of.ts";
import {
  docOf,
  itemsOf,
  jsonOf,
  keysOf,
  markedDescriptions,
  referenceOf,
  textOf,
  textsOf,
  toObject,
  toPlainJson,
  valueOf,
} from "./schema-node.ts";

/** The symbols of an enum of texts, with what is said about each; undefined for any other schema. */
export function readSymbols(schema: LocatedObject): EnumDeclaration["symbols"] | undefined {
  return readListed(schema) ?? readAlternatives(schema);
}

/** Symbols that are alternatives, so that each can be described: `oneOf: [{ const: "a", description: "First." }]`. */
function readAlternatives(schema: LocatedObject): EnumDeclaration["symbols"] | undefined {
  const alternatives = [...itemsOf(schema, "oneOf"), ...itemsOf(schema, "anyOf")];
  if (alternatives.length === 0 || valueOf(schema, "properties") !== undefined) return undefined;
  const symbols = alternatives.map(readFixedSymbols);
  if (symbols.includes(undefined)) return undefined;
  const named = new Map<string, EnumDeclaration["symbols"][number]>();
  for (const symbol of symbols.flatMap((each) => each ?? [])) {
    if (named.get(symbol.name)?.doc === undefined) named.set(symbol.name, symbol);
  }
  return [...named.values()];
}

/**
 * The symbols of an alternative that is one text, as a `const` or as the only one of an `enum`, which says what is said of it; or
 * of several of which nothing is said. Undefined for any other.
 */
export function readFixedSymbols(alternative: LocatedJson): EnumDeclaration["symbols"] | undefined {
  const node = toObject(alternative);
  if (node === undefined || takesNull(node)) return undefined;
  const fixed = jsonOf(node, "const");
  const listed = typeof fixed === "string" ? undefined : readListed(node);
  const [only, ...others] = listed ?? [];
  if (only !== undefined && others.length > 0) return keysOf(node).every((key) => bare.has(key)) ? listed : undefined;
  const name = typeof fixed === "string" ? nameSymbol(fixed) : only?.name;
  if (name === undefined) return undefined;
  const { doc, deprecated } = describe(node);
  return [{ name, doc: doc ?? only?.doc, deprecated, place: placeOf(alternative) }];
}

/** What stands in a list of symbols of which nothing is said. */
const bare: ReadonlySet<string> = new Set(["type", "enum"]);

function readListed(schema: LocatedObject): EnumDeclaration["symbols"] | undefined {
  const items = itemsOf(schema, "enum");
  const texts = items.filter((item) => item.kind === "scalar" && typeof item.value === "string");
  const nulls = items.filter((item) => item.kind === "scalar" && item.value === null);
  if (texts.length === 0 || texts.length + nulls.length < items.length) return undefined;
  const places = new Map(items.map((item, index) => [item, index]));
  const named = new Map(
    itemsOf(schema, "javaEnums").flatMap((item) => {
      const each = toObject(item);
      const name = each && textOf(each, "name");
      return each === undefined || name === undefined ? [] : [[name, docOf(each)] as const];
    }),
  );
  const findDoc = toSymbolDocs(schema);
  return texts.map((item) => {
    const name = item.kind === "scalar" ? String(item.value) : "";
    const doc = findDoc(name, places.get(item) ?? -1) ?? named.get(name);
    return { name: nameSymbol(name), doc, place: placeOf(item) };
  });
}

/** Where nothing stands, it couldn't be told from a symbol that is missing. */
function nameSymbol(text: string): string {
  return text === "" ? '""' : text;
}

/** Whether `null` is among its values: where both its type and its values are listed, both have to have it. */
export function takesNull(schema: LocatedObject): boolean {
  if (jsonOf(schema, "nullable") === true) return true;
  const listed = itemsOf(schema, "enum");
  const isListed = listed.some((item) => item.kind === "scalar" && item.value === null);
  const types = textsOf(schema, "type");
  const hasType = types.includes("null");
  if (listed.length === 0) return hasType;
  return isListed && (hasType || valueOf(schema, "type") === undefined);
}

/** Keywords that say something of a value that no type says. */
const facts: ReadonlySet<string> = new Set([
  ...["minLength", "maxLength", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...[
    "minItems",
    "maxItems",
    "uniqueItems",
    "minProperties",
    "maxProperties",
    "propertyNames",
    "contains",
    "minContains",
    "maxContains",
    "readOnly",
    "writeOnly",
    // Of Airbyte, whose connectors say by it which of their options are secrets.
    "airbyte_secret",
    "const",
    "examples",
    "example",
  ],
  ...["javaType", "javaInterfaces", "contentMediaType", "contentEncoding", "discriminator"],
]);

/** Whether a keyword says something of values, but not of what type they are. */
export function isFact(key: string): boolean {
  return facts.has(key) || said.has(key) || key.startsWith("x-");
}

/** Keywords that have a place of their own. */
const said: ReadonlySet<string> = new Set([
  ...["title", "description", "$comment", "default", "deprecated", "format"],
  // Of editors, which ask for them.
  ...[...markedDescriptions, "deprecationMessage", "defaultSnippets", "doNotSuggest", "errorMessage"],
]);

interface Described {
  readonly doc?: string | undefined;
  readonly deprecated?: string | boolean | undefined;
  readonly annotations: JsonObject;
}

/** What is said about a schema besides its type. */
export function describe(schema: LocatedObject): Described {
  const annotations: Record<string, JsonValue> = Object.create(null);
  for (const { key, value } of schema.entries.values()) {
    const isSaid = symbolDocKeys.includes(key) || markedDescriptions.includes(key);
    const isShown = facts.has(key) || (key.startsWith("x-") && !isSaid);
    // An example that is kept elsewhere says nothing here, and of a rule its name does.
    const isElsewhere = value.kind === "object" && value.entries.has("$ref") && !mayNameRule(key);
    if (isShown && !isElsewhere && value.span.endLine - value.span.startLine < longestFact)
      annotations[key] = toPlainJson(value);
  }
  const reference = textOf(schema, "$ref");
  if (reference !== undefined && isMetaSchema(reference)) annotations["$ref"] = reference;
  setBounds(schema, annotations);
  const most = countPositions(schema);
  if (most !== undefined && annotations["maxItems"] === undefined) annotations["maxItems"] = most;
  const names = annotations["propertyNames"] === undefined ? readKeyPattern(schema) : undefined;
  if (names !== undefined) annotations["propertyNames"] = { pattern: names };
  // Beside a reference, that is what its values are of, and these are some of them.
  const isType = readSymbols(schema) !== undefined && reference === undefined;
  const values = isType ? undefined : (jsonOf(schema, "enum") ?? listMixedValues(schema)?.map(toPlainJson));
  if (values !== undefined) annotations["enum"] = values;
  // Of what has properties, some are to be there; of anything else, nothing else says which.
  const needed = valueOf(schema, "properties") === undefined ? textsOf(schema, "required") : [];
  if (needed.length > 0) annotations["required"] = needed;
  const denied = isPlain(schema) ? valueOf(schema, "not") : undefined;
  if (denied !== undefined) annotations["not"] = toPlainJson(denied);
  const conditions = isPlain(schema) ? listPlainConditions(schema) : [];
  if (conditions.length > 0) annotations["allOf"] = conditions;
  for (const key of ["items", "additionalProperties"]) {
    const inside = describeInside(toObject(key === "items" ? othersOf(schema) : valueOf(schema, key)));
    if (inside !== undefined) annotations[key] = inside;
  }
  const mark = textOf(schema, "deprecationMessage") ?? jsonOf(schema, "deprecated");
  return {
    doc: docOfWhole(schema) ?? textOf(schema, "title"),
    deprecated: typeof mark === "string" || typeof mark === "boolean" ? mark : undefined,
    annotations,
  };
}

/** What is said of it, by itself or by what it may be; symbols have what is said of each. */
export function docOfWhole(schema: LocatedObject): string | undefined {
  const own = docOf(schema);
  if (own !== undefined) return own;
  const told = docOfAlternatives(schema);
  return told !== undefined && readSymbols(schema) === undefined ? told : undefined;
}

/** The names of the types that it says its values have. */
function typesOf(schema: LocatedObject): readonly string[] {
  return [textOf(schema, "type") ?? textsOf(schema, "type")].flat();
}

/** The one type that its values have, whether it says so itself or a part of it; undefined where there are none or several. */
export function typeOfAll(schema: LocatedObject): string | undefined {
  const parts = itemsOf(schema, "allOf").flatMap((part) => toObject(part) ?? []);
  const [type, ...others] = new Set([...typesOf(schema), ...parts.flatMap((part) => typeOfAll(part) ?? [])]);
  return others.length === 0 ? type : undefined;
}

/** Whether its values are no objects, or any: what isn't to be of those that have fields is a condition on these. */
function isPlain(schema: LocatedObject): boolean {
  const types = typesOf(schema);
  return types.length > 0 ? !types.includes("object") : keysOf(schema).every((key) => unlike.has(key) || isFact(key));
}

/** Keywords that say what values are not, and what follows from what. */
const unlike: ReadonlySet<string> = new Set(["not", "if", "then", "else"]);

/** What the keys of a map match, where it has no others than those that have a pattern. */
function readKeyPattern(schema: LocatedObject): string | undefined {
  if (jsonOf(schema, "additionalProperties") !== false || valueOf(schema, "properties") !== undefined) return undefined;
  const patterns = toObject(valueOf(schema, "patternProperties"));
  return patterns === undefined || patterns.entries.size === 0 ? undefined : keysOf(patterns).join("|");
}

/** How many items a list has at most because each has its place, and no others are let in; none where no item is. */
function countPositions(schema: LocatedObject): number | undefined {
  if (jsonOf(schema, "items") === false && itemsOf(schema, "prefixItems").length === 0) return 0;
  const positions = listPositions(schema);
  const closing = itemsOf(schema, "prefixItems").length > 0 ? "items" : "additionalItems";
  const isClosed = [closing, "unevaluatedItems"].some((key) => jsonOf(schema, key) === false);
  return isClosed && positions.length > 0 ? positions.length : undefined;
}

/** Up to draft 4, bounds said by a mark that they are no values themselves. */
function setBounds(schema: LocatedObject, annotations: Record<string, JsonValue>): void {
  for (const [key, exclusive] of [
    ["minimum", "exclusiveMinimum"],
    ["maximum", "exclusiveMaximum"],
  ] as const) {
    const mark = jsonOf(schema, exclusive);
    if (typeof mark !== "boolean") continue;
    const bound = annotations[key];
    delete annotations[exclusive];
    if (!mark || bound === undefined) continue;
    annotations[exclusive] = bound;
    delete annotations[key];
  }
}

/** What is said of each item or value of a plain type, or a list or map of such; others have rows or a page that say it. */
function describeInside(schema: LocatedObject | undefined): JsonObject | undefined {
  if (schema === undefined) return undefined;
  const parts = itemsOf(schema, "allOf").flatMap((part) => toObject(part) ?? []);
  const types = [schema, ...parts].flatMap(typesOf);
  // One value says of itself of which type it is, and beside a reference, that says it of those that are named.
  const isReferred = [schema, ...parts].some((each) => referenceOf(each) !== undefined);
  if (types.length === 0 && valueOf(schema, "const") === undefined && !isReferred) return undefined;
  // Something with properties has a page.
  if (types.includes("object") && [schema, ...parts].some((each) => valueOf(each, "properties") !== undefined))
    return undefined;
  const isTold = (key: string): boolean =>
    key === "const" ||
    key === "allOf" ||
    (isReferred && key === "enum") ||
    types.some((type) => limitsOf(type).has(key));
  const limits = Object.entries(describeWhole(schema)).filter(
    ([key, value]) => isTold(key) || isPlainExample(key, value),
  );
  return limits.length === 0 ? undefined : Object.fromEntries(limits);
}

/** What values look like, where they have no parts; others are read better where they were written. */
function isPlainExample(key: string, value: JsonValue): boolean {
  const isPlain = (each: JsonValue): boolean =>
    typeof each === "string" ? /^.{0,80}$/u.test(each) : typeof each !== "object";
  if (key === "example") return isPlain(value);
  return key === "examples" && isJsonArray(value) && value.length > 0 && value.every(isPlain);
}

/** What is said of a plain value besides its type, with what `allOf` says of it. */
export function describeWhole(schema: LocatedObject): JsonObject {
  return withLimitsOfParts(schema, describe(schema).annotations);
}

/** What is said of a plain value, and what `allOf` says besides, however deep its parts stand in each other; of each limit the tightest. */
export function withLimitsOfParts(schema: LocatedObject, own: JsonObject): JsonObject {
  const parts = itemsOf(schema, "allOf").flatMap((part) => toObject(part) ?? []);
  const limits: Record<string, JsonValue> = {};
  // Beside a reference, values are a limit, whatever they would be by themselves.
  const isReferred = parts.some((each) => referenceOf(each) !== undefined);
  const said = parts.flatMap((part): readonly JsonObject[] => {
    if (referenceOf(part) !== undefined) return [];
    const denied = valueOf(part, "not");
    const values = isReferred ? jsonOf(part, "enum") : undefined;
    const annotations = {
      ...(values !== undefined && { enum: values }),
      ...(denied && isPlainDenial(denied) && { not: toPlainJson(denied) }),
      ...describe(part).annotations,
    };
    return [withLimitsOfParts(part, annotations)];
  });
  for (const [key, value] of said.flatMap((each) => Object.entries(each))) {
    if (isLimit(key)) limits[key] = tighten(key, limits[key], value);
  }
  const all: Record<string, JsonValue> = { ...limits };
  for (const [key, value] of Object.entries(own)) all[key] = tighten(key, limits[key], value);
  return joinContained({ ...all, ...joinPatterns([own, ...said]) }, [own, ...said]);
}

/** The patterns of which each has to match: the first of them, and others as parts by themselves, beside conditions of the whole. */
function joinPatterns([own = {}, ...parts]: readonly JsonObject[]): JsonObject {
  const listed = [own, ...parts].map(({ pattern, allOf }): readonly JsonValue[] => [
    ...(pattern === undefined ? [] : [pattern]),
    ...(isJsonArray(allOf) ? allOf.flatMap((each) => (isJsonObject(each) ? (each["pattern"] ?? []) : [])) : []),
  ]);
  const [first, ...more] = new Set(listed.flat());
  const { allOf = [] } = own;
  return {
    ...(first !== undefined && { pattern: first }),
    ...(more.length > 0 && { allOf: [...(isJsonArray(allOf) ? allOf : []), ...more.map((pattern) => ({ pattern }))] }),
  };
}

/** What is to be in a list: each that is said, by itself, as parts where there are several, since each counts on its own. */
function joinContained(whole: JsonObject, said: readonly JsonObject[]): JsonObject {
  const clauses = said.flatMap(({ allOf, ...own }) => [own, ...(isJsonArray(allOf) ? allOf.filter(isJsonObject) : [])]);
  const listed = clauses.flatMap(({ contains, minContains, maxContains }) =>
    contains === undefined
      ? []
      : [
          {
            contains,
            ...(minContains !== undefined && { minContains }),
            ...(maxContains !== undefined && { maxContains }),
          },
        ],
  );
  const [only, ...more] = new Map(listed.map((each) => [printSorted(each), each])).values();
  if (only === undefined || more.length === 0) return { ...whole, ...only };
  const { contains: _, minContains: __, maxContains: ___, allOf = [], ...others } = whole;
  const kept = isJsonArray(allOf) ? allOf.filter((each) => !isJsonObject(each) || each["contains"] === undefined) : [];
  return { ...others, allOf: [...kept, only, ...more] };
}

/** Whether what a value may not be is said of values that are no objects, whose type another part may say. */
function isPlainDenial(denied: LocatedJson): boolean {
  const node = toObject(denied);
  return node !== undefined && keysOf(node).every((key) => limiting.has(key));
}

function tighten(key: string, one: JsonValue | undefined, other: JsonValue): JsonValue {
  if (one === undefined) return other;
  if (key === "required" && isJsonArray(one) && isJsonArray(other)) return [...new Set([...one, ...other])];
  if (key === "not") return { anyOf: [...listDenied(one), ...listDenied(other)] };
  if (!isNumber(one) || !isNumber(other)) return other;
  if (key === "multipleOf") return leastMultiple(one, other) ?? other;
  if (/^(?:min|exclusiveMin)/.test(key)) return one > other ? one : other;
  return /^(?:max|exclusiveMax)/.test(key) && one < other ? one : other;
}

/** What none of the values may be, each by itself. */
function listDenied(denied: JsonValue): readonly JsonValue[] {
  const all = isJsonObject(denied) && Object.keys(denied).length === 1 ? denied["anyOf"] : undefined;
  return isJsonArray(all) ? all : [denied];
}

/** Whether a keyword says which values of a type there may be, or how many are in it. */
export function isLimit(key: string): boolean {
  return limiting.has(key) || counting.has(key);
}

const limiting: ReadonlySet<string> = new Set([
  ...["minLength", "maxLength", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["enum", "const", "not"],
]);

const listing: ReadonlySet<string> = new Set(["minItems", "maxItems", "uniqueItems", "items", "not"]);

const mapping: ReadonlySet<string> = new Set(["minProperties", "maxProperties", "additionalProperties", "required"]);

function limitsOf(type: string): ReadonlySet<string> {
  return type === "array" ? listing : type === "object" ? mapping : limiting;
}

const counting: ReadonlySet<string> = new Set([
  ...[
    "minItems",
    "maxItems",
    "uniqueItems",
    "items",
    "minProperties",
    "maxProperties",
    "additionalProperties",
    "required",
  ],
]);

/** In lines; what is longer stands in the definition. */
const longestFact = 20;

/** Where it stands, in its own file. */
export function placeOf({ span: { startLine, startColumn, endLine, endColumn } }: Pick<LocatedJson, "span">): Place {
  return { startLine, startColumn, endLine, endColumn };
}
