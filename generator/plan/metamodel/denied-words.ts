import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { NumberSpellings } from "../../catalogue/number-spellings.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import { printSpelled } from "../../print/space-out-json.ts";
import { joinRuns } from "../parts/parts.ts";

/** Of so many values that are denied, a reader has more in the definition. */
const mostDenied = 12;

/** What a value may not be by the `not` of its JSON Schema; undefined where that says several things, or others. */
export function describeDenied(schema: JsonValue, numbers?: NumberSpellings): RichText | undefined {
  if (!isJsonObject(schema)) return undefined;
  if (Object.keys(schema).length === 0) return [{ text: "Nothing is valid" }];
  if (Object.keys(schema).length !== 1) return undefined;
  const { const: fixed, enum: listed, pattern, type } = schema;
  const print = (value: JsonValue, ...path: readonly (string | number)[]): TextRun => ({
    text: printSpelled(value, { path: ["not", ...path], numbers }),
    code: true,
  });
  if (fixed !== undefined) return [{ text: "Not " }, print(fixed, "const")];
  if (typeof pattern === "string") return [{ text: "Doesn't match " }, { text: pattern, code: true }];
  const types = typeof type === "string" ? [type] : type;
  if (isJsonArray(types) && types.length > 0 && types.every((each) => typeof each === "string"))
    return [
      { text: types.length === 1 ? "Not of type " : "Of none of the types " },
      ...joinRuns(types.map((text) => ({ text, code: true }))),
    ];
  if (!isJsonArray(listed) || listed.length === 0 || listed.length > mostDenied) return undefined;
  return [{ text: "None of " }, ...joinRuns(listed.map((each, index) => print(each, "enum", index)))];
}
