import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import { type NumberSpellings, numbersBelow } from "../../catalogue/number-spellings.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import { printSpelled } from "../../print/space-out-json.ts";

/** What `@SearchScore` says, e.g. `Ranks results by its value, weight 0.5`; undefined where it is no object. */
export function describeSearchScore(value: JsonValue, numbers: NumberSpellings | undefined): RichText | undefined {
  if (!isJsonObject(value)) return undefined;
  const spelled = numbersBelow(numbers, ["SearchScore"]);
  const { fieldName, modifier, weight, defaultValue } = value;
  const runs: TextRun[] = [{ text: "Ranks results by its value" }];
  if (weight !== undefined) {
    runs.push({ text: `, weight ${printSpelled(weight, { path: ["weight"], numbers: spelled })}` });
  }
  if (typeof modifier === "string") runs.push({ text: ", modifier " }, { text: modifier, code: true });
  if (typeof fieldName === "string") runs.push({ text: ", indexed as " }, { text: fieldName, code: true });
  if (defaultValue !== undefined) {
    runs.push({
      text: `, ${printSpelled(defaultValue, { path: ["defaultValue"], numbers: spelled })} where it is empty`,
    });
  }
  return runs;
}
