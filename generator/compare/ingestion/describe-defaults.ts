import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { IngestionOption } from "../../catalogue/ingestion.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";

/** Options of both models, by the path that each has now. */
export interface OptionsOfBoth {
  readonly earlier: ReadonlyMap<string, IngestionOption>;
  readonly later: ReadonlyMap<string, IngestionOption>;
}

/**
 * What holds where an option isn't set, before and after, as far as it isn't the same; undefined where it is, or isn't known. A
 * model of options repeats what holds of each of them, and of those that came or went or have another default themselves that is
 * told.
 */
export function describeDefaults(
  was: IngestionOption,
  is: IngestionOption,
  both: OptionsOfBoth | undefined,
): readonly [before: string, after: string] | undefined {
  if (!hasDefault(was) || !hasDefault(is)) return undefined;
  const isPlain = was.defaultExpression === undefined && is.defaultExpression === undefined;
  if (both !== undefined && isPlain && isJsonObject(was.default) && isJsonObject(is.default)) {
    const [before, after] = keepDiffering(was.default, is.default, is.path, both);
    return Object.keys(before).length === 0 ? undefined : [printSorted(before), printSorted(after)];
  }
  if (isPlain && isSameTime(was.default, is.default)) return undefined;
  const [before, after] = [sayDefault(was), sayDefault(is)];
  return before === after ? undefined : [before, after];
}

/** The default as its language writes it. */
export function sayDefault({ default: value = null, defaultExpression = printSorted(value) }: IngestionOption): string {
  return defaultExpression;
}

/**
 * Whether a value that held where an option isn't set is no longer stated. That of a model of options is said again by each of
 * them, nothing is what schemas leave out at will, and who has to set an option needs none.
 */
export function losesDefault(was: IngestionOption, is: IngestionOption): boolean {
  if (!hasDefault(was) || hasDefault(is) || is.presence === "required" || is.removedIn !== undefined) return false;
  const isEmpty = was.default === null || (typeof was.default === "object" && Object.keys(was.default).length === 0);
  return was.defaultExpression !== undefined || !(isEmpty || isJsonObject(was.default));
}

/** Schemas leave out what code makes when it is asked, so where none is given nothing is known. */
function hasDefault({ default: value, defaultExpression }: IngestionOption): boolean {
  return value !== undefined || defaultExpression !== undefined;
}

function keepDiffering(
  was: JsonObject,
  is: JsonObject,
  path: string,
  both: OptionsOfBoth,
): readonly [JsonObject, JsonObject] {
  const before: Record<string, JsonValue> = Object.create(null);
  const after: Record<string, JsonValue> = Object.create(null);
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const at = `${path}.${key}`;
    // What a model leaves out is as the option in it says.
    const old = Object.hasOwn(was, key) ? was[key] : both.earlier.get(at)?.default;
    const now = Object.hasOwn(is, key) ? is[key] : both.later.get(at)?.default;
    if (old === undefined || now === undefined || printSorted(old) === printSorted(now) || isSameTime(old, now))
      continue;
    const inner = isJsonObject(old) && isJsonObject(now) ? keepDiffering(old, now, at, both) : undefined;
    if (inner === undefined ? isToldThere(at, old, now, both) : Object.keys(inner[0]).length === 0) continue;
    [before[key], after[key]] = inner ?? [old, now];
  }
  return [before, after];
}

function isToldThere(path: string, was: JsonValue, is: JsonValue, { earlier, later }: OptionsOfBoth): boolean {
  const [before, after] = [earlier.get(path)?.default, later.get(path)?.default];
  return (
    before !== undefined &&
    after !== undefined &&
    printSorted(before) === printSorted(was) &&
    printSorted(after) === printSorted(is)
  );
}

const units = [86_400, 3600, 60, 1];

/** Whether one is a number of seconds and the other says as much by ISO 8601, as `PT15M`. */
function isSameTime(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  const [text, seconds] = typeof one === "string" ? [one, other] : [other, one];
  if (typeof text !== "string" || typeof seconds !== "number") return false;
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text);
  return (
    parts !== null && units.reduce((sum, unit, index) => sum + unit * Number(parts[index + 1] ?? 0), 0) === seconds
  );
}
