import { isNumber } from "../../catalogue/is-number.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import { splitPatterns } from "./join-parts.ts";
import { readLiterals } from "./read-literals.ts";
import type { ValueShape } from "./value-shape.ts";

/**
 * Whether values that are named go by a limit of a text's length or of numbers, by its keyword. A pattern is never run, so nobody
 * knows of one that isn't a list of texts, nor of what is counted in lists and objects.
 */
export function areAllWithin(
  values: readonly JsonValue[] | undefined,
  { limits, pattern }: ValueShape,
  part: string,
): boolean {
  if (part === "pattern") return values !== undefined && values.length > 0 && areAllListed(values, pattern);
  const check = checks.get(part);
  if (check === undefined || values === undefined || values.length === 0) return false;
  const { keywords, of } = check;
  return values.every((value) => {
    const size = of(value);
    return size !== undefined && keywords.every((keyword) => fits(keyword, size, limits.get(keyword)));
  });
}

function areAllListed(values: readonly JsonValue[], pattern: string | undefined): boolean {
  const listed = splitPatterns(pattern).map((each) => readLiterals(each));
  return values.every((value) => typeof value !== "string" || listed.every((texts) => texts?.includes(value) === true));
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
