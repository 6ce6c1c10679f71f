import type { JsonObject } from "../../catalogue/json.ts";

/** What is said of a schema in words, or stands in for its values, and says nothing of which there may be. */
const words: ReadonlySet<string> = new Set(["title", "description", "$comment", "examples", "deprecated", "default"]);

/** What annotations say of values. */
export function withoutWords(annotations: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(annotations).filter(([key]) => !words.has(key)));
}
