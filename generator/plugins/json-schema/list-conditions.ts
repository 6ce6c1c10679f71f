import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { isFact } from "./describe-schema.ts";
import { listExcluded } from "./list-excluded.ts";
import { itemsOf, jsonOf, keysOf, textOf, textsOf, toObject, valueOf } from "./schema-node.ts";

// oxlint-disable unicorn/no-thenable -- It is a keyword of JSON Schema.

/** What a schema says beyond its fields of which of these there are, and of their values. */
export interface Conditions {
  /** Each a JSON Schema of no more than names and values, which holds of every object; references are full names. */
  readonly conditions: readonly JsonObject[];
  /** Keywords that say more than that, so that they stand in the definition alone. */
  readonly unread: readonly LocatedObject[];
}

/** Finds the full name that a reference leads to, where it leads to one. */
type FindName = (reference: string, node: LocatedObject) => string | undefined;

/** A schema by what can be told of it, and whether that is all that it says. */
interface Reduced {
  readonly schema: JsonValue;
  readonly isWhole: boolean;
}

/**
 * What a schema is for: a test says all that it asks; of what follows, fields say of which type they are; and alternatives say
 * which fields there are, and what tells them apart.
 */
type Purpose = "test" | "outcome" | "alternative";

/** Where in a condition a schema stands. */
interface Situation {
  readonly findName: FindName;
  readonly purpose: Purpose;
  /** Whether it is that of a value in the object of which the condition holds. */
  readonly isInside: boolean;
  readonly depth: number;
}

/** Conditions in conditions are followed so far. */
const deepest = 12;
/** Of so many schemas that hold of some objects, a reader has more in the definition. */
const mostAlternatives = 12;
/** In characters, of one condition. */
const longest = 4000;

/** The conditions of a schema, and of what it takes in where that stands in place. */
export function listConditions(schema: LocatedObject, findName: FindName): Conditions {
  const conditions: JsonObject[] = [];
  const unread: LocatedObject[] = [];
  const add = (node: LocatedObject, reduced: Reduced | undefined): void => {
    const { schema: condition } = reduced ?? { schema: true };
    const isTold = isJsonObject(condition) && Object.keys(condition).length > 0;
    if (isTold && JSON.stringify(condition).length <= longest) conditions.push(condition);
    else unread.push(node);
  };
  const visit = (part: LocatedObject, depth: number): void => {
    const at: Situation = { findName, purpose: "outcome", isInside: false, depth };
    if (valueOf(part, "if") !== undefined) add(part, reduceChoice(part, at));
    const denied = reduceNot(part, at);
    if (denied !== undefined) add(part, { ...denied, schema: denied.isWhole ? { not: denied.schema } : true });
    for (const condition of listDependent(part, at)) add(part, condition);
    for (const keyword of ["oneOf", "anyOf"] as const) {
      const alternatives = reduceAlternatives(part, keyword, at);
      if (alternatives !== undefined) add(part, alternatives);
    }
    const excluded = listExcluded(part);
    for (const names of excluded) add(part, { schema: { not: { required: names } }, isWhole: true });
    if (excluded.length === 0) for (const each of listDenied(part, at)) add(part, each);
    // Of the whole, its openness says so.
    const others = depth === 0 ? undefined : reduceOthers(part);
    if (others !== undefined && !isEmpty(others.schema))
      add(part, { ...others, schema: { propertyNames: others.schema } });
    if (depth === deepest) return;
    for (const each of itemsOf(part, "allOf").flatMap((item) => toObject(item) ?? [])) visit(each, depth + 1);
  };
  visit(schema, 0);
  return { conditions, unread };
}

/** Schemas of which one or some hold, where they say more than which properties there are, and nothing that is named. */
function reduceAlternatives(part: LocatedObject, keyword: "oneOf" | "anyOf", at: Situation): Reduced | undefined {
  const variants = itemsOf(part, keyword).flatMap((item) => toObject(item) ?? []);
  const isBare = variants.every((node) => keysOf(node).every((key) => key === "required" || isFact(key)));
  if (variants.length > mostAlternatives || isBare) return undefined;
  // What has a name is told by it.
  if (variants.some((node) => textOf(node, "$ref") !== undefined)) return undefined;
  const reduced = variants.map((node) => reduce(node, enter(at, "alternative")));
  // What says nothing of properties lets everything be.
  if (reduced.some(({ schema }) => !saysPresence(schema))) return undefined;
  const [first, ...others] = reduced;
  if (first === undefined || others.length === 0) return first && reduceOnly(part, first);
  return {
    schema: { [keyword]: reduced.map(({ schema }) => schema) },
    isWhole: reduced.every(({ isWhole }) => isWhole),
  };
}

/** The only alternative, which holds of every object, but for what fields say by themselves: which are needed, and those that it alone has. */
function reduceOnly(part: LocatedObject, { schema, isWhole }: Reduced): Reduced | undefined {
  const { required: _, properties, ...others } = toEntries(schema);
  const known = toObject(valueOf(part, "properties"))?.entries;
  const told = Object.entries(toEntries(properties)).filter(([name]) => known?.has(name) === true);
  const kept = { ...others, ...(told.length > 0 && { properties: Object.fromEntries(told) }) };
  return Object.keys(kept).length === 0 ? undefined : { schema: kept, isWhole };
}

/** What may not hold because one of the alternatives of `oneOf` lets everything be. */
function listDenied(part: LocatedObject, at: Situation): readonly Reduced[] {
  const variants = itemsOf(part, "oneOf");
  const others = variants.flatMap((item) => toObject(item) ?? []).filter((node) => !keysOf(node).every(isSilent));
  if (others.length < variants.length - 1 || others.length === variants.length) return [];
  return others.flatMap((node) => {
    const { schema, isWhole } = reduce(node, enter(at, "test"));
    return isWhole && !isEmpty(schema) ? [{ schema: { not: schema }, isWhole }] : [];
  });
}

function saysPresence(schema: JsonValue): boolean {
  if (!isJsonObject(schema)) return false;
  const { oneOf, anyOf, allOf } = schema;
  return (
    "required" in schema ||
    "not" in schema ||
    Object.values(toEntries(schema["properties"])).some(isTelling) ||
    [oneOf, anyOf].some((each) => isJsonArray(each) && each.every(saysPresence)) ||
    (isJsonArray(allOf) && allOf.some(saysPresence))
  );
}

/** Whether a property is told from others by its value, or may not be there. */
function isTelling(schema: JsonValue): boolean {
  return schema === false || (isJsonObject(schema) && ("const" in schema || "enum" in schema));
}

function toEntries(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function listDependent(part: LocatedObject, at: Situation): readonly Reduced[] {
  return ["dependentSchemas", "dependencies"].flatMap((keyword) => {
    const node = toObject(valueOf(part, keyword));
    return [...(node?.entries.values() ?? [])].flatMap(({ key, value }): readonly Reduced[] => {
      if (value.kind === "array") return [];
      const { schema, isWhole } = reduce(value, enter(at, "outcome"));
      return isEmpty(schema) ? [] : [{ schema: { if: { required: [key] }, then: schema }, isWhole }];
    });
  });
}

/** `if` with what follows from it; undefined where it isn't all understood, or nothing follows that can be told. */
function reduceChoice(part: LocatedObject, at: Situation): Reduced | undefined {
  const test = reduce(valueOf(part, "if"), enter(at, "test"));
  const [then, otherwise] = ["then", "else"].map((key) => reduce(valueOf(part, key), enter(at, at.purpose)));
  if (!test.isWhole || then === undefined || otherwise === undefined) return undefined;
  const outcome = {
    ...(!isEmpty(then.schema) && { then: then.schema }),
    ...(!isEmpty(otherwise.schema) && { else: otherwise.schema }),
  };
  if (Object.keys(outcome).length === 0) return undefined;
  return { schema: { if: test.schema, ...outcome }, isWhole: then.isWhole && otherwise.isWhole };
}

/** What may not hold; what isn't all understood says nothing of that. */
function reduceNot(part: LocatedObject, at: Situation): Reduced | undefined {
  const denied = valueOf(part, "not");
  if (denied === undefined) return undefined;
  const { schema, isWhole } = reduce(denied, enter(at, "test"));
  return isWhole && isJsonObject(schema) ? { schema, isWhole } : { schema: {}, isWhole: false };
}

function enter(at: Situation, purpose: Purpose, isInside = at.isInside): Situation {
  return { ...at, purpose, isInside, depth: at.depth + 1 };
}

/** Keywords that tell values from one another. */
const telling: ReadonlySet<string> = new Set(["const", "enum"]);

/** Keywords whose values say all of themselves. */
const plain: ReadonlySet<string> = new Set([
  ...["const", "enum", "type", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"],
]);

/** Keywords that say nothing of which values there are. */
const silent: ReadonlySet<string> = new Set([
  ...["title", "description", "$comment", "default", "deprecated", "examples", "example", "readOnly", "writeOnly"],
  ...["errorMessage", "markdownDescription", "defaultSnippets"],
]);

function isSilent(key: string): boolean {
  return silent.has(key) || key.startsWith("x-");
}

/** Keywords that are told by another one. */
const renamed: ReadonlyMap<string, string> = new Map([
  ["if", "allOf"],
  ["additionalProperties", "propertyNames"],
]);

/** What a schema says of names and values. */
function reduce(value: LocatedJson | undefined, at: Situation): Reduced {
  if (value === undefined) return { schema: {}, isWhole: true };
  const node = toObject(value);
  // Items one by one aren't told.
  if (value.kind === "array") return { schema: {}, isWhole: false };
  if (node === undefined) return { schema: !(value.kind === "scalar" && value.value === false), isWhole: true };
  if (at.depth > deepest) return { schema: {}, isWhole: false };
  const reduced: Record<string, JsonValue> = Object.create(null);
  let isWhole = true;
  const note = (key: string, part: Reduced | undefined): void => {
    if (part?.isWhole !== true) isWhole = false;
    if (part !== undefined && !isEmpty(part.schema)) reduced[key] = part.schema;
  };
  for (const key of keysOf(node)) {
    if (plain.has(key)) {
      if (isTold(node, key, at)) reduced[key] = jsonOf(node, key) ?? null;
    } else if (isSilent(key) || key === "then" || key === "else") continue;
    else note(renamed.get(key) ?? key, reduceKeyword(node, key, at));
  }
  return { schema: { ...reduced }, isWhole };
}

/** Whether what a keyword says is a part of the condition. */
function isTold(node: LocatedObject, key: string, { purpose, isInside }: Situation): boolean {
  if (purpose === "alternative") return telling.has(key);
  // That it is an object is known of what has fields.
  if (key === "type" && purpose === "test") return isInside || textOf(node, key) !== "object";
  return key !== "type" || textOf(node, key) === "null";
}

function reduceKeyword(node: LocatedObject, key: string, at: Situation): Reduced | undefined {
  switch (key) {
    case "required":
      return { schema: [...textsOf(node, key)], isWhole: true };
    case "properties":
      return reduceProperties(node, at);
    case "not":
      return reduceNot(node, at);
    case "items":
    case "contains":
      return reduce(valueOf(node, key), enter(at, at.purpose, true));
    case "if": {
      // Beside others that hold, it is one more.
      const choice = reduceChoice(node, at);
      const others = itemsOf(node, "allOf").map((each) => reduce(each, enter(at, at.purpose)));
      return joinAll([...others, ...(choice === undefined ? [] : [choice])], choice !== undefined);
    }
    case "allOf":
      if (valueOf(node, "if") !== undefined) return { schema: {}, isWhole: true };
      return joinAll(
        itemsOf(node, key).map((each) => reduce(each, enter(at, at.purpose))),
        true,
      );
    case "anyOf":
    case "oneOf": {
      const purpose = at.purpose === "test" ? "test" : "alternative";
      const parts = itemsOf(node, key).map((each) => reduce(each, enter(at, purpose)));
      const isAll = parts.every(({ isWhole }) => isWhole);
      // Of what isn't understood, nobody knows whether it holds.
      const isKnown = purpose === "test" ? isAll : parts.every(({ schema }) => !isEmpty(schema));
      return isKnown ? { schema: parts.map(({ schema }) => schema), isWhole: isAll } : undefined;
    }
    case "additionalProperties":
      return reduceOthers(node);
    case "$ref": {
      // Of a value inside, its field says it.
      if (at.isInside) return undefined;
      const name = at.findName(textOf(node, key) ?? "", node);
      // Being such a thing is all that a test asks then; of what follows, the other schema says more.
      return name === undefined ? undefined : { schema: name, isWhole: at.purpose === "test" };
    }
    default:
      return undefined;
  }
}

/** That there are no properties but those that are named. */
function reduceOthers(node: LocatedObject): Reduced | undefined {
  const others = valueOf(node, "additionalProperties");
  if (others?.kind !== "scalar" || others.value !== false)
    return { schema: {}, isWhole: toObject(others) === undefined };
  const names = toObject(valueOf(node, "properties"))?.entries.keys() ?? [];
  const isAll = valueOf(node, "patternProperties") === undefined;
  return isAll ? { schema: { enum: [...names] }, isWhole: true } : undefined;
}

function joinAll(parts: readonly Reduced[], isKnown: boolean): Reduced {
  const told = parts.map(({ schema }) => schema).filter((schema) => !isEmpty(schema));
  return { schema: told, isWhole: isKnown && parts.every(({ isWhole }) => isWhole) };
}

function reduceProperties(node: LocatedObject, at: Situation): Reduced {
  const entries = [...(toObject(valueOf(node, "properties"))?.entries.values() ?? [])];
  const parts = entries.map(({ key, value }) => [key, reduce(value, enter(at, at.purpose, true))] as const);
  const told = parts.filter(([, { schema }]) => !isEmpty(schema)).map(([key, { schema }]) => [key, schema] as const);
  return { schema: Object.fromEntries(told), isWhole: parts.every(([, { isWhole }]) => isWhole) };
}

/** Whether a schema, or a list of them, says nothing. */
function isEmpty(schema: JsonValue): boolean {
  if (Array.isArray(schema)) return schema.length === 0;
  return schema === true || (isJsonObject(schema) && Object.keys(schema).length === 0);
}
