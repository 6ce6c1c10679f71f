import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isNumber } from "../../catalogue/is-number.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import { limitKinds, toTightest } from "../../json-schema/limit-kinds.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { listFixed } from "../endpoints/are-limits-apart.ts";

/**
 * Whether all values of which JSON Schema says something go by what it says of others: by the same, by tighter limits, or because
 * they are among those that may be. What isn't known is taken not to be kept.
 */
export function areRulesKept(own: JsonObject, wanted: JsonObject, symbols?: readonly string[]): boolean {
  const values = listFixed(own) ?? symbols?.map((symbol) => printSorted(symbol));
  return Object.entries(wanted).every(([key, said]) => {
    const known = own[key];
    if (known !== undefined && printSorted(known) === printSorted(said)) return true;
    if (key === "const" || key === "enum") {
      const all = new Set(isJsonArray(said) && key === "enum" ? said.map(printSorted) : [printSorted(said)]);
      return values?.every((value) => all.has(value)) === true;
    }
    const limit = limitKinds.get(key);
    return limit !== undefined && isNumber(said) && isNumber(known) && toTightest(limit, said, known) === known;
  });
}
