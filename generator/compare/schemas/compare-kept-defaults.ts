import type { JsonObject } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import type { Change } from "../change.ts";
import { makeChange } from "../make-change.ts";
import type { ValidatedSite } from "./compare-validation.ts";
import { readingsBy } from "./schema-pair.ts";

/** What differs in the default that a JSON Schema gives for values of a definition, which each field that refers to it goes by, or for items of a list and values of a map. */
export function compareKeptDefaults(
  { language, spans, ...site }: ValidatedSite,
  was: JsonObject,
  is: JsonObject,
): readonly Change[] {
  const [before, after] = [was, is].map(({ default: value }) => (value === undefined ? "nothing" : printSorted(value)));
  if (language !== "other" || before === undefined || after === undefined || before === after) return [];
  return [
    makeChange({
      ...site,
      code: "risky/default-changed",
      before: { text: before, span: spans[0] },
      after: { text: after, span: spans[1] },
      readings: readingsBy(language, [true, true], [true, true]),
    }),
  ];
}
