import { isJsonArray } from "../catalogue/is-json-array.ts";
import { isJsonObject } from "../catalogue/is-json-object.ts";
import { isJsonNumber } from "../catalogue/is-json-number.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { Field } from "../catalogue/schema.ts";
import { type NumberSpellings, toPointer } from "../catalogue/number-spellings.ts";

/*
 * Numbers on their way to be printed as their author wrote them. They pass for objects without keys, which nobody looks into
 * between a schema and its print.
 */

const spelling = Symbol("spelling");

/** A number as JSON that is to be printed has it. */
interface SpelledNumber {
  readonly value: number;
  readonly text: string;
}

/** The default of a field with its numbers to be printed as they are spelled, where JSON may spell them so. */
export function spellDefault({ default: value, defaultNumbers }: SpelledField): JsonValue | undefined {
  return value === undefined || defaultNumbers === undefined ? value : spellNumbers(value, defaultNumbers);
}

type SpelledField = Pick<Field, "default" | "defaultNumbers">;

function spellNumbers(value: JsonValue, numbers: NumberSpellings): JsonValue {
  const spell = (part: JsonValue, path: readonly (string | number)[]): JsonValue => {
    if (isJsonArray(part)) return part.map((item, index) => spell(item, [...path, index]));
    if (isJsonObject(part)) {
      const object: Record<string, JsonValue> = Object.create(null);
      for (const [key, inner] of Object.entries(part)) object[key] = spell(inner, [...path, key]);
      return object;
    }
    const text = numbers[toPointer(path)];
    const isSpelled = text !== undefined && typeof part === "number" && Number(text) === part && isJsonNumber(text);
    return isSpelled ? toPrinted({ value: part, text }) : part;
  };
  return spell(value, []);
}

function toPrinted(number: SpelledNumber): JsonObject {
  return Object.defineProperty(Object.create(null) as JsonObject, spelling, { value: number });
}

/** The number that an object stands for, if it does for one. */
export function readSpelled(object: object): SpelledNumber | undefined {
  return (object as { readonly [spelling]?: SpelledNumber })[spelling];
}

/** A value as a type takes it that has whole numbers alone. */
export function dropSpelling(value: JsonValue): JsonValue {
  return (isJsonObject(value) ? readSpelled(value)?.value : undefined) ?? value;
}
