import { isJsonArray } from "./is-json-array.ts";
import type { JsonValue } from "./json.ts";

/** The values of a list that are written as one word, such as names and `null`, as text; what is none is no list of any. */
export function listWords(value: JsonValue | undefined): readonly string[] {
  if (!isJsonArray(value)) return [];
  return value.flatMap((each) => (typeof each === "object" && each !== null ? [] : [String(each)]));
}
