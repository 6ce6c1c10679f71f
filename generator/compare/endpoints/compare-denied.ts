import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import type { RangeDifference } from "./compare-ranges.ts";
import { listReferences } from "./list-references.ts";
import type { ValueShape } from "./value-shape.ts";

/** Payloads in payloads are followed so far, and so many of them: of more, it is known that they differ, and not how. */
const deepest = 3;
const most = 100;

/** Schemas of payloads by their names. */
type Payloads = ReadonlyMap<string, JsonObject>;

/**
 * What differs in what a value may not be where that is said in the same words, which name payloads that have changed: as these let more
 * through, less is left. `isHeld` tells whether all values of the first schema are let through by the second one.
 */
export function compareDenied(
  was: ValueShape,
  is: ValueShape,
  payloads: readonly [earlier: Payloads, later: Payloads],
  isHeld: (one: JsonObject, other: JsonObject) => boolean,
): readonly RangeDifference[] {
  const [[said, ...others], denied] = [listDenied(is), listDenied(was)];
  if (said === undefined || others.length > 0 || denied.length !== 1) return [];
  const name = printSorted(said);
  if (printSorted(denied[0] ?? null) !== name) return [];
  const changed = findChanged(listReferences(said), payloads);
  if (changed === undefined) return [];
  const [oldFollow, nowFollow] = [createFollow(payloads[0]), createFollow(payloads[1])];
  const [old, now] = [spellOut(said, oldFollow, 0), spellOut(said, nowFollow, 0)];
  if (!isJsonObject(old) || !isJsonObject(now)) return [];
  const texts = [printSorted(old), printSorted(now)] as const;
  const isSame = texts[0] === texts[1];
  const isLeft = findChanged([...oldFollow.left, ...nowFollow.left], payloads) !== undefined;
  if (isSame && !isLeft) return [];
  const [isWider, isNarrower] = isLeft ? [false, false] : [isHeld(old, now), isHeld(now, old)];
  // Only words differ.
  if (isWider && isNarrower) return [];
  const difference = isWider ? "narrowed" : isNarrower ? "widened" : "othersChanged";
  const isShort = !isSame && texts.every(({ length }) => length <= longest);
  const [before, after] = isShort ? texts : [name, `${name}, in which ${changed} is another one now`];
  return [{ difference, part: "not", before: `not ${before}`, after: `not ${after}` }];
}

/** In letters: of what takes more when it is spelled out, it is told which payload is another one. */
const longest = 300;

function listDenied({ others }: ValueShape): readonly JsonValue[] {
  return (others.get("not") ?? []).map(({ value }) => value);
}

/** The first of some payloads, or of those that they consist of, that differs; undefined where none of the nearest does. */
function findChanged(names: Iterable<string>, [earlier, later]: readonly [Payloads, Payloads]): string | undefined {
  const found = new Set(names);
  for (const name of found) {
    const [old, now] = [earlier.get(name), later.get(name)];
    if (old !== undefined && now !== undefined && printSorted(old) !== printSorted(now)) return name;
    if (now !== undefined && found.size < most) for (const each of listReferences(now)) found.add(each);
  }
  return undefined;
}

/** Finds schemas of payloads, and keeps the names of those that it left. */
interface Follow {
  readonly left: Set<string>;
  find(name: string, depth: number): JsonObject | undefined;
}

function createFollow(payloads: Payloads): Follow {
  const left = new Set<string>();
  let count = 0;
  return {
    left,
    find(name, depth) {
      if (depth < deepest && count < most) {
        count += 1;
        return payloads.get(name);
      }
      left.add(name);
      return undefined;
    },
  };
}

/** A schema with what it names in the place of the names. */
function spellOut(schema: JsonValue, follow: Follow, depth: number): JsonValue {
  if (isJsonArray(schema)) return schema.map((each) => spellOut(each, follow, depth));
  if (!isJsonObject(schema)) return schema;
  const { $ref: name, ...beside } = schema;
  const named = typeof name === "string" ? follow.find(name, depth) : undefined;
  const own = Object.fromEntries(
    Object.entries(named === undefined ? schema : beside).map(([key, value]) => [key, spellOut(value, follow, depth)]),
  );
  const found = named === undefined ? undefined : spellOut(named, follow, depth + 1);
  if (found === undefined || !isJsonObject(found)) return own;
  return Object.keys(own).length === 0 ? found : { allOf: [found, own] };
}
