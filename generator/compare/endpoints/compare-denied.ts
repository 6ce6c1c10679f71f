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
  const [old, now] = [spellOut(said, oldFollow, start), spellOut(said, nowFollow, start)];
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

/** Where in a schema another one stands that is spelled out. */
interface Place {
  /** The payloads that it is in, from the outermost on. */
  readonly within: readonly string[];
  /** Whether the whole lets more through as this does. */
  readonly isPlain: boolean;
}

const start: Place = { within: [], isPlain: true };

/** Keywords below which what lets more through may make the whole let less through. */
const turning: ReadonlySet<string> = new Set(["not", "oneOf", "if", "contains"]);

/**
 * A schema with what it names in the place of the names. A payload in itself keeps its name: where all else lets more through, so does
 * that, however deep values go.
 */
function spellOut(schema: JsonValue, follow: Follow, place: Place): JsonValue {
  if (isJsonArray(schema)) return schema.map((each) => spellOut(each, follow, place));
  if (!isJsonObject(schema)) return schema;
  const { $ref: name, ...beside } = schema;
  const isInItself = typeof name === "string" && place.within.includes(name);
  if (isInItself && !place.isPlain) follow.left.add(name);
  const named = typeof name === "string" && !isInItself ? follow.find(name, place.within.length) : undefined;
  const own = Object.fromEntries(
    Object.entries(named === undefined ? schema : beside).map(([key, value]) => [
      key,
      spellOut(value, follow, turning.has(key) ? { ...place, isPlain: false } : place),
    ]),
  );
  const found =
    named === undefined || typeof name !== "string"
      ? undefined
      : spellOut(named, follow, { ...place, within: [...place.within, name] });
  if (found === undefined || !isJsonObject(found)) return own;
  return Object.keys(own).length === 0 ? found : { allOf: [found, own] };
}
