import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import type { RangeDifference } from "../endpoints/compare-ranges.ts";
import type { ValueDifference } from "../endpoints/tell-value.ts";
import { findStrangers } from "../pair-up.ts";
import { listOverlapping } from "./list-overlapping.ts";

/** Alternatives of one type; of those under `oneOf`, a value may not fit two. */
interface Side {
  readonly all: readonly string[];
  /** Those of which another one may refuse a value. */
  readonly overlapping: readonly string[];
}

/** What differs in which alternatives a value has, and in whether it may fit several of them. */
export function compareAlternatives(before: JsonObject, after: JsonObject): readonly RangeDifference[] {
  const [was, is] = [readSide(before), readSide(after)];
  const difference = judge(was, is);
  if (difference === undefined) return [];
  const [old, now] = [before, after].map(say);
  const isExclusive = was.overlapping.length + is.overlapping.length > 0;
  return [{ difference, part: isExclusive ? "oneOf" : "anyOf", before: old ?? "", after: now ?? "" }];
}

function readSide({ oneOf, anyOf }: JsonObject): Side {
  const alternatives = isJsonArray(oneOf) ? oneOf : isJsonArray(anyOf) ? anyOf : [];
  const overlapping = isJsonArray(oneOf) ? listOverlapping(oneOf.filter(isJsonObject)) : [];
  return { all: alternatives.map(printSorted), overlapping: overlapping.map(printSorted) };
}

/** Of several alternatives, more let through more, and one that says nothing lets through all, unless they exclude each other. */
function judge(was: Side, is: Side): ValueDifference | undefined {
  const { removed, added } = findStrangers(was.all, is.all);
  if (was.overlapping.join("\n") === is.overlapping.join("\n")) {
    const [wasOpen, isOpen] = [was, is].map(
      ({ all, overlapping }) => overlapping.length === 0 && all.includes(printSorted({})),
    );
    if (wasOpen || isOpen) return wasOpen && isOpen ? undefined : isOpen ? "widened" : "narrowed";
    if (removed.length + added.length === 0) return undefined;
    return removed.length === 0 ? "widened" : added.length === 0 ? "narrowed" : "patternChanged";
  }
  // What isn't refused by another one any more is let through now.
  const isFreed = is.overlapping.length === 0 && (removed.length === 0 || is.all.includes(printSorted({})));
  if (isFreed) return "widened";
  // What stands there twice is surely refused.
  const isSure = removed.length > 0 || new Set(is.all).size < is.all.length;
  return was.overlapping.length === 0 && added.length === 0 && isSure ? "narrowed" : "patternChanged";
}

function say({ oneOf, anyOf }: JsonObject): string {
  if (oneOf !== undefined) return `oneOf ${printSorted(oneOf)}`;
  const isPlain = anyOf === undefined || printSorted(anyOf) === printSorted([{}]);
  return isPlain ? "no anyOf" : `anyOf ${printSorted(anyOf)}`;
}
