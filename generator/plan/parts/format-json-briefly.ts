import type { JsonValue } from "../../catalogue/json.ts";
import { spaceOutJson, type SpelledPlace } from "../../print/space-out-json.ts";

/** JSON on one line, cut after so many characters. */
export function formatJsonBriefly(value: JsonValue, length: number, place?: SpelledPlace): string {
  const text = spaceOutJson(value, place);
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
