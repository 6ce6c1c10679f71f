import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonValue } from "../catalogue/json.ts";
import { printSorted } from "../print/print-sorted.ts";

/**
 * Whether an object that has no properties but those which are named, or whose names fit a pattern (`patternProperties`), may have more
 * or fewer by patterns that come or go. Undefined where one goes and another comes, or one comes that says something of values, which a
 * property with a name may have to fit, too.
 */
export function judgePatterned(
  was: JsonValue | undefined,
  is: JsonValue | undefined,
): "narrowed" | "widened" | undefined {
  const [before, after] = [was, is].map(listPatterns);
  if (before === undefined || after === undefined) return undefined;
  const [gone, come] = [listOnly(before, after), listOnly(after, before)];
  if (gone.length + come.length === 0 || ![...gone, ...come].every(([, said]) => free.has(said))) return undefined;
  if (gone.length === 0) return "widened";
  return come.length === 0 ? "narrowed" : undefined;
}

/** What says nothing of a value: as a schema, and as a type in words. */
const free: ReadonlySet<string> = new Set(["{}", "true", '"any"']);

function listPatterns(said: JsonValue | undefined): ReadonlyMap<string, string> | undefined {
  if (said === undefined) return new Map();
  if (!isJsonObject(said)) return undefined;
  return new Map(Object.entries(said).map(([pattern, value]) => [pattern, printSorted(value)]));
}

type Patterns = ReadonlyMap<string, string>;

function listOnly(own: Patterns, others: Patterns): readonly (readonly [pattern: string, said: string])[] {
  return [...own].filter(([pattern, said]) => others.get(pattern) !== said);
}
