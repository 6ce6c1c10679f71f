import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { NumberSpellings } from "../../catalogue/number-spellings.ts";
import type { RichText } from "../../page-model/parts.ts";
import { joinTexts } from "../parts/parts.ts";
import { spaceOutJson } from "../../print/space-out-json.ts";

/** So many values are listed; the rest stands where they were written. */
const mostListed = 12;
/** So many say what values look like. */
const mostShown = 3;
/** In characters; what is longer is better read as it was written. */
const longestShown = 80;

/**
 * Which values there may be, by the keywords that JSON Schema has for some of them, for all, for the only one and for the one that stands in; undefined for others,
 * and where one of them is too long for a line.
 */
export function describeExamples(name: string, value: JsonValue, numbers?: NumberSpellings): RichText | undefined {
  if (name === "const") return toRuns("Always ", [toText(value, [name], numbers)]);
  if (name === "default") return toRuns("Default ", [toText(value, [name], numbers)]);
  if (name === "example") return toRuns("For example ", [toText(value, [name], numbers)]);
  if (name === "enum" && isJsonArray(value)) return toListed(value, numbers);
  if (name !== "examples" || !isJsonArray(value)) return undefined;
  return toRuns(
    "For example ",
    value.slice(0, mostShown).map((item, index) => toText(item, [name, index], numbers)),
  );
}

function toListed(values: readonly JsonValue[], numbers: NumberSpellings | undefined): RichText | undefined {
  const shown = values.slice(0, mostListed).map((item, index) => toText(item, ["enum", index], numbers));
  const runs = toRuns("One of ", shown);
  const rest = values.length - shown.length;
  return runs === undefined || rest === 0 ? runs : [...runs, { text: ` and ${rest} more` }];
}

function toRuns(words: string, texts: readonly (string | undefined)[]): RichText | undefined {
  const shown = texts.filter((text) => text !== undefined);
  if (shown.length === 0 || shown.length < texts.length) return undefined;
  return [{ text: words }, ...joinTexts(shown.map((text) => [{ text, code: true }]))];
}

function toText(
  value: JsonValue,
  path: readonly (string | number)[],
  numbers: NumberSpellings | undefined,
): string | undefined {
  const isPlain = typeof value === "string" && value.trim() !== "";
  const text = isPlain ? value : spaceOutJson(value, { path, numbers });
  return text.length > longestShown || text.includes("\n") ? undefined : text;
}
