import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { NumberSpellings } from "../../catalogue/number-spellings.ts";
import type { RichText } from "../../page-model/parts.ts";
import { printSpelled } from "../../print/space-out-json.ts";

/**
 * What a limit on values, or a title, says, by the keywords that JSON Schema has for them and other models took over; undefined for
 * what is none, or has a value that none has.
 */
export function describeLimit(name: string, value: JsonValue, numbers?: NumberSpellings): RichText | undefined {
  if (typeof value === "number" || typeof value === "bigint") {
    const [words, counted] = limits.get(name) ?? [];
    if (words === undefined) return undefined;
    const number = printSpelled(value, { path: [name], numbers });
    if (counted === undefined) return [{ text: `${words} ` }, { text: number, code: true }];
    return [{ text: `${words} ${number} ${value === 1 ? counted[0] : counted[1]}` }];
  }
  if (typeof value === "string" && name === "pattern") return [{ text: "Matches " }, { text: value, code: true }];
  if (typeof value === "string" && name === "title") return [{ text: "Titled " }, { text: value }];
  if (typeof value === "string" && name === "$ref") return [{ text: "A schema by " }, { text: value, code: true }];
  const keys = name === "propertyNames" ? readOnlyPattern(value) : undefined;
  if (keys !== undefined) return [{ text: "Keys match " }, { text: keys, code: true }];
  const marked = value === true ? marks.get(name) : undefined;
  return marked === undefined ? undefined : [{ text: marked }];
}

/** Which entries a map always has; undefined for what is no list of names. */
export function describeAlways(value: JsonValue): RichText | undefined {
  if (!isJsonArray(value)) return undefined;
  const names = value.filter((each) => typeof each === "string");
  const runs = names.map((text) => ({ text, code: true as const }));
  return [{ text: "Always with " }, ...runs.flatMap((run, index) => (index === 0 ? [run] : [{ text: ", " }, run]))];
}

/** The pattern of a schema that says nothing else. */
function readOnlyPattern(schema: JsonValue): string | undefined {
  if (!isJsonObject(schema) || Object.keys(schema).length !== 1) return undefined;
  const { pattern } = schema;
  return typeof pattern === "string" ? pattern : undefined;
}

type Counted = readonly [one: string, several: string];

const characters: Counted = ["character", "characters"];
const items: Counted = ["item", "items"];
const entries: Counted = ["entry", "entries"];

const limits: ReadonlyMap<string, readonly [words: string, counted?: Counted]> = new Map([
  ["minimum", ["At least"]],
  ["maximum", ["At most"]],
  ["exclusiveMinimum", ["More than"]],
  ["exclusiveMaximum", ["Less than"]],
  ["multipleOf", ["A multiple of"]],
  ["minLength", ["At least", characters]],
  ["maxLength", ["At most", characters]],
  ["minItems", ["At least", items]],
  ["maxItems", ["At most", items]],
  ["minProperties", ["At least", entries]],
  ["maxProperties", ["At most", entries]],
]);

const marks: ReadonlyMap<string, string> = new Map([
  ["uniqueItems", "No item twice"],
  ["readOnly", "Read and never written"],
  ["writeOnly", "Written and never read"],
]);

/** Whether a keyword says something only where it is set. */
export function isMark(name: string): boolean {
  return marks.has(name);
}
