import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import type { RangeDifference } from "./compare-ranges.ts";
import type { ValueShape } from "./value-shape.ts";

/** Payloads in payloads are followed so far, and so many of them: of more, it isn't known. */
const deepest = 3;
const most = 100;

/**
 * What differs in what a value may not be where that is said in the same words, which name payloads that have changed: as these let more
 * through, less is left. `isHeld` tells whether all values of the first schema are let through by the second one.
 */
export function compareDenied(
  was: ValueShape,
  is: ValueShape,
  [earlier, later]: readonly [ReadonlyMap<string, JsonObject>, ReadonlyMap<string, JsonObject>],
  isHeld: (one: JsonObject, other: JsonObject) => boolean,
): readonly RangeDifference[] {
  const [before, after] = [listDenied(was), listDenied(is)];
  if (before.length !== 1 || after.length !== 1 || printSorted([...before]) !== printSorted([...after])) return [];
  const [said] = after;
  if (said === undefined) return [];
  const [old, now] = [spellOut(said, createFollow(earlier), 0), spellOut(said, createFollow(later), 0)];
  if (!isJsonObject(old) || !isJsonObject(now) || printSorted(old) === printSorted(now)) return [];
  const [isWider, isNarrower] = [isHeld(old, now), isHeld(now, old)];
  // Only words differ.
  if (isWider && isNarrower) return [];
  const difference = isWider ? "narrowed" : isNarrower ? "widened" : "othersChanged";
  return [{ difference, part: "not", before: `not ${printSorted(old)}`, after: `not ${printSorted(now)}` }];
}

function listDenied({ others }: ValueShape): readonly JsonValue[] {
  return (others.get("not") ?? []).map(({ value }) => value);
}

/** Finds the schema of a payload; undefined where it isn't known, or too many have been asked for. */
type Follow = (name: string) => JsonObject | undefined;

function createFollow(payloads: ReadonlyMap<string, JsonObject>): Follow {
  let count = 0;
  return (name) => {
    count += 1;
    return count > most ? undefined : payloads.get(name);
  };
}

/** A schema with what it names in the place of the names. */
function spellOut(schema: JsonValue, follow: Follow, depth: number): JsonValue {
  if (isJsonArray(schema)) return schema.map((each) => spellOut(each, follow, depth));
  if (!isJsonObject(schema)) return schema;
  const { $ref: name, ...beside } = schema;
  const named = typeof name === "string" && depth < deepest ? follow(name) : undefined;
  const own = Object.fromEntries(
    Object.entries(named === undefined ? schema : beside).map(([key, value]) => [key, spellOut(value, follow, depth)]),
  );
  const found = named === undefined ? undefined : spellOut(named, follow, depth + 1);
  if (found === undefined || !isJsonObject(found)) return own;
  return Object.keys(own).length === 0 ? found : { allOf: [found, own] };
}
