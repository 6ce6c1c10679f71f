import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { asList, asObject, asText, resolve } from "./api-document.ts";
import { listWords } from "../../catalogue/list-words.ts";
import { spellJson } from "./spell-json.ts";

/** The properties that values of a schema may have. */
export interface GatheredProperties {
  readonly properties: ReadonlyMap<string, JsonValue>;
  /** Those that don't depend on which of several alternatives a value has. */
  readonly certain: ReadonlyMap<string, JsonValue>;
  readonly required: ReadonlySet<string>;
  /** Those and what every alternative of an object asks for, which is there whichever it is. */
  readonly needed: ReadonlySet<string>;
}

/** What a schema says of properties, with what each of its alternatives says of those that only some have. */
interface Gathered {
  readonly properties: Map<string, JsonValue>;
  readonly required: Set<string>;
  readonly needed: Set<string>;
  readonly alternatives: Map<string, Set<JsonValue>>;
}

/**
 * Its own ones, those of all that it takes in, and behind them those that only some of its alternatives have. Alternatives that
 * have names have pages as well, which say what is theirs.
 */
export function gatherProperties(schema: JsonValue | undefined, document: JsonObject): GatheredProperties {
  const { properties, required, needed, alternatives } = gather(schema, document, new Map());
  const own = new Map(properties);
  for (const [name, values] of alternatives) {
    if (!own.has(name)) own.set(name, unite([...values]));
  }
  return { properties: own, certain: properties, required, needed: new Set([...required, ...needed]) };
}

/**
 * Each schema is gone through once, however many ways lead to it: there may be twice as many with each one that takes in another.
 * One that is being gone through adds nothing to itself, so that a circle ends.
 */
function gather(schema: JsonValue | undefined, document: JsonObject, known: Map<JsonObject, Gathered>): Gathered {
  const [required, needed] = [new Set<string>(), new Set<string>()];
  const gathered: Gathered = { properties: new Map(), required, needed, alternatives: new Map() };
  const node = resolve(document, schema);
  if (node === undefined) return gathered;
  const before = known.get(node);
  if (before !== undefined) return before;
  known.set(node, gathered);
  const { properties, alternatives } = gathered;
  const addAlternative = (name: string, values: Iterable<JsonValue>): void => {
    const all = alternatives.get(name) ?? new Set();
    for (const value of values) all.add(value);
    alternatives.set(name, all);
  };
  for (const part of asList(node["allOf"])) {
    const taken = gather(part, document, known);
    for (const [name, value] of taken.properties) properties.set(name, narrow(properties.get(name), value, document));
    for (const name of taken.required) required.add(name);
    for (const name of taken.needed) needed.add(name);
    for (const [name, values] of taken.alternatives) addAlternative(name, values);
  }
  for (const name of listWords(node["required"])) required.add(name);
  for (const [name, value] of Object.entries(asObject(node["properties"]) ?? {})) {
    if (value !== false) properties.set(name, narrow(properties.get(name), value, document));
  }
  for (const branch of [...asList(node["oneOf"]), ...asList(node["anyOf"]), node["then"], node["else"]]) {
    if (asText(asObject(branch)?.["$ref"]) !== undefined) continue;
    const own = gather(branch, document, known);
    for (const [name, value] of own.properties) addAlternative(name, [value]);
    for (const [name, values] of own.alternatives) addAlternative(name, values);
  }
  for (const keyword of ["oneOf", "anyOf"])
    for (const name of listShared(asList(node[keyword]), document, known)) needed.add(name);
  return gathered;
}

/** What each of several alternatives asks for that is one of objects: one that is null or a text has no properties. */
function listShared(
  branches: readonly JsonValue[],
  document: JsonObject,
  known: Map<JsonObject, Gathered>,
): readonly string[] {
  const [first, ...others] = branches
    .filter((branch) => mayBeObject(resolve(document, branch)))
    .map((branch) => gather(branch, document, known))
    .map(({ required, needed }) => new Set([...required, ...needed]));
  return [...(first ?? [])].filter((name) => others.every((names) => names.has(name)));
}

function mayBeObject(node: JsonObject | undefined): boolean {
  const type = node?.["type"];
  if (type !== undefined) return type === "object" || listWords(type).includes("object");
  return node?.["enum"] === undefined && node?.["const"] === undefined;
}

/** Of two things that both hold of a property, the one that names its values; else both, where the later one says more. */
function narrow(before: JsonValue | undefined, after: JsonValue, document: JsonObject): JsonValue {
  if (before === undefined) return after;
  const named = [before, after].map((value) => listValues(resolve(document, value) ?? null).length);
  if (named[0] !== 0 && named[1] === 0) return before;
  const both = [before, after].map(asObject).filter((node) => node !== undefined && isWhole(node));
  const [first, second] = both;
  return first !== undefined && second !== undefined ? join(first, second, document) : after;
}

/** Whether a schema says itself all that it says, and of one kind of values. */
function isWhole(node: JsonObject): boolean {
  return ["$ref", "allOf", "oneOf", "anyOf", "not", "enum", "const"].every((key) => node[key] === undefined);
}

/** What a later schema says of values, and what an earlier one says of them besides. */
function join(before: JsonObject, after: JsonObject, document: JsonObject): JsonObject {
  if (!isSameType(before["type"], after["type"])) return after;
  const properties = new Map(Object.entries(asObject(before["properties"]) ?? {}));
  for (const [name, value] of Object.entries(asObject(after["properties"]) ?? {}))
    properties.set(name, narrow(properties.get(name), value, document));
  const required = new Set([...listWords(before["required"]), ...listWords(after["required"])]);
  return {
    ...before,
    ...after,
    ...(properties.size > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.size > 0 && { required: [...required] }),
  };
}

/** Whether two schemas speak of values of one type, as far as they say: what else is said of them may not fit together. */
function isSameType(before: JsonValue | undefined, after: JsonValue | undefined): boolean {
  if (before === undefined || after === undefined) return true;
  const [first, second] = [before, after].map((type) => (typeof type === "string" ? [type] : listWords(type)));
  const main = (types: readonly string[] = []): string | undefined => types.find((type) => type !== "null");
  return main(first) === main(second);
}

/** What several alternatives say of one property: any of it. */
function unite(values: readonly JsonValue[]): JsonValue {
  const different = new Map(values.map((value) => [spellJson(value), value]));
  const [first = null, ...others] = different.values();
  if (others.length === 0) return first;
  const doc = values.map((value) => asText(asObject(value)?.["description"])).find((text) => text !== undefined);
  const about = doc === undefined ? {} : { description: doc };
  const listed = values.map(listValues);
  if (listed.every((list) => list.length > 0)) return { ...about, enum: [...new Set(listed.flat())] };
  return { ...about, anyOf: [...different.values()] };
}

/** All values that a schema allows, where it names them. */
function listValues(schema: JsonValue): readonly JsonValue[] {
  const node = asObject(schema);
  const fixed = node?.["const"];
  return fixed === undefined ? asList(node?.["enum"]) : [fixed];
}
