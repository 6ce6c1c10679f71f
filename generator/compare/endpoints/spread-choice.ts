import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { listMarked } from "./list-marked.ts";
import {
  isNeedsAlone,
  type PeeledSchema,
  peelSchema,
  referenceOf,
  shapeValue,
  type ValueShape,
} from "./value-shape.ts";

type Payloads = ReadonlyMap<string, JsonObject>;

/** One of the things that a value may be. */
export interface Alternative {
  /** What it is known by. */
  readonly schema: JsonObject;
  /** The same with what is said beside the choice, where the other side has no choice to say something beside. */
  readonly whole: JsonObject;
}

/** What a value may be. Without a choice that is one thing, or one for each type that is named, where the other side has a choice. */
export function spreadChoice(
  peeled: PeeledSchema,
  shape: ValueShape,
  payloads: Payloads,
  isAgainstNone: boolean,
): readonly Alternative[] {
  if (shape.variants === undefined) {
    return (spreadHeirs(peeled, payloads) ?? spreadTypes(seeNullable(peeled, payloads))).map(toAlternative);
  }
  const variants = peeled.isNullable && !shape.variants.some(isNull) ? [...shape.variants, nothing] : shape.variants;
  if (!isAgainstNone) return variants.map(toAlternative);
  const beside = withoutChoice(peeled.schema, { payloads, depth: 0, isFound: false }).schema;
  if (saysNothing(beside, variants, payloads)) return splitNull(variants).map(toAlternative);
  const wholes = variants.map((schema) => ({ schema, whole: { allOf: [beside, schema] } }));
  // What fits no type at all is none of what a value may be.
  const fitting = wholes.filter(({ whole }) => shapeValue(peelSchema(whole), payloads).types?.size !== 0);
  return fitting.length === 0 ? wholes : fitting;
}

function toAlternative(schema: JsonObject): Alternative {
  return { schema, whole: schema };
}

const nothing: JsonObject = { type: "null" };

function isNull({ type }: JsonObject): boolean {
  return type === "null";
}

/** What a payload may be whose heirs are told apart by a property: that names them all. */
function spreadHeirs({ schema, isNullable }: PeeledSchema, payloads: Payloads): readonly JsonObject[] | undefined {
  const heirs = listMarked(payloads.get(referenceOf(schema) ?? "")?.["discriminator"] ?? null);
  if (heirs.length === 0) return undefined;
  const names = new Set(heirs.map(({ target }) => target));
  return [...[...names].map((name) => ({ $ref: name })), ...(isNullable ? [nothing] : [])];
}

/** A payload that may be null by itself, by what it says: null is one thing that it may be, and what else it is has no name. */
function seeNullable(peeled: PeeledSchema, payloads: Payloads): PeeledSchema {
  const target = payloads.get(referenceOf(peeled.schema) ?? "");
  const type = target?.["type"];
  if (target === undefined || type === undefined || !isJsonArray(type) || !type.includes("null")) return peeled;
  const { $ref: _, ...beside } = peeled.schema;
  return { ...peeled, schema: { ...target, ...beside } };
}

/** A schema that has no alternatives, as one for each type that it names. */
function spreadTypes({ schema, isNullable }: PeeledSchema): readonly JsonObject[] {
  // The default is that of the whole value.
  const { type, default: _, ...rest } = schema;
  const types = isJsonArray(type) ? type : [type];
  const more = isNullable && !types.includes("null") ? [nothing] : [];
  if (types.length < 2) return [{ ...(type !== undefined && { type }), ...rest }, ...more];
  return [
    ...types.map((each) => (each === "null" ? nothing : { ...(each !== undefined && { type: each }), ...rest })),
    ...more,
  ];
}

/** Null as an alternative of its own, as it is where types are told apart. */
function splitNull(variants: readonly JsonObject[]): readonly JsonObject[] {
  const holds = (type: JsonValue | undefined): type is readonly JsonValue[] =>
    isJsonArray(type) && type.length > 1 && type.includes("null");
  if (!variants.some(({ type }) => holds(type))) return variants;
  const others = variants.flatMap((variant): readonly JsonObject[] => {
    const { type } = variant;
    if (!holds(type)) return isNull(variant) ? [] : [variant];
    const [only, ...more] = type.filter((each) => each !== "null");
    return only === undefined ? [] : [{ ...variant, type: more.length === 0 ? only : [only, ...more] }];
  });
  return [...others, nothing];
}

interface Leaving {
  readonly payloads: Payloads;
  readonly depth: number;
  /** Whether the choice has been left out already: others stay. */
  readonly isFound: boolean;
}

/** Schemas as deep as this are written by nobody. */
const deepest = 50;

/** What a schema says beside its choice, in the order in which that is looked for: in what it refers to, in its parts, in itself. */
function withoutChoice(
  schema: JsonObject,
  { payloads, depth, isFound }: Leaving,
): { readonly schema: JsonObject; readonly isFound: boolean } {
  if (isFound || depth > deepest) return { schema, isFound };
  const target = payloads.get(referenceOf(schema) ?? "");
  if (target !== undefined) {
    const { schema: inner, isFound: isInside } = withoutChoice(target, { payloads, depth: depth + 1, isFound });
    const { $ref: _, ...own } = schema;
    if (isInside) return { schema: Object.keys(own).length === 0 ? inner : { allOf: [inner, own] }, isFound: true };
  }
  const parts = isJsonArray(schema["allOf"]) ? schema["allOf"] : [];
  for (const [index, part] of parts.entries()) {
    if (!isJsonObject(part)) continue;
    const { schema: inner, isFound: isInside } = withoutChoice(part, { payloads, depth: depth + 1, isFound });
    if (isInside) return { schema: { ...schema, allOf: parts.with(index, inner) }, isFound: true };
  }
  const key = (["oneOf", "anyOf"] as const).find((each) => isJsonArray(schema[each]) && !isNeedsAlone(schema[each]));
  if (key === undefined) return { schema, isFound };
  const { [key]: _, discriminator: __, default: ___, ...beside } = schema;
  return { schema: beside, isFound: true };
}

/** Whether a schema says no more than of which type all alternatives are anyway. */
function saysNothing(beside: JsonObject, variants: readonly JsonObject[], payloads: Payloads): boolean {
  const { parts: _, ...shape } = shapeValue({ schema: beside, isNullable: false }, payloads);
  const { types, properties, required, limits, others, places, additional, items, pattern, format, values } = shape;
  const said = [properties, required, limits, others].some(({ size }) => size > 0) || places.length > 0;
  if (said || shape.isUnique || additional !== true) return false;
  if ([items, pattern, format, values, shape.variants].some((each) => each !== undefined)) return false;
  if (types === undefined) return true;
  return variants.every((variant) => {
    const own = shapeValue(peelSchema(variant), payloads).types;
    return own !== undefined && [...own].every((type) => types.has(type));
  });
}
