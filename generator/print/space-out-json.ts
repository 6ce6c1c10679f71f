import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonValue } from "../catalogue/json.ts";
import { toPointer, type NumberSpellings } from "../catalogue/number-spellings.ts";
import { isJsonArray } from "../catalogue/is-json-array.ts";
import { printJson } from "./print-json.ts";

/** Where a value stands among annotations whose numbers may be spelled in their own way. */
export interface SpelledPlace {
  readonly path: readonly (string | number)[];
  readonly numbers?: NumberSpellings | undefined;
}

/** JSON on one line, with a blank after each comma and colon and inside braces, as one would write it in a schema. */
export function spaceOutJson(value: JsonValue, place: SpelledPlace = { path: [] }): string {
  if (isJsonArray(value)) return `[${value.map((item, index) => spaceOutJson(item, below(place, index))).join(", ")}]`;
  if (!isJsonObject(value)) return printSpelled(value, place);
  const entries = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${spaceOutJson(inner, below(place, key))}`,
  );
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** The place of a part. */
export function below({ path, numbers }: SpelledPlace, key: string | number): SpelledPlace {
  return { path: numbers === undefined ? path : [...path, key], numbers };
}

/** A single value; a number as its author spelled it, which says more than its value: `10.0` is no whole number. */
export function printSpelled(value: JsonValue, { path, numbers }: SpelledPlace): string {
  const spelled = typeof value === "number" ? numbers?.[toPointer(path)] : undefined;
  return spelled !== undefined && Number(spelled) === value ? spelled : printJson(value, 0);
}
