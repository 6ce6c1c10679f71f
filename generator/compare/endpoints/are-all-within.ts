import { isNumber } from "../../catalogue/is-number.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import { createTextTest } from "../../print/takes-text.ts";
import { splitPatterns } from "./join-parts.ts";
import { readLiterals } from "./read-literals.ts";
import type { ValueShape } from "./value-shape.ts";

/**
 * Whether values that are named go by a limit of a text's length or of numbers, or by a pattern, by its keyword. Nobody knows of patterns that
 * have more than those which are followed here, nor of what is counted in lists and objects.
 */
export function areAllWithin(
  values: readonly JsonValue[] | undefined,
  { limits, pattern }: ValueShape,
  part: string,
): boolean {
  if (part === "pattern") return values !== undefined && values.length > 0 && values.every(createFitTest(pattern));
  const check = checks.get(part);
  if (check === undefined || values === undefined || values.length === 0) return false;
  const { keywords, of } = check;
  return values.every((value) => {
    const size = of(value);
    return size !== undefined && keywords.every((keyword) => fits(keyword, size, limits.get(keyword)));
  });
}

/** Tells of each value whether it surely fits a pattern, or several that were joined; so does what is no text. */
export function createFitTest(pattern: string | undefined): (value: JsonValue) => boolean {
  const tests = splitPatterns(pattern).map((each): ((value: string) => boolean) => {
    const [texts, takes] = [readLiterals(each), createTextTest(each)];
    // Of signs beyond the first 65,536, some count two and some one.
    return (value) => texts?.includes(value) === true || (!/[\ud800-\udfff]/.test(value) && takes(value) === true);
  });
  return (value) => typeof value !== "string" || tests.every((fits) => fits(value));
}

interface Check {
  /** What says the same end of a range. */
  readonly keywords: readonly string[];
  /** What is held against the limit; undefined where nobody knows, and not a number where the limit says nothing of it. */
  of(value: JsonValue): number | bigint | undefined;
}

const checks: ReadonlyMap<string, Check> = new Map([
  ["minLength", { keywords: ["minLength"], of: lengthOf }],
  ["maxLength", { keywords: ["maxLength"], of: lengthOf }],
  ["minimum", { keywords: ["minimum", "exclusiveMinimum"], of: numberOf }],
  ["exclusiveMinimum", { keywords: ["minimum", "exclusiveMinimum"], of: numberOf }],
  ["maximum", { keywords: ["maximum", "exclusiveMaximum"], of: numberOf }],
  ["exclusiveMaximum", { keywords: ["maximum", "exclusiveMaximum"], of: numberOf }],
]);

/** JSON Schema counts characters and not halves of them. */
function lengthOf(value: JsonValue): number | undefined {
  return typeof value === "object" && value !== null
    ? undefined
    : typeof value === "string"
      ? Array.from(value).length
      : NaN;
}

function numberOf(value: JsonValue): number | bigint | undefined {
  return typeof value === "object" && value !== null ? undefined : isNumber(value) ? value : NaN;
}

function fits(keyword: string, size: number | bigint, limit: number | bigint | undefined): boolean {
  if (limit === undefined || Number.isNaN(size)) return true;
  switch (keyword) {
    case "exclusiveMinimum":
      return size > limit;
    case "exclusiveMaximum":
      return size < limit;
    default:
      return keyword.startsWith("min") ? size >= limit : size <= limit;
  }
}
