import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { findStrangers } from "../pair-up.ts";

/** Whether what a value may not be comes to more or to less by what two schemas deny; undefined where that is the same. */
export function judgeDenied(was: JsonValue, is: JsonValue): "narrowed" | "widened" | "patternChanged" | undefined {
  return judgeSets(listDenied(was), listDenied(is));
}

/** Where more is denied, or has to be there, less is let through. */
export function judgeSets(
  before: readonly string[],
  after: readonly string[],
): "narrowed" | "widened" | "patternChanged" | undefined {
  const { removed, added } = findStrangers(before, after);
  if (removed.length + added.length === 0) return undefined;
  return removed.length === 0 ? "narrowed" : added.length === 0 ? "widened" : "patternChanged";
}

/** What a denied schema lets through, each value, each type and each of several alternatives by itself. */
function listDenied(schema: JsonValue): readonly string[] {
  if (!isJsonObject(schema) || Object.keys(schema).length !== 1) return [printSorted(schema)];
  const { const: fixed, enum: listed, anyOf, type } = schema;
  if (isJsonArray(anyOf)) return anyOf.flatMap(listDenied);
  // Whole numbers are numbers, too.
  if (isJsonArray(type)) {
    const types = type.includes("number") ? type.filter((each) => each !== "integer") : type;
    return types.map((each) => printSorted({ type: each }));
  }
  if (isJsonArray(listed)) return listed.map((value) => `value ${printSorted(value)}`);
  return [fixed === undefined ? printSorted(schema) : `value ${printSorted(fixed)}`];
}
