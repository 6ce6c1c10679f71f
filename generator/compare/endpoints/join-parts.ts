import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";

/** Marks of a property that hold wherever they stand. */
const marks = ["readOnly", "writeOnly", "deprecated"] as const;

/** What several schemas say of one value as one schema; each that says the same counts once. */
export function joinSchemas(schemas: readonly JsonObject[]): JsonObject {
  const parts = [...new Map(schemas.map((schema) => [printSorted(schema), schema])).values()].filter(
    (schema) => Object.keys(schema).length > 0,
  );
  const [only] = parts;
  if (only === undefined || parts.length === 1) return only ?? {};
  return { allOf: parts, ...keepMarks(parts) };
}

/** The marks that any of several schemas of one property has. */
export function keepMarks(schemas: readonly JsonObject[]): JsonObject {
  const found = marks.filter((mark) => schemas.some((schema) => schema[mark] === true));
  return Object.fromEntries(found.map((mark) => [mark, true]));
}

/** What is said of other properties by two schemas that both hold. */
export function joinAdditional(one: JsonObject | boolean, other: JsonObject | boolean): JsonObject | boolean {
  if (one === false || other === false) return false;
  const schema = joinSchemas([one, other].filter((each) => each !== true));
  return Object.keys(schema).length === 0 ? true : schema;
}

/** The values that both lists name. */
export function keepShared(one: readonly JsonValue[] | undefined, other: readonly JsonValue[]): readonly JsonValue[] {
  if (one === undefined) return other;
  const named = new Set(one.map(printSorted));
  return other.filter((value) => named.has(printSorted(value)));
}

/** Patterns that all have to match, in one order. */
export function joinPatterns(one: string | undefined, other: string): string {
  const patterns = new Set([...splitPatterns(one), other]);
  return [...patterns].sort().join(between);
}

/** The patterns that have been joined; none where there are none. */
export function splitPatterns(joined: string | undefined): readonly string[] {
  return joined === undefined ? [] : joined.split(between);
}

const between = " and ";
