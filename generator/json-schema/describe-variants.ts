import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonValue } from "../catalogue/json.ts";
import { printJson } from "../print/print-json.ts";
import { schemaExtras } from "./schema-extras.ts";
import { listOf, type SchemaPlace, type SchemaVariant } from "./schema-variants.ts";

/** What the shapes of an option say about its value, in words. */
export interface ValueDescription {
  readonly type: string;
  readonly values: readonly string[];
  readonly nullable: boolean;
  readonly secret: boolean;
  readonly constraints: readonly string[];
}

type Expand = (place: SchemaPlace) => readonly SchemaVariant[];

/** Describes the value that any of the shapes allow. */
export function describeVariants(variants: readonly SchemaVariant[], expand: Expand): ValueDescription {
  const shown = withoutNull(variants);
  const nameAll = (variant: SchemaVariant): readonly string[] => nameTypes(variant, expand, 0);
  // What is listed beside any value of its type is an example, and none of a few.
  const open = new Set(shown.filter((variant) => listValues(variant).length === 0).flatMap(nameAll));
  const closed = shown.filter((variant) => !nameAll(variant).some((type) => open.has(type)));
  return {
    type: joinWords(shown.flatMap(nameAll)),
    values: [...new Set(closed.flatMap(listValues))],
    nullable: shown.length < variants.length || variants.some(({ keywords }) => allowsNull(keywords)),
    secret: shown.some(({ keywords }) => keywords["writeOnly"] === true || keywords["format"] === "password"),
    constraints: [
      ...new Set(
        shown.flatMap((variant) => [
          ...listConstraints(variant),
          ...limitInside(variant, expand),
          ...tellApart(variant, expand),
        ]),
      ),
    ],
  };
}

function allowsNull(keywords: SchemaVariant["keywords"]): boolean {
  return ["type", "enum"].some((keyword) => listOf(keywords[keyword]).includes(keyword === "type" ? "null" : null));
}

/** The shapes without the one that is only `null`, unless there is no other. */
function withoutNull(variants: readonly SchemaVariant[]): readonly SchemaVariant[] {
  const others = variants.filter(
    ({ keywords }) => keywords["type"] !== "null" && !(keywords["type"] === undefined && keywords["const"] === null),
  );
  return others.length === 0 ? variants : others;
}

function joinWords(words: readonly string[]): string {
  const different = [...new Set(words)];
  // What may be anything says nothing more beside other types.
  if (different.includes("any")) return "any";
  // What goes on with "of" stands last, so that nobody takes the next type for a part of it.
  const [simple, compound] = [different.filter((word) => !isCompound(word)), different.filter(isCompound)];
  return [...simple, ...compound].join(" or ");
}

function isCompound(word: string): boolean {
  return word.includes(" of ");
}

/** Types inside types say no more to a reader from here on. */
const maxTypeDepth = 5;

function nameTypes(variant: SchemaVariant, expand: Expand, depth: number): readonly string[] {
  const { keywords } = variant;
  if (depth > maxTypeDepth) return ["…"];
  const types = Array.isArray(keywords["type"])
    ? keywords["type"].filter((type) => type !== "null")
    : [keywords["type"] ?? guessType(variant)];
  return types.map((type) => {
    if (type === "array") return nameList(variant, expand, depth);
    if (type === "object") return nameObject(variant, expand, depth);
    if (typeof type === "string") return nameScalar(type, keywords["format"]);
    const outside = keywords[schemaExtras.outside];
    return typeof outside === "string" ? outside : "any";
  });
}

function guessType({ keywords, properties, items, values, recursion }: SchemaVariant): JsonValue | undefined {
  if (properties.size > 0 || values !== undefined || recursion !== undefined) return "object";
  if (items !== undefined || keywords["prefixItems"] !== undefined) return "array";
  const [value] = keywords["const"] === undefined ? listOf(keywords["enum"]) : [keywords["const"]];
  return typeof value === "object" || value === undefined ? undefined : typeof value;
}

function nameList({ items, keywords }: SchemaVariant, expand: Expand, depth: number): string {
  const what = keywords["uniqueItems"] === true ? "set" : "list";
  return items === undefined ? what : `${what} of ${nameInside(items, expand, depth)}`;
}

function nameObject({ name, properties, values, recursion }: SchemaVariant, expand: Expand, depth: number): string {
  if (properties.size > 0) return name ?? "object";
  if (values !== undefined) return `map of string to ${nameInside(values, expand, depth)}`;
  return name ?? (lastPart(recursion ?? "") || "object");
}

/** What a reference calls the thing that it leads to. */
function lastPart(reference: string): string {
  return reference.slice(Math.max(reference.lastIndexOf("/"), reference.lastIndexOf("#")) + 1);
}

/** The type of items or values; several in brackets. */
function nameInside(place: SchemaPlace, expand: Expand, depth: number): string {
  const text = joinWords(withoutNull(expand(place)).flatMap((variant) => nameTypes(variant, expand, depth + 1)));
  return text.includes(" or ") ? `(${text})` : text;
}

const formatWords: ReadonlyMap<string, string> = new Map([
  ["string password", "string"],
  ["string date-time", "date and time"],
  ["string date", "date"],
  ["string time", "time of day"],
  ["string duration", "duration"],
  ["number time-delta", "duration in seconds"],
  ["string file-path", "file path"],
  ["string directory-path", "folder path"],
  ["string path", "path"],
  ["string uri", "URI"],
  ["string email", "email address"],
]);

function nameScalar(type: string, format: JsonValue | undefined): string {
  if (typeof format !== "string") return type;
  return formatWords.get(`${type} ${format}`) ?? `${type} (${format})`;
}

function listValues({ keywords }: SchemaVariant): readonly string[] {
  const values = keywords["const"] === undefined ? listOf(keywords["enum"]) : [keywords["const"]];
  return values.filter((value) => value !== null).map((value) => printJson(value, 0));
}

/** More of them than this, nobody reads. */
const mostValues = 12;

/** Which values the items of a list, or what a map holds, have to be. */
function limitInside({ items, values }: SchemaVariant, expand: Expand): readonly string[] {
  const inside = items ?? values;
  const allowed = inside === undefined ? [] : expand(inside);
  const listed = [...new Set(allowed.flatMap(listValues))];
  const isOpen = withoutNull(allowed).some((variant) => listValues(variant).length === 0);
  return listed.length === 0 || listed.length > mostValues || isOpen ? [] : [`each one of ${listed.join(", ")}`];
}

/** Which value of which property says what an object is, be it in a list or map. */
function tellApart({ keywords, items, values }: SchemaVariant, expand: Expand): readonly string[] {
  const inside = items ?? values;
  const all = [keywords, ...(inside === undefined ? [] : expand(inside).map((variant) => variant.keywords))];
  return all.flatMap(({ discriminator }) => {
    const mapping = isJsonObject(discriminator) ? discriminator["mapping"] : undefined;
    if (!isJsonObject(discriminator) || typeof discriminator["propertyName"] !== "string" || !isJsonObject(mapping))
      return [];
    const told = Object.entries(mapping).map(
      ([tag, target]) => `${JSON.stringify(tag)} is ${lastPart(String(target))}`,
    );
    return told.length === 0 || told.length > mostValues
      ? []
      : [`told apart by ${discriminator["propertyName"]}: ${told.join(", ")}`];
  });
}

/** Keywords that bound a value, with the words for it. */
const bounds: readonly (readonly [keyword: string, words: (bound: string) => string])[] = [
  ["minimum", (bound) => `at least ${bound}`],
  ["exclusiveMinimum", (bound) => `more than ${bound}`],
  ["maximum", (bound) => `at most ${bound}`],
  ["exclusiveMaximum", (bound) => `less than ${bound}`],
  ["multipleOf", (bound) => `a multiple of ${bound}`],
  ["minLength", (bound) => `at least ${count(bound, "character")}`],
  ["maxLength", (bound) => `at most ${count(bound, "character")}`],
  ["minItems", (bound) => `at least ${count(bound, "item")}`],
  ["maxItems", (bound) => `at most ${count(bound, "item")}`],
  ["pattern", (bound) => `matches ${bound}`],
];

function listConstraints({ keywords }: SchemaVariant): readonly string[] {
  return bounds.flatMap(([keyword, toWords]) => {
    const bound = keywords[keyword];
    return typeof bound === "number" || typeof bound === "bigint" || typeof bound === "string"
      ? [toWords(String(bound))]
      : [];
  });
}

function count(number: string, noun: string): string {
  return `${number} ${noun}${number === "1" ? "" : "s"}`;
}
