import type { JsonObject } from "../../catalogue/json.ts";
import { printJson } from "../../print/print-json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import {
  type Alternatives,
  findOverlapStrangers,
  type Overlap,
  sayOverlaps,
  type TellingValues,
} from "../find-overlap-strangers.ts";
import { findStrangers } from "../pair-up.ts";
import { tellOverlapsApart } from "../tell-overlaps-apart.ts";
import { isRefused } from "./is-refused.ts";
import type { RangeDifference } from "./compare-ranges.ts";
import { peelSchema, referenceOf, shapeValue, type ValueShape } from "./value-shape.ts";

type Payloads = ReadonlyMap<string, JsonObject>;

/** What a value may be, and what its alternatives refer to. */
export interface Choice {
  readonly shape: ValueShape;
  /** Its alternatives, or it as the only one. */
  readonly variants: readonly JsonObject[];
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
  const names = nameAsNow(was.variants, is.variants);
  const before = listOverlaps(was, (key) => names.get(key) ?? key);
  const after = listOverlaps(is, (key) => key);
  const { removed, added } = findOverlapStrangers(before, after);
  if (removed.length + added.length === 0) return [];
  const isMore = added.length > 0;
  const isOther = isMore && removed.length > 0;
  const said = [sayAll(was, before, after), sayAll(is, after, before)] as const;
  const [old, now] = tellOverlapsApart(said, isOther ? "changed" : isMore ? "narrowed" : "widened");
  const sides = { part: "oneOf", before: old, after: now };
  if (isOther) return [{ difference: "othersChanged", ...sides }];
  const isSure = (isMore ? added : removed).some((key) =>
    isShared(isMore ? is : was, (isMore ? after : before).overlaps.get(key)),
  );
  if (isSure) return [{ difference: isMore ? "narrowed" : "widened", ...sides }];
  return [{ difference: isMore ? "overlapAdded" : "overlapRemoved", ...sides }];

  function isShared({ payloads }: Choice, overlap: VariantOverlap | undefined): boolean {
    if (overlap === undefined) return false;
    const [one, other] = overlap.pair;
    const [values, others] = (overlap.telling ?? []).map((telling) => telling.get("") ?? nothing);
    if ([...(values ?? [])].some((value) => others?.has(value) === true)) return true;
    return toKey(one) === toKey(other) || isWithin(one, other, payloads) || isWithin(other, one, payloads);
  }

  function sayAll({ shape, payloads }: Choice, own: Overlaps, others: Overlaps): string {
    if (shape.isExclusive !== true) return shape.variants === undefined ? "no oneOf" : "anyOf";
    return sayOverlaps(own, others, ({ pair }) => pair.map((each) => say(each, payloads)).join(" and "));
  }
}

interface VariantOverlap extends Overlap {
  readonly pair: readonly [JsonObject, JsonObject];
}

type Overlaps = Alternatives<VariantOverlap>;

/** Pairs of alternatives that one value may fit, so that it is refused, by what they say. */
function listOverlaps({ shape, variants, payloads }: Choice, toName: (key: string) => string): Overlaps {
  const names = variants.map((variant) => toName(toKey(variant)));
  const overlaps = new Map<string, VariantOverlap>();
  if (shape.isExclusive !== true || variants.length > most) return { names, overlaps };
  const needs = variants.map((variant) => new Set(shapeValue(peelSchema(variant), payloads).required.keys()));
  for (const [index, one] of variants.entries()) {
    for (const [place, other] of variants.entries()) {
      if (place <= index) continue;
      const lets = [!isRefused(one, other, payloads), !isRefused(other, one, payloads)] as const;
      if (!lets.includes(true)) continue;
      const both = [names[index] ?? "", names[place] ?? ""] as const;
      overlaps.set(both.toSorted().join(" "), {
        ...{ pair: [one, other], names: both, lets },
        needs: [needs[index] ?? nothing, needs[place] ?? nothing],
        telling: [listTellingValues(one, payloads), listTellingValues(other, payloads)],
      });
    }
  }
  return { names, overlaps };
}

const nothing: ReadonlySet<string> = new Set();

/** The values that an alternative may be, and those of properties that it has to have. */
function listTellingValues(variant: JsonObject, payloads: Payloads): TellingValues {
  const { values, properties, required } = shapeValue(peelSchema(variant), payloads);
  const listed = [...required.keys()].map((name) => {
    const [first, ...others] = properties.get(name) ?? [];
    const isOne = first !== undefined && others.length === 0;
    return [name, isOne ? shapeValue(peelSchema(first.schema), payloads).values : undefined] as const;
  });
  return new Map(
    [["", values] as const, ...listed].flatMap(([name, each]) =>
      each === undefined ? [] : [[name, new Set(each.map((value) => printJson(value, 0)))] as const],
    ),
  );
}

/** Alternatives without names, where as many of them are others now, by what they say: the same in their order say what follows. */
function nameAsNow(was: readonly JsonObject[], is: readonly JsonObject[]): ReadonlyMap<string, string> {
  const { removed, added } = findStrangers(was.map(toKey), is.map(toKey));
  const isNamed = [...was, ...is].some((each) => referenceOf(each) !== undefined && isStranger(toKey(each)));
  if (removed.length !== added.length || isNamed) return new Map();
  return new Map(removed.map((key, index) => [key, added[index] ?? key]));

  function isStranger(key: string): boolean {
    return removed.includes(key) || added.includes(key);
  }
}

function toKey(variant: JsonObject): string {
  return referenceOf(variant) ?? printSorted(variant);
}
