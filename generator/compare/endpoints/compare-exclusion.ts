import type { JsonObject } from "../../catalogue/json.ts";
import { printJson } from "../../print/print-json.ts";
import { findStrangers } from "../pair-up.ts";
import { areApart } from "./are-apart.ts";
import type { RangeDifference } from "./compare-ranges.ts";
import { referenceOf, type ValueShape } from "./value-shape.ts";

type Payloads = ReadonlyMap<string, JsonObject>;

/** What a value may be, and what its alternatives refer to. */
interface Choice {
  readonly shape: ValueShape;
  readonly payloads: Payloads;
}

/** What is to be known of alternatives. */
interface Asked {
  /** What an alternative is called. */
  readonly say: (variant: JsonObject, payloads: Payloads) => string;
  /** Whether another one holds all of its values. */
  readonly isWithin: (variant: JsonObject, other: JsonObject, payloads: Payloads) => boolean;
}

/** Each is held against each other; of more, which would take long, it isn't known what excludes what. */
const most = 60;

/**
 * Whether `oneOf` refuses other values from now on, because they fit several of its alternatives: where more of those surely have
 * values in common, it is narrower. Alternatives that something tells apart, such as a discriminator, have none.
 */
export function compareExclusion(was: Choice, is: Choice, { say, isWithin }: Asked): readonly RangeDifference[] {
  if ([was, is].some(({ shape }) => shape.discriminator !== undefined)) return [];
  const [before, after] = [listOverlaps(was), listOverlaps(is)];
  const { removed, added } = findStrangers(before.keys(), after.keys());
  if (removed.length + added.length === 0) return [];
  const sides = { part: "oneOf", before: sayAll(was, before), after: sayAll(is, after) };
  if (removed.length > 0 && added.length > 0) return [{ difference: "othersChanged", ...sides }];
  const isMore = added.length > 0;
  const isSure = (isMore ? added : removed).some((key) =>
    isShared(isMore ? is : was, (isMore ? after : before).get(key)),
  );
  if (isSure) return [{ difference: isMore ? "narrowed" : "widened", ...sides }];
  return [{ difference: isMore ? "overlapAdded" : "overlapRemoved", ...sides }];

  function isShared({ payloads }: Choice, overlap: Overlap | undefined): boolean {
    if (overlap === undefined) return false;
    const [one, other] = overlap;
    return toKey(one) === toKey(other) || isWithin(one, other, payloads) || isWithin(other, one, payloads);
  }

  function sayAll({ shape, payloads }: Choice, overlaps: ReadonlyMap<string, Overlap>): string {
    if (shape.isExclusive !== true) return shape.variants === undefined ? "no oneOf" : "anyOf";
    const [first, ...others] = overlaps.values();
    if (first === undefined) return "oneOf of what excludes each other";
    const more = others.length === 0 ? "" : `, and ${others.length} more`;
    return `oneOf that refuses what is both ${first.map((each) => say(each, payloads)).join(" and ")}${more}`;
  }
}

type Overlap = readonly [JsonObject, JsonObject];

/** Pairs of alternatives that one value may fit, so that it is refused, by what they say. */
function listOverlaps({ shape, payloads }: Choice): ReadonlyMap<string, Overlap> {
  const { variants = [], isExclusive } = shape;
  const overlaps = new Map<string, Overlap>();
  if (isExclusive !== true || variants.length > most) return overlaps;
  for (const [index, one] of variants.entries()) {
    for (const other of variants.slice(index + 1)) {
      if (!areApart(one, other, payloads)) overlaps.set([one, other].map(toKey).sort().join(" "), [one, other]);
    }
  }
  return overlaps;
}

function toKey(variant: JsonObject): string {
  return referenceOf(variant) ?? printJson(variant, 0, { sortKeys: true });
}
