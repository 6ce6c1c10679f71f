import type { JsonObject } from "../../catalogue/json.ts";
import { asText } from "./api-document.ts";

/** In characters: what is longer is no day. */
const longest = 40;

/** The day until which an operation or a parameter that is deprecated is promised to be there, as tools that compare APIs read it. */
export function sunsetOf(node: JsonObject): string | undefined {
  const day = asText(node["x-sunset"])?.trim();
  return node["deprecated"] === true && day !== undefined && day.length <= longest ? day : undefined;
}
