import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject } from "../../catalogue/json.ts";

/** What is said of texts, of all or of those that are an alternative. */
const ofTexts: ReadonlySet<string> = new Set([
  ...["const", "enum", "format", "maxLength", "minLength", "not", "pattern"],
]);

/** Whether limits of a value that may be a text, or of alternatives that are, let any text through. */
export function letsAnyText(limits: JsonObject): boolean {
  const alternatives = ["anyOf", "oneOf"].flatMap((key) => {
    const listed = limits[key];
    return isJsonArray(listed) ? listed.filter(isJsonObject) : [];
  });
  const ofText = alternatives.filter(({ type }) => type === undefined || type === "string");
  const isLimited = (each: JsonObject): boolean => Object.keys(each).some((key) => ofTexts.has(key));
  return !isLimited(limits) && (ofText.length === 0 || ofText.some((each) => !isLimited(each)));
}
