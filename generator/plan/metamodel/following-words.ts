import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import { printJson } from "../../print/print-json.ts";
import { describeLimit } from "./limit-words.ts";

/** Of so many conditions, a reader has more in the definition. */
const mostTold = 12;

/**
 * What follows from what of a plain value by the conditions of its JSON Schema, a fact each, e.g. “Where it fits `{ "minLength": 3 }`,
 * it has to fit `{ "pattern": "^x" }`”; undefined where they say something else.
 */
export function describeFollowing(conditions: JsonValue): readonly RichText[] | undefined {
  if (!isJsonArray(conditions) || conditions.length > mostTold) return undefined;
  const facts = conditions.map((each) => (isJsonObject(each) ? describeOne(each) : undefined));
  return facts.includes(undefined) ? undefined : facts.flatMap((fact) => (fact === undefined ? [] : [fact]));
}

function describeOne({ if: test, then: met, else: unmet, ...others }: JsonObject): RichText | undefined {
  // Of several patterns each has to match, and a value has room for one.
  if (test === undefined && others["pattern"] !== undefined) return describeLimit("pattern", others["pattern"]);
  if (test === undefined && others["contains"] !== undefined) return describeContained(others["contains"], others);
  if (test === undefined || (met === undefined && unmet === undefined)) return undefined;
  const start: readonly TextRun[] = [
    { text: met === undefined ? "Where it doesn't fit " : "Where it fits " },
    toCode(test),
    { text: ", it " },
  ];
  const first = met ?? unmet ?? {};
  if (met === undefined || unmet === undefined) return [...start, ...demand(first)];
  return [...start, ...demand(first), { text: ", or else it " }, ...demand(unmet)];
}

/** How many items of a list have to fit a schema; one, where nothing is said. */
function describeContained(contains: JsonValue, { minContains: least, maxContains: most }: JsonObject): RichText {
  const counts = [
    ...(typeof least === "number" ? [`at least ${least}`] : []),
    ...(typeof most === "number" ? [`at most ${most}`] : []),
  ];
  const words = counts.length === 0 ? "Contains an item that fits " : `Of items that fit, ${counts.join(" and ")}: `;
  return [{ text: words }, toCode(contains)];
}

function demand(schema: JsonValue): readonly TextRun[] {
  if (schema === false) return [{ text: "may not be there" }];
  return schema === true ? [{ text: "may be anything" }] : [{ text: "has to fit " }, toCode(schema)];
}

function toCode(schema: JsonValue): TextRun {
  return { text: printJson(schema, 0), code: true };
}
