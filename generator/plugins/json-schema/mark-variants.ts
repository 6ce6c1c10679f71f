import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import { jsonOf, textOf, toObject, valueOf } from "./schema-node.ts";

/** Which of several variants of an object a schema is, and how readers know that one. */
export interface VariantMark {
  /** All of them. */
  readonly variants: readonly LocatedObject[];
  /** The property that tells them apart; undefined where their titles do. */
  readonly property: string | undefined;
  /** What that holds, or the title. */
  readonly values: readonly JsonValue[];
}

/** Longer titles are sentences. */
const longestTitle = 40;

/** For each of the variants its mark; none where nothing that is short tells all of them apart. */
export function markVariants(variants: readonly LocatedObject[]): ReadonlyMap<LocatedObject, VariantMark> {
  const [first, ...others] = variants;
  if (first === undefined || others.length === 0) return new Map();
  const names = [...(toObject(valueOf(first, "properties"))?.entries.keys() ?? [])];
  const property = names.find((name) => variants.every((variant) => listValues(variant, name).length > 0));
  const toValues = (variant: LocatedObject): readonly JsonValue[] =>
    property === undefined ? listTitles(variant) : listValues(variant, property);
  const marks = variants.map((variant) => [variant, { variants, property, values: toValues(variant) }] as const);
  const all = marks.flatMap(([, { values }]) => values.map((value) => JSON.stringify(value)));
  const isApart = new Set(all).size === all.length && marks.every(([, { values }]) => values.length > 0);
  return new Map(isApart ? marks : []);
}

function listValues(variant: LocatedObject, property: string): readonly JsonValue[] {
  const node = toObject(toObject(valueOf(variant, "properties"))?.entries.get(property)?.value);
  if (node === undefined) return [];
  const fixed = jsonOf(node, "const");
  const symbols = fixed === undefined ? jsonOf(node, "enum") : [fixed];
  return isJsonArray(symbols) && symbols.every((value) => typeof value !== "object") ? symbols : [];
}

function listTitles(variant: LocatedObject): readonly string[] {
  const title = textOf(variant, "title");
  return title === undefined || title.length > longestTitle ? [] : [title];
}

/**
 * In which variants a property may be that has these marks, one for each place where it stands: what their property holds by its
 * name, or their titles. Undefined where it may be in all of them, or in some that nobody can tell.
 */
export function tellVariants(marks: readonly (VariantMark | undefined)[]): JsonValue | undefined {
  const [first] = marks;
  if (first === undefined || marks.some((mark) => mark?.variants !== first.variants)) return undefined;
  const values = new Set(marks.flatMap((mark) => mark?.values ?? []));
  if (new Set(marks).size === first.variants.length) return undefined;
  return first.property === undefined ? [...values] : { [first.property]: [...values] };
}
