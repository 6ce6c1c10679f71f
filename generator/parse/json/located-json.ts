import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { type NumberSpellings, toPointer } from "../../catalogue/number-spellings.ts";
import type { Span } from "../../catalogue/span.ts";

/** A JSON value that knows where it stands. */
export type LocatedJson = LocatedObject | LocatedArray | LocatedScalar;

/** An object of JSON. */
export interface LocatedObject {
  readonly kind: "object";
  /** In written order. A key that is written twice keeps its first place and its last value. */
  readonly entries: ReadonlyMap<string, LocatedEntry>;
  /** From the opening to the closing brace. */
  readonly span: Span;
}

/** A key with its value. */
export interface LocatedEntry {
  readonly key: string;
  /** With the quotes. */
  readonly keySpan: Span;
  readonly value: LocatedJson;
}

/** An array of JSON. */
export interface LocatedArray {
  readonly kind: "array";
  readonly items: readonly LocatedJson[];
  readonly span: Span;
}

/** A value of JSON that holds no others. A whole number that a `number` would round is a `bigint`. */
export interface LocatedScalar {
  readonly kind: "scalar";
  readonly value: null | boolean | number | bigint | string;
  /** Present on a string whose end is missing, so that nobody takes what there is of it for a name. */
  readonly isCut?: true | undefined;
  /** Present on a number that JSON would spell otherwise. */
  readonly spelled?: string | undefined;
  readonly span: Span;
}

/** The plain value, with objects free of a prototype. */
export function toJsonValue(located: LocatedJson): JsonValue {
  switch (located.kind) {
    case "scalar":
      return located.value;
    case "array":
      return located.items.map(toJsonValue);
    case "object":
      return toJsonObject(located.entries.values());
  }
}

/** A plain object of some entries, free of a prototype. */
export function toJsonObject(entries: Iterable<LocatedEntry>): JsonObject {
  const object: Record<string, JsonValue> = Object.create(null);
  for (const { key, value } of entries) object[key] = toJsonValue(value);
  return object;
}

/** How the numbers in a value are spelled, where JSON would spell any otherwise. */
export function listSpellings(located: LocatedJson): NumberSpellings | undefined {
  const numbers: Record<string, string> = {};
  const collect = (value: LocatedJson, path: readonly (string | number)[]): void => {
    if (value.kind === "array") for (const [index, item] of value.items.entries()) collect(item, [...path, index]);
    else if (value.kind === "object")
      for (const entry of value.entries.values()) collect(entry.value, [...path, entry.key]);
    else if (value.spelled !== undefined) numbers[toPointer(path)] = value.spelled;
  };
  collect(located, []);
  return Object.keys(numbers).length === 0 ? undefined : numbers;
}

/** What a value is, in words for a diagnostic. */
export function describeJson(located: LocatedJson): string {
  if (located.kind === "object") return "an object";
  if (located.kind === "array") return "a list";
  switch (typeof located.value) {
    case "string":
      return "a string";
    case "boolean":
      return `\`${located.value}\``;
    case "object":
      return "`null`";
    default:
      return "a number";
  }
}
