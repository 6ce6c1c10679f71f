import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { asList, asObject, resolve } from "./api-document.ts";
import { readStyle } from "./write-parameter.ts";

/** Styles that put something before any value. */
const marking: ReadonlySet<string> = new Set(["label", "matrix"]);

/** How a parameter is written, in words; undefined where it has neither lists nor objects, and is written as it is. */
export function tellWriting(parameter: JsonObject, document: JsonObject): string | undefined {
  const [medium] = Object.keys(asObject(parameter["content"]) ?? {});
  if (medium !== undefined) return medium.toLowerCase();
  const types = listTypes(parameter["schema"], document, 0);
  const { style, explode } = readStyle(parameter);
  if (!types.includes("array") && !types.includes("object")) return marking.has(style) ? style : undefined;
  return `${style}, ${explode ? "each by itself" : "all in one"}`;
}

/** Alternatives are in each other no deeper than this. */
const deepest = 5;

/** The types that a value may have by itself, by what it takes in or by its alternatives, as what may be nothing is written. */
function listTypes(written: JsonValue | undefined, document: JsonObject, depth: number): readonly JsonValue[] {
  const schema = resolve(document, written);
  if (schema === undefined || depth > deepest) return [];
  const { type, allOf, anyOf, oneOf } = schema;
  const own = typeof type === "string" ? [type] : asList(type);
  const parts = [allOf, anyOf, oneOf].flatMap((each) => asList(each));
  return [...own, ...parts.flatMap((each) => listTypes(each, document, depth + 1))];
}
