import { isNumber } from "../catalogue/is-number.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { SamplePattern } from "./remember-patterns.ts";
import { samplePattern } from "./sample-pattern.ts";

/** Longer samples show nothing more. */
const longestText = 200;
const mostItems = 12;

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

function fitText(value: string, { pattern, minLength, maxLength }: JsonObject, forPattern: SamplePattern): string {
  const least = typeof minLength === "number" ? minLength : 0;
  const most = typeof maxLength === "number" ? maxLength : Infinity;
  if (typeof pattern === "string") return forPattern(pattern, { least, most }) ?? value;
  const length = least > longestText ? 0 : least;
  // Where no text is within both limits, one of the least length would be of whatever length that is.
  return value.length > most ? value.slice(0, most).trimEnd().padEnd(length, "a") : value.padEnd(length, ` ${value}`);
}
