import type { JsonValue } from "../../catalogue/json.ts";
import { holdsBig } from "../../catalogue/holds-big.ts";
import { printJson } from "../../print/print-json.ts";

/** A value as JSON, all digits of whole numbers that JavaScript has none for among it. The engine prints whatever it can. */
export function spellJson(value: JsonValue, indent = 0): string {
  return holdsBig(value) ? printJson(value, indent) : JSON.stringify(value, undefined, indent);
}
