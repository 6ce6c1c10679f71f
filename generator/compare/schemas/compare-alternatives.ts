import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import type { RangeDifference } from "../endpoints/compare-ranges.ts";
import type { ValueDifference } from "../endpoints/tell-value.ts";
import { findStrangers } from "../pair-up.ts";
import { findWitness } from "../witnesses/find-witness.ts";
import { listOverlapping } from "./list-overlapping.ts";
import { withoutWords } from "./without-words.ts";

/** Alternatives of one type; of those under `oneOf`, a value may not fit two. */
interface Side {
  readonly all: readonly string[];
  /** Those of which another one may refuse a value. */
  readonly overlapping: readonly string[];
}

/** What differs in which alternatives a value has, and in whether it may fit several of them. */
export function compareAlternatives(before: JsonObject, after: JsonObject): readonly RangeDifference[] {
  const [was, is] = [readSide(before), readSide(after)];
  const judged = judge(was, is);
  if (judged === undefined) return [];
  // What isn't told by alternatives as wholes may be by a value.
  const difference = judged === "patternChanged" && isOneRefused(before, after) ? "changed" : judged;
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

/** Whether a value shows that some are refused now which weren't, where limits are those of texts or of numbers alone. */
function isOneRefused(before: JsonObject, after: JsonObject): boolean {
  const type = findType([...listAlternatives(before), ...listAlternatives(after)]);
  if (type === undefined) return false;
  const [one, other] = [before, after].map(({ oneOf, anyOf }) => ({
    schema: { type, ...(oneOf !== undefined && { oneOf }), ...(anyOf !== undefined && { anyOf }) },
    follow: () => undefined,
  }));
  return one !== undefined && other !== undefined && findWitness(one, other) !== undefined;
}

function listAlternatives({ oneOf, anyOf }: JsonObject): readonly JsonObject[] {
  return [oneOf, anyOf].flatMap((list) => (isJsonArray(list) ? list.filter(isJsonObject) : []));
}

function findType(alternatives: readonly JsonObject[]): string | undefined {
  const keys = alternatives.flatMap((each) => Object.keys(withoutWords(each)));
  return [...limitsOf].find(([, limits]) => keys.length > 0 && keys.every((key) => limits.has(key)))?.[0];
}

const limitsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["string", new Set(["minLength", "maxLength", "pattern"])],
  ["number", new Set(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"])],
]);

function say({ oneOf, anyOf }: JsonObject): string {
  if (oneOf !== undefined) return `oneOf ${printSorted(oneOf)}`;
  const isPlain = anyOf === undefined || printSorted(anyOf) === printSorted([{}]);
  return isPlain ? "no anyOf" : `anyOf ${printSorted(anyOf)}`;
}
