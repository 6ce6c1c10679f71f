import { isJsonArray } from "../catalogue/is-json-array.ts";
import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import { meetsCondition } from "./meets-condition.ts";

/** An object that is being made. */
export interface ConditionedObject {
  readonly value: Record<string, JsonValue>;
  /** A value for a field, where there is such a field and a value for it. */
  make(name: string): JsonValue | undefined;
  /** The object that is the value of a field, as one that is being made. */
  enter(name: string, value: Record<string, JsonValue>): ConditionedObject;
  /** Whether it may go without a field. */
  mayLack(name: string): boolean;
  /** What is required of a field of it that is an object, by the name of a schema. */
  listNeeds(schema: string): readonly string[];
}

/** What has been put right may make something else wrong, as often as this. */
const mostRounds = 4;

/** Adds, takes away and sets fields of an object, so that the conditions of a JSON Schema hold of it as far as is known how. */
export function keepConditions(object: ConditionedObject, conditions: readonly JsonValue[]): void {
  for (let round = 0; round < mostRounds; round += 1) {
    const broken = conditions.filter((condition) => isBroken(object, condition));
    if (broken.length === 0) return;
    for (const condition of broken) mend(object, condition);
  }
}

function isBroken({ value }: ConditionedObject, condition: JsonValue): boolean {
  // What is only named can't be judged, but what it needs can be added.
  return meetsCondition(value, condition) !== true;
}

function mend(object: ConditionedObject, schema: JsonValue | undefined): void {
  if (!isJsonObject(schema)) return;
  for (const [key, said] of Object.entries(schema)) {
    if (key === "required") addAll(object, said);
    else if (key === "$ref") addAll(object, typeof said === "string" ? object.listNeeds(said) : []);
    else if (key === "properties") setAll(object, said);
    else if (key === "not") deny(object, said);
    else if (key === "allOf") for (const each of listOf(said)) mend(object, each);
    else if (key === "anyOf" || key === "oneOf") choose(object, key, listOf(said));
    else if (key === "if") follow(object, schema);
    else if (key === "propertyNames") dropAllBut(object, said);
    else if (key === "maxProperties" && typeof said === "number") dropDownTo(object, said);
  }
}

function addAll({ value, make }: ConditionedObject, names: JsonValue): void {
  for (const name of listOf(names)) {
    if (typeof name !== "string" || Object.hasOwn(value, name)) continue;
    const made = make(name);
    if (made !== undefined) value[name] = made;
  }
}

function follow(object: ConditionedObject, schema: JsonObject): void {
  const test = meetsCondition(object.value, schema["if"]);
  if (test !== undefined) mend(object, schema[test ? "then" : "else"]);
}

function setAll(object: ConditionedObject, schemas: JsonValue): void {
  if (!isJsonObject(schemas)) return;
  for (const [name, schema] of Object.entries(schemas)) {
    const part = Object.hasOwn(object.value, name) ? object.value[name] : undefined;
    if (part === undefined || meetsCondition(part, schema) !== false) continue;
    const other = isJsonObject(schema) ? (toGiven(part, schema) ?? mendInside(object, name, schema)) : undefined;
    if (other !== undefined) object.value[name] = other;
    else drop(object, name);
  }
}

/** The object that is the value of a field, put right; undefined where it is none, or can't be. */
function mendInside({ value, enter }: ConditionedObject, name: string, schema: JsonObject): JsonValue | undefined {
  const part = value[name];
  if (!isJsonObject(part)) return undefined;
  const inside = enter(name, { ...part });
  mend(inside, schema);
  return meetsCondition(inside.value, schema) === false ? undefined : inside.value;
}

/** Another value that a condition names itself. */
function toGiven(part: JsonValue, schema: JsonObject): JsonValue | undefined {
  const { const: fixed, enum: listed, contains, type } = schema;
  if (fixed !== undefined) return fixed;
  if (isJsonArray(listed)) return listed[0];
  if (type === "null") return null;
  const item = isJsonArray(part) && isJsonObject(contains) ? toGiven(part[0] ?? null, contains) : undefined;
  return item === undefined ? undefined : [item];
}

function drop({ value, mayLack }: ConditionedObject, name: string): void {
  if (mayLack(name)) delete value[name];
}

function dropAllBut(object: ConditionedObject, names: JsonValue): void {
  for (const name of Object.keys(object.value)) if (meetsCondition(name, names) === false) drop(object, name);
}

function dropDownTo(object: ConditionedObject, most: number): void {
  for (const name of Object.keys(object.value).toReversed()) {
    if (Object.keys(object.value).length > most) drop(object, name);
  }
}

/** Makes a schema not hold that holds. */
function deny(object: ConditionedObject, schema: JsonValue): void {
  if (!isJsonObject(schema) || meetsCondition(object.value, schema) === false) return;
  if ("not" in schema) return mend(object, schema["not"]);
  for (const each of listOf(schema["anyOf"] ?? schema["oneOf"] ?? null)) deny(object, each);
  const [first] = listOf(schema["allOf"] ?? null);
  if (first !== undefined) deny(object, first);
  const names = [
    ...Object.keys(isJsonObject(schema["properties"]) ? schema["properties"] : {}),
    ...listOf(schema["required"] ?? null),
  ];
  const spare = names.findLast((name) => typeof name === "string" && object.mayLack(name));
  if (typeof spare === "string") delete object.value[spare];
}

/** Makes the first of several schemas hold with which all is well. */
function choose(object: ConditionedObject, keyword: "anyOf" | "oneOf", schemas: readonly JsonValue[]): void {
  const condition = { [keyword]: schemas };
  if (meetsCondition(object.value, condition) === true) return;
  for (const schema of schemas) {
    const tried: ConditionedObject = { ...object, value: { ...object.value } };
    mend(tried, schema);
    if (keyword === "oneOf") for (const other of schemas) if (other !== schema) deny(tried, other);
    if (meetsCondition(tried.value, schema) === false || meetsCondition(tried.value, condition) === false) continue;
    for (const name of Object.keys(object.value)) delete object.value[name];
    Object.assign(object.value, tried.value);
    return;
  }
}

function listOf(value: JsonValue): readonly JsonValue[] {
  return isJsonArray(value) ? value : [];
}
