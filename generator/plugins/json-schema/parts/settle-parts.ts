import { printSorted } from "../../../print/print-sorted.ts";
import type { LocatedEntry, LocatedJson, LocatedObject } from "../../../parse/json/located-json.ts";
import { itemsOf, keysOf, referenceOf, textOf, toObject, toPlainJson, valueOf } from "../schema-node.ts";
import { listTypes, type Lookup, type Types, typesOf } from "./list-types.ts";

/** What parts that hold at once come to. */
export interface Settled {
  readonly schema: LocatedObject;
  /** Present where they contradict each other: what they ask for, in words. */
  readonly contradiction?: string | undefined;
}

/**
 * A schema whose parts hold at once (`allOf`), as what they come to together, where readers, who take one of them for the type of
 * a value, would miss it: parts of types of which one holds less than another, parts that each name values, and those that nothing
 * fits. So is one whose type leaves out some of its alternatives; any other is given back as it is.
 */
export function settleParts(schema: LocatedObject, lookup: Lookup): Settled {
  const parts = itemsOf(schema, "allOf").flatMap((part) => toObject(part) ?? []);
  if (parts.length === 0) return { schema: withoutOtherTypes(schema, lookup) };
  const wholes = [schema, ...parts];
  const types = listTypes(schema, lookup);
  const own = wholes.flatMap((each) => listValues(each) ?? []);
  const referred = parts.flatMap((part) => listReferred(part, lookup));
  const [named, ...more] = [...own, ...referred];
  const values = named && keepShared(named, more).filter((value) => isOf(value, types));
  if (types?.size === 0 || values?.length === 0) return toNothing(schema, wholes, types, lookup);
  if (own.length === 0 && named !== undefined && values !== undefined && values.length < named.length)
    return { schema: withPart(schema, values) };
  // What has something inside is joined by whoever reads that.
  if (types?.has("object") === true || types?.has("array") === true) return { schema };
  const settled: LocatedEntry[] = [];
  const dropped = new Set<string>();
  const set = (key: string, value: LocatedJson, others: readonly string[] = []): void => {
    settled.push(toEntry(key, value));
    for (const each of [key, ...others]) dropped.add(each);
  };
  if (
    values !== undefined &&
    more.length > 0 &&
    own.length > 0 &&
    values.length < Math.max(...wholes.map(countValues))
  ) {
    set("enum", { kind: "array", items: values, span: schema.span }, ["const"]);
  } else if (values?.length === 1 && values[0] !== undefined && parts.some(isConst) && wholes.every(isUntyped)) {
    set("const", values[0]);
  }
  const isNarrower =
    types !== undefined && !parts.some(isReference) && wholes.some((each) => isWider(each, types, lookup));
  const choice = types === undefined || parts.some(isReference) ? undefined : findChoice(wholes);
  if (types !== undefined && (isNarrower || choice !== undefined)) set("type", toTypes(types, schema));
  if (types !== undefined && choice !== undefined) {
    const { key, whole } = choice;
    set(key, { kind: "array", items: itemsOf(keepFitting(whole, types, lookup), key), span: whole.span });
  }
  if (settled.length === 0) return { schema };
  const items = itemsOf(schema, "allOf").map((part) => {
    const node = toObject(part);
    return node === undefined ? part : leave(isNarrower ? keepFitting(node, types, lookup) : node, dropped);
  });
  const allOf = toEntry("allOf", { kind: "array", items, span: schema.span });
  return { schema: withEntries(leave(schema, dropped), [...settled, allOf]) };
}

/** The part that says which alternatives a value has, where no other one does, nor the schema itself: they are as good as its own. */
function findChoice([schema, ...parts]: readonly LocatedObject[]):
  | { readonly key: "oneOf" | "anyOf"; readonly whole: LocatedObject }
  | undefined {
  const choices = [schema, ...parts].flatMap((whole) =>
    (["oneOf", "anyOf"] as const).flatMap((key) =>
      whole === undefined || itemsOf(whole, key).length === 0 ? [] : [{ key, whole }],
    ),
  );
  const [only, ...others] = choices;
  if (only === undefined || only.whole === schema || others.length > 0) return undefined;
  const isTyped = [schema, ...parts].some((whole) => whole !== undefined && whole !== only.whole && saysType(whole));
  return isTyped ? only : undefined;
}

function saysType(schema: LocatedObject): boolean {
  return valueOf(schema, "type") !== undefined;
}

/** A schema without the alternatives that are of no type which stands beside them, since no value fits one of these. */
function withoutOtherTypes(schema: LocatedObject, lookup: Lookup): LocatedObject {
  const areBeside =
    valueOf(schema, "type") !== undefined &&
    (["oneOf", "anyOf"] as const).some((key) => itemsOf(schema, key).length > 0);
  const types = areBeside ? listTypes(schema, lookup) : undefined;
  return types === undefined || types.size === 0 ? schema : keepFitting(schema, types, lookup);
}

/** With what is left of the values that one of its parts names, as one more of these: the reference to them goes on to say what they are. */
function withPart(schema: LocatedObject, values: readonly LocatedJson[]): LocatedObject {
  const { span } = schema;
  const listed = toEntry("enum", { kind: "array", items: values, span });
  const part: LocatedJson = { kind: "object", entries: new Map([["enum", listed]]), span };
  const items = [...itemsOf(schema, "allOf"), part];
  return withEntries(schema, [toEntry("allOf", { kind: "array", items, span })]);
}

/** What nothing fits: of the type and the values that are named first, and none of these. */
function toNothing(
  schema: LocatedObject,
  wholes: readonly LocatedObject[],
  types: Types | undefined,
  lookup: Lookup,
): Settled {
  const { span } = schema;
  const all = wholes.flatMap((each) => (each === schema ? [] : [...(listTypes(each, lookup) ?? [])]));
  const first = all.find((type) => type !== "object") ?? "string";
  const dropped = new Set([...keysOf(schema)].filter((key) => !words.has(key)));
  const denied: LocatedJson = { kind: "object", entries: new Map(), span };
  const type: LocatedJson = { kind: "scalar", value: first === "array" ? "string" : first, span };
  const named = wholes.find((each) => countValues(each) > 0);
  const fixed =
    types?.size === 0 || named === undefined ? [] : ["enum", "const"].flatMap((key) => named.entries.get(key) ?? []);
  const said = wholes.flatMap((each) => sayWhole(each, types?.size === 0, lookup));
  return {
    schema: withEntries(leave(schema, dropped), [toEntry("type", type), ...fixed, toEntry("not", denied)]),
    contradiction: [...new Set(said)].join(" and "),
  };
}

/** What stays of a schema that nothing fits. */
const words: ReadonlySet<string> = new Set([
  "title",
  "description",
  "deprecated",
  "$comment",
  "$id",
  "$schema",
  "$defs",
  "definitions",
]);

function sayWhole(schema: LocatedObject, areTypesApart: boolean, lookup: Lookup): readonly string[] {
  const [values] = [...(listValues(schema) ?? []), ...listReferred(schema, lookup)];
  if (!areTypesApart) return values === undefined ? [] : [sayValues(values)];
  const isWhole = itemsOf(schema, "allOf").length > 0;
  const types = isWhole ? undefined : listTypes(schema, lookup);
  const own = types ?? (textOf(schema, "type") === undefined ? [] : [textOf(schema, "type") ?? ""]);
  const names = [...own].filter((type) => type !== "integer" || types?.has("number") !== true);
  return names.length === 0 ? [] : [names.join(" or ")];
}

function sayValues(values: readonly LocatedJson[]): string {
  return values
    .slice(0, 5)
    .map((value) => printSorted(toPlainJson(value)))
    .join(" or ");
}

/** The lists of values that a schema names itself. */
function listValues(schema: LocatedObject): readonly (readonly LocatedJson[])[] | undefined {
  const fixed = valueOf(schema, "const");
  const listed = itemsOf(schema, "enum");
  return [...(fixed === undefined ? [] : [[fixed]]), ...(listed.length === 0 ? [] : [listed])];
}

/** The values that a part names which is no more than a reference to these. */
function listReferred(part: LocatedObject, lookup: Lookup): readonly (readonly LocatedJson[])[] {
  const reference = keysOf(part).length === 1 ? referenceOf(part) : undefined;
  const target = reference === undefined ? undefined : toObject(lookup(reference));
  return (target && listValues(target)) ?? [];
}

function countValues(schema: LocatedObject): number {
  return Math.max(0, ...(listValues(schema) ?? []).map(({ length }) => length));
}

/** The values that other lists have as well. */
function keepShared(
  values: readonly LocatedJson[],
  lists: readonly (readonly LocatedJson[])[],
): readonly LocatedJson[] {
  if (lists.length === 0) return values;
  const print = (value: LocatedJson): string => printSorted(toPlainJson(value));
  const printed = lists.map((list) => new Set(list.map(print)));
  return values.filter((value) => {
    const text = print(value);
    return printed.every((list) => list.has(text));
  });
}

function isOf(value: LocatedJson, types: Types | undefined): boolean {
  return types === undefined || typesOf(value).some((type) => types.has(type));
}

function isConst(schema: LocatedObject): boolean {
  return valueOf(schema, "const") !== undefined;
}

function isReference(schema: LocatedObject): boolean {
  return referenceOf(schema) !== undefined;
}

/** Whether nothing but the values that it names says of which type they are. */
function isUntyped(schema: LocatedObject): boolean {
  return !isReference(schema) && keysOf(schema).every((key) => key === "allOf" || !typing.has(key));
}

const typing: ReadonlySet<string> = new Set([
  "type",
  "enum",
  "format",
  "items",
  "additionalProperties",
  "oneOf",
  "anyOf",
]);

/** Whether a schema lets values through by itself that are of none of some types. */
function isWider(schema: LocatedObject, types: Types, lookup: Lookup): boolean {
  const own = listTypes(leave(schema, new Set(["allOf"])), lookup);
  return own !== undefined && [...own].some((type) => !types.has(type));
}

/** A schema without those of its alternatives that are of none of some types. */
function keepFitting(schema: LocatedObject, types: Types, lookup: Lookup): LocatedObject {
  const kept = (["oneOf", "anyOf"] as const).flatMap((key): readonly LocatedEntry[] => {
    const items = itemsOf(schema, key);
    const fitting = items.filter((each) => {
      const node = toObject(each);
      const own = node && listTypes(node, lookup);
      return own === undefined || [...own].some((type) => types.has(type));
    });
    if (fitting.length === items.length || fitting.length === 0) return [];
    return [toEntry(key, { kind: "array", items: fitting, span: schema.span })];
  });
  return kept.length === 0 ? schema : withEntries(schema, kept);
}

function toTypes(types: Types, { span }: LocatedObject): LocatedJson {
  const names = [...types].filter((type) => type !== "integer" || !types.has("number"));
  const [only = ""] = names;
  if (names.length === 1) return { kind: "scalar", value: only, span };
  return { kind: "array", items: names.map((value) => ({ kind: "scalar", value, span })), span };
}

function toEntry(key: string, value: LocatedJson): LocatedEntry {
  return { key, keySpan: value.span, value };
}

function leave(schema: LocatedObject, keys: ReadonlySet<string>): LocatedObject {
  if (!keysOf(schema).some((key) => keys.has(key))) return schema;
  return { ...schema, entries: new Map([...schema.entries].filter(([key]) => !keys.has(key))) };
}

function withEntries(schema: LocatedObject, entries: readonly LocatedEntry[]): LocatedObject {
  return { ...schema, entries: new Map([...schema.entries, ...entries.map((entry) => [entry.key, entry] as const)]) };
}
