import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import { isNumber } from "../../catalogue/is-number.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";

/** Whether no value of one type fits two JSON Schemas of limits alone. */
export function areLimitsApart(one: JsonObject, other: JsonObject): boolean {
  const isApart =
    isAbove(one, other) || isAbove(other, one) || differs(one["format"], other["format"]) || beginsElse(one, other);
  const [fixed, fixedOther] = [listFixed(one), listFixed(other)];
  if (isDenied(fixed, other) || isDenied(fixedOther, one)) return true;
  if (areOfOtherLengths(fixed, other) || areOfOtherLengths(fixedOther, one)) return true;
  return isApart || (fixed !== undefined && fixedOther?.every((value) => !fixed.includes(value)) === true);
}

/** Whether a JSON Schema says that a value may be none of some. */
function isDenied(values: readonly string[] | undefined, { not }: JsonObject): boolean {
  const denied = isJsonObject(not) && Object.keys(not).length === 1 ? listFixed(not) : undefined;
  return denied !== undefined && values?.every((value) => denied.includes(value)) === true;
}

/** Whether all of some values are texts that are shorter or longer than a JSON Schema lets texts be. */
function areOfOtherLengths(values: readonly string[] | undefined, { minLength, maxLength }: JsonObject): boolean {
  if (values === undefined || values.length === 0 || (minLength ?? maxLength) === undefined) return false;
  return values.every((text) => {
    const value: JsonValue = JSON.parse(text);
    // JSON Schema counts characters and not halves of them.
    const length = typeof value === "string" ? Array.from(value).length : undefined;
    if (length === undefined) return false;
    return (
      (typeof minLength === "number" && length < minLength) || (typeof maxLength === "number" && length > maxLength)
    );
  });
}

/** Keywords of the least and of the most, and whether what they name is refused itself. */
const ranges: readonly (readonly [least: string, most: string, isRefused: boolean])[] = [
  ["minimum", "maximum", false],
  ["exclusiveMinimum", "maximum", true],
  ["minimum", "exclusiveMaximum", true],
  ["exclusiveMinimum", "exclusiveMaximum", true],
  ["minLength", "maxLength", false],
  ["minItems", "maxItems", false],
  ["minProperties", "maxProperties", false],
];

/** Whether all values of one are greater, or longer, than all of the other. */
function isAbove(one: JsonObject, other: JsonObject): boolean {
  return ranges.some(([least, most, isRefused]) => {
    const [from, to] = [one[least], other[most]];
    return isNumber(from) && isNumber(to) && (from > to || (isRefused && from >= to));
  });
}

function differs(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

/** Whether texts have to begin in another way. */
function beginsElse(one: JsonObject, other: JsonObject): boolean {
  const [begin, beginOther] = [readBeginning(one["pattern"]), readBeginning(other["pattern"])];
  return !begin.startsWith(beginOther) && !beginOther.startsWith(begin);
}

/** Plain characters with which texts have to begin; the last one before a quantifier needn't be there. */
function readBeginning(pattern: JsonValue | undefined): string {
  if (typeof pattern !== "string" || pattern.includes("|")) return "";
  return /^\^(?<plain>(?:[\w/:@#-](?![*?{]))*)/.exec(pattern)?.groups?.["plain"] ?? "";
}

/** The values that a JSON Schema names, as JSON; undefined where it names none. */
export function listFixed(schema: JsonObject): readonly string[] | undefined {
  const { const: fixed, enum: listed } = schema;
  if (fixed !== undefined) return [printSorted(fixed)];
  return isJsonArray(listed) ? listed.map((value) => printSorted(value)) : undefined;
}
