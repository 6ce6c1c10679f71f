import type { JsonValue } from "../../catalogue/json.ts";
import type { NumberSpellings } from "../../catalogue/number-spellings.ts";
import type { RichText } from "../../page-model/parts.ts";
import { formatJsonBriefly } from "./format-json-briefly.ts";

/** An annotation as it is written, shortened when it is long. */
export function describeAnnotation(name: string, value: JsonValue, numbers?: NumberSpellings): RichText {
  const text = value === true ? `@${name}` : `@${name} = ${formatJsonBriefly(value, 160, { path: [name], numbers })}`;
  return [{ text, code: true }];
}
