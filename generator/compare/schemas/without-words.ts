import type { JsonObject } from "../../catalogue/json.ts";

/** What is said of a schema in words, and not of its values. */
const words: ReadonlySet<string> = new Set(["title", "description", "$comment", "examples", "deprecated"]);

/** What annotations say of values. */
export function withoutWords(annotations: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(annotations).filter(([key]) => !words.has(key)));
}
