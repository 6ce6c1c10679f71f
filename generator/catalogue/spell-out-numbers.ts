import { isBig } from "./is-big.ts";
import { isJsonArray } from "./is-json-array.ts";
import { isNumber } from "./is-number.ts";
import type { JsonObject, JsonValue } from "./json.ts";
import { type NumberSpellings, toPointer } from "./number-spellings.ts";

/** What has annotations, and may say how numbers in them were spelled. */
interface Annotated {
  readonly annotations: JsonObject;
  readonly numbers?: NumberSpellings | undefined;
}

/** The same with whole numbers that JavaScript has none for as a `bigint`, where its annotations hold the nearest ones. Itself where there are none. */
export function spellOutNumbers<Thing extends Annotated>(thing: Thing): Thing {
  const { annotations, numbers = {} } = thing;
  if (!Object.values(numbers).some(isBig)) return thing;
  const replace = (value: JsonValue, path: readonly (string | number)[]): JsonValue => {
    // A printed catalogue has the nearest number in as many digits.
    if (isNumber(value)) {
      const text = numbers[toPointer(path)];
      return text !== undefined && isBig(text) ? BigInt(text) : value;
    }
    if (typeof value !== "object" || value === null) return value;
    if (isJsonArray(value)) return value.map((item, index) => replace(item, [...path, index]));
    return replaceIn(value, path);
  };
  const replaceIn = (object: JsonObject, path: readonly (string | number)[]): JsonObject => {
    const copy: Record<string, JsonValue> = Object.create(null);
    for (const [key, part] of Object.entries(object)) copy[key] = replace(part, [...path, key]);
    return copy;
  };
  return { ...thing, annotations: replaceIn(annotations, []) };
}
