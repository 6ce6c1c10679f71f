import type { JsonObject } from "../../catalogue/json.ts";
import { sampleNumber } from "../../print/sample-values.ts";
import { asText } from "./api-document.ts";

/** What 32 bits hold: a time in milliseconds is longer. */
const longestInt = 2 ** 31 - 1;
/** As a unit: what happens every few seconds has any. */
const inSeconds =
  /(?:^|[(,:;]\s?|\b(?:as|epoch|in|integer|posix|unix|utc|whole)\s)seconds\b|\bseconds\s(?:after|elapsed|from|passed|since)\b|\bunix[ -]?time(?:stamp)?\b/i;
const inParts = /\b(?:milli|micro|nano)s(?:ec(?:ond)?s?)?\b|\bms\b/i;

/** A whole number for a value of that name: a time in seconds where its format or description says so. */
export function sampleInteger(node: JsonObject, name: string): number {
  const format = asText(node["format"]) ?? "";
  const isUnixTime = /^unix-?time(?:stamp)?$/i.test(format);
  const number = sampleNumber("long", isUnixTime ? "time" : name, "");
  if (number <= longestInt) return number;
  const description = asText(node["description"]) ?? "";
  const isTold = inSeconds.test(description) && !inParts.test(description);
  return isUnixTime || format === "int32" || isTold ? Math.floor(number / 1000) : number;
}
