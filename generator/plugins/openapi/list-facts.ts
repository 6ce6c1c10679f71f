import { isNumber } from "../../catalogue/is-number.ts";
import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { Words } from "../plugin.ts";
import { asList, asObject } from "./api-document.ts";
import { listValues } from "./list-values.ts";
import { spellJson } from "./spell-json.ts";

/** In characters: longer values are read where they were written. */
export const longestValue = 120;
const mostSymbols = 12;
const mostExamples = 3;

type Counted = readonly [one: string, several: string];

const characters: Counted = ["character", "characters"];
const items: Counted = ["item", "items"];
const entries: Counted = ["entry", "entries"];

const bounds: readonly (readonly [key: string, words: string, counted?: Counted])[] = [
  ["minimum", "at least "],
  ["exclusiveMinimum", "more than "],
  ["maximum", "at most "],
  ["exclusiveMaximum", "less than "],
  ["multipleOf", "a multiple of "],
  ["minLength", "at least ", characters],
  ["maxLength", "at most ", characters],
  ["minItems", "at least ", items],
  ["maxItems", "at most ", items],
  ["minProperties", "at least ", entries],
  ["maxProperties", "at most ", entries],
  ["pattern", "matches "],
];

/**
 * What a schema says of values besides their type: which there are, their limits, and what one looks like. Of values whose schema
 * `hasPage`, what is said of each stands there.
 */
export function listFacts(node: JsonObject, { hasPage = false } = {}): readonly Words[] {
  const items = asObject(node["items"]);
  const values = node["properties"] === undefined ? asObject(node["additionalProperties"]) : undefined;
  const keys = asObject(node["propertyNames"]);
  return [
    ...listLimits(node, hasPage),
    ...(node["uniqueItems"] === true && mayBe("array", node) ? [["no item twice"]] : []),
    ...(items === undefined ? [] : listLimits(items).map((words) => toInner("each ", "each item: ", words))),
    ...(values === undefined ? [] : listLimits(values).map((words) => toInner("each ", "each value: ", words))),
    ...(keys === undefined ? [] : listLimits(keys).map((words) => toInner("each key ", "each key: ", words))),
    ...listContained(node),
    ...listContent(node),
    ...listExamples(node),
  ];
}

function listLimits(node: JsonObject, isBrief = false): readonly (readonly Exclude<Words, string>[number][])[] {
  const fixed = node["type"] === undefined ? undefined : node["const"];
  return [
    ...(fixed === undefined ? [] : [["always ", toCode(spellJson(fixed))]]),
    ...listNamed(node, isBrief),
    ...bounds.flatMap(([key, words, [one, several] = ["", ""]]) => {
      const value = node[key];
      if (typeof value !== "string" && !isNumber(value)) return [];
      const counted = key.endsWith("Items") ? "array" : key.endsWith("Properties") ? "object" : undefined;
      if (counted !== undefined && !mayBe(counted, node)) return [];
      const unit = value === 1 ? one : several;
      const before = isExcluded(node, key) ? (excluded.get(key) ?? words) : words;
      return [[before, toCode(String(value)), ...(unit === "" ? [] : [` ${unit}`])]];
    }),
  ];
}

/** Whether values may be of a type: how many there are in a list says nothing of a text, beside which some programs write it. */
function mayBe(type: string, node: JsonObject): boolean {
  const written = node["type"];
  return typeof written === "string" ? written === type : !isJsonArray(written) || written.includes(type);
}

/** The values that there are: in a line, or with what is said of them in a line each. */
function listNamed(node: JsonObject, isBrief: boolean): readonly (readonly Exclude<Words, string>[number][])[] {
  const values = listValues(node);
  const shown = values.slice(0, mostSymbols);
  const more = values.length - shown.length;
  if (isBrief || shown.every(({ about }) => about.length === 0)) {
    // Alternatives of a value each are told as the type.
    if (values.length === 0 || node["enum"] === undefined) return [];
    const text = shown.map((value) => value.text).join(", ");
    return [[values.length === 1 ? "always " : "one of ", { text, code: true }, more > 0 ? ` and ${more} more` : ""]];
  }
  const lines = shown.map(({ text, about }, index) => {
    const before = values.length === 1 ? "always " : index === 0 ? "one of " : "or ";
    return [before, toCode(text), ...(about.length === 0 ? [] : [": ", ...asRuns(about)])];
  });
  return more > 0 ? [...lines, [`or one of ${more} more`]] : lines;
}

function asRuns(words: Words): readonly Exclude<Words, string>[number][] {
  return typeof words === "string" ? [words] : words;
}

/** In OpenAPI 3.0, a mark beside a bound says that it is left out. */
function isExcluded(node: JsonObject, key: string): boolean {
  return (
    (key === "minimum" && node["exclusiveMinimum"] === true) || (key === "maximum" && node["exclusiveMaximum"] === true)
  );
}

const excluded: ReadonlyMap<string, string> = new Map([
  ["minimum", "more than "],
  ["maximum", "less than "],
]);

/** Limits of what a list or map holds; of values that are listed, it reads without a colon. */
function toInner(
  short: string,
  long: string,
  [first = "", ...others]: readonly Exclude<Words, string>[number][],
): Words {
  if (first === "or ") return [first, ...others];
  return [first === "one of " ? short : long, first, ...others];
}

/** What some items of a list have to be. */
function listContained(node: JsonObject): readonly Words[] {
  const contained = asObject(node["contains"]);
  const { type, title } = contained ?? {};
  const [least, most] = [node["minContains"] ?? 1, node["maxContains"]];
  if (contained === undefined || typeof least !== "number") return [];
  const counts = [
    ...(least > 0 ? [`at least ${least}`] : []),
    ...(typeof most === "number" ? [`at most ${most}`] : []),
  ];
  if (counts.length === 0) return [];
  const limits = listLimits(contained);
  const named = [title, type].find((text): text is string => typeof text === "string");
  const told = limits.length > 0 ? limits : named === undefined ? [] : [[toCode(named)]];
  return told.map((words) => [`of the items, ${counts.join(" and ")}: `, ...words]);
}

/** What a text stands for that isn't one itself. */
function listContent(node: JsonObject): readonly Words[] {
  const [media, encoding] = [node["contentMediaType"], node["contentEncoding"]];
  return [
    ...(typeof media === "string" ? [["content of type ", toCode(media)]] : []),
    ...(typeof encoding === "string" ? [["encoded as ", toCode(encoding)]] : []),
  ];
}

function listExamples(node: JsonObject): readonly Words[] {
  const { example } = node;
  // Some give several examples of a text or a number where there is room for one.
  const several = mayBe("array", node) ? [] : asList(example);
  const given = example === undefined ? asList(node["examples"]) : several.length > 0 ? several : [example];
  const shown = given
    .slice(0, mostExamples)
    .flatMap((value) => (typeof value === "string" || isNumber(value) ? [String(value)] : []));
  return shown.length === 0 ? [] : [["for example ", toCode(shown.join(", "))]];
}

function toCode(text: string): { readonly text: string; readonly code: true } {
  return { text: text.slice(0, longestValue), code: true };
}
