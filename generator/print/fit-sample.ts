import { isJsonArray } from "../catalogue/is-json-array.ts";
import { isJsonObject } from "../catalogue/is-json-object.ts";
import { isNumber } from "../catalogue/is-number.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { SamplePattern } from "./remember-patterns.ts";
import { samplePattern, type TextLength } from "./sample-pattern.ts";
import { takesText } from "./takes-text.ts";

/** Longer samples show nothing more. */
const longestText = 200;
const mostItems = 12;
/** Of patterns that hold together, and of limits within limits. */
const mostPatterns = 6;
const deepest = 8;

/** A sample as the limits of a JSON Schema would have it: the same where it is within them, or nothing within them is known. */
export function fitSample(value: JsonValue, limits: JsonObject, forPattern: SamplePattern = samplePattern): JsonValue {
  if (typeof value === "number") return fitNumber(value, limits);
  return typeof value === "string" ? fitText(value, limits, forPattern) : value;
}

/** How many times a list repeats its item, so that there are enough. */
export function countItems({ minItems, maxItems, uniqueItems }: JsonObject): number {
  if (maxItems === 0) return 0;
  const least = typeof minItems === "number" && uniqueItems !== true ? minItems : 1;
  return least > mostItems ? 1 : Math.max(1, least);
}

function fitNumber(value: number, limits: JsonObject): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = limits;
  const isWhole = Number.isInteger(value);
  const step = typeof multipleOf === "number" && multipleOf > 0 ? multipleOf : undefined;
  const least = toBound(minimum, exclusiveMinimum, step ?? (isWhole ? 1 : 0.5), Math.max);
  const most = toBound(maximum, exclusiveMaximum, -(step ?? (isWhole ? 1 : 0.5)), Math.min);
  const within = Math.min(Math.max(value, least ?? value), most ?? Infinity);
  // Between bounds that are nearer to each other than a step.
  const inside = least !== undefined && most !== undefined && least > most ? middleOf(limits) : within;
  if (step === undefined) return isWhole ? Math.ceil(inside) : inside;
  const steps = most !== undefined && inside >= most ? Math.floor(inside / step) : Math.ceil(inside / step);
  return Number((steps * step).toPrecision(12));
}

function middleOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonObject): number {
  const [from, to] = [minimum ?? exclusiveMinimum, maximum ?? exclusiveMaximum];
  return typeof from === "number" && typeof to === "number" ? (from + to) / 2 : 0;
}

/** The bound of both that holds; one that is no value itself is left by a step. */
function toBound(
  inclusive: JsonValue | undefined,
  exclusive: JsonValue | undefined,
  step: number,
  choose: (...bounds: readonly number[]) => number,
): number | undefined {
  const bounds = [
    ...(isNumber(inclusive) ? [Number(inclusive)] : []),
    ...(isNumber(exclusive) ? [Number(exclusive) + step] : []),
  ];
  return bounds.length === 0 ? undefined : choose(...bounds);
}

function fitText(value: string, limits: JsonObject, forPattern: SamplePattern): string {
  const all = listTogether(limits);
  const least = Math.max(0, ...all.map(({ minLength }) => minLength).filter((each) => typeof each === "number"));
  const most = Math.min(Infinity, ...all.map(({ maxLength }) => maxLength).filter((each) => typeof each === "number"));
  const patterns = all.map(({ pattern }) => pattern).filter((each) => typeof each === "string");
  if (patterns.length > 0) return fitPatterns([...new Set(patterns)], { least, most }, forPattern) ?? value;
  const length = least > longestText ? 0 : least;
  // Where no text is within both limits, one of the least length would be of whatever length that is.
  return value.length > most ? value.slice(0, most).trimEnd().padEnd(length, "a") : value.padEnd(length, ` ${value}`);
}

/** What is said of a value in one place, and what holds besides. */
function listTogether(limits: JsonObject, depth = 0): readonly JsonObject[] {
  const { allOf } = limits;
  if (!isJsonArray(allOf) || depth === deepest) return [limits];
  return [limits, ...allOf.filter(isJsonObject).flatMap((each) => listTogether(each, depth + 1))];
}

/**
 * A text that all of the patterns take: what one of them would have, or the end or beginning of it written over with what
 * another would have, as that says only how a text ends or begins. Undefined where none of these is known to do.
 */
function fitPatterns(patterns: readonly string[], length: TextLength, forPattern: SamplePattern): string | undefined {
  const [only = ""] = patterns;
  if (patterns.length === 1) return forPattern(only, length);
  if (patterns.length > mostPatterns) return undefined;
  const free = { least: 0, most: length.most };
  const texts = patterns.flatMap((each) => [forPattern(each, length), forPattern(each, free)]);
  const found = [...new Set(texts.filter((text) => text !== undefined))];
  const joined = found.flatMap((one) =>
    found
      .filter((other) => other.length < one.length)
      .flatMap((other) => [one.slice(0, -other.length || undefined) + other, other + one.slice(other.length)]),
  );
  const isTaken = (text: string): boolean =>
    text.length >= length.least &&
    text.length <= length.most &&
    patterns.every((pattern) => takesText(pattern, text) === true);
  return [...found, ...joined].find(isTaken);
}
