import type { PolicyLimit } from "./access.ts";

/** A limit in words, e.g. `TAG begins with a or b`. */
export function describeLimit({ field, condition, values }: PolicyLimit): string {
  return `${field} ${words.get(condition) ?? condition} ${values.join(" or ")}`;
}

const words: ReadonlyMap<string, string> = new Map([
  ["EQUALS", "is"],
  ["NOT_EQUALS", "is not"],
  ["STARTS_WITH", "begins with"],
]);
