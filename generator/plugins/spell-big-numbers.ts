import { isJsonArray } from "../catalogue/is-json-array.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import { holdsBig } from "../catalogue/holds-big.ts";
import { type NumberSpellings, toPointer } from "../catalogue/number-spellings.ts";

interface Spelled {
  readonly annotations: JsonObject;
  /** Absent where no number needs it. */
  readonly numbers?: NumberSpellings;
}

/** Annotations with the nearest numbers for whole ones that numbers can't hold, as what judges them takes, and how those are written. */
export function spellBigNumbers(annotations: JsonObject): Spelled {
  const numbers: Record<string, string> = Object.create(null);
  const replace = (value: JsonValue, path: readonly (string | number)[]): JsonValue => {
    if (typeof value === "bigint") {
      const nearest = Number(value);
      // A text says what is beyond all numbers.
      if (!Number.isFinite(nearest)) return String(value);
      numbers[toPointer(path)] = String(value);
      return nearest;
    }
    if (typeof value !== "object" || value === null) return value;
    if (isJsonArray(value)) return value.map((item, index) => replace(item, [...path, index]));
    const copy: Record<string, JsonValue> = Object.create(null);
    for (const [key, part] of Object.entries(value)) copy[key] = replace(part, [...path, key]);
    return copy;
  };
  if (!holdsBig(annotations)) return { annotations };
  return { annotations: replace(annotations, []) as JsonObject, numbers };
}
