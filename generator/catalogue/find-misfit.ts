import type { JsonObject, JsonValue } from "./json.ts";

/** Where a value isn't what its JSON Schema says. */
export interface Misfit {
  /** The place as a JSON pointer, such as `/schemas/0/fields/2`; empty for the whole. */
  readonly pointer: string;
  /** What is wrong there, as the rest of a sentence about the place: “`aliases` is missing”. */
  readonly problem: string;
}

/** As a misfit is found: what leads to it comes on the way back. */
interface Found {
  readonly steps: readonly string[];
  readonly problem: string;
}

/** Nothing that is printed comes near. */
const deepest = 500;

/**
 * The first place at which a value isn't what a schema asks for; undefined where there is none. The schema is one like that of the
 * printed catalogue, of whose keywords it knows all; a test holds it to that. It is milder than the schema in two points, for what
 * later releases print: further keys count for nothing, and texts out of a list may be others. Takes time by the size of the value:
 * of several forms that it may have, the one is looked at whose constants it has.
 */
export function findMisfit(value: unknown, schema: JsonObject): Misfit | undefined {
  const definitions = schema["$defs"];
  const found = createFinder(isObject(definitions) ? definitions : {})(value, schema, 0);
  if (found === undefined) return undefined;
  const steps = found.steps.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  return { pointer: steps.join(""), problem: found.problem };
}

/** A misfit as the rest of a sentence about the catalogue: “since at `/schemas/0/fields/2` `aliases` is missing”. */
export function sayMisfit({ pointer, problem }: Misfit): string {
  return pointer === "" ? `since ${problem}` : `since at \`${pointer}\` ${problem}`;
}

type Find = (value: unknown, schema: JsonObject, depth: number) => Found | undefined;

function createFinder(definitions: JsonObject): Find {
  const follow = (schema: JsonObject): JsonObject => {
    const { $ref } = schema;
    const target = typeof $ref === "string" ? definitions[$ref.slice("#/$defs/".length)] : undefined;
    return isObject(target) ? target : schema;
  };

  /** Whether the type of a value, and what tells the forms of it apart, are those of a schema. */
  const isOf = (value: unknown, written: JsonObject): boolean => {
    const schema = follow(written);
    const forms = formsOf(schema);
    if (forms !== undefined) return forms.some((form) => isOf(value, form));
    if (sayWrongType(value, schema) !== undefined) return false;
    return !isObject(value) || listMarks(schema).every(([key, mark]) => value[key] === mark);
  };

  const find: Find = (value, written, depth) => {
    const schema = follow(written);
    if (depth > deepest) return { steps: [], problem: "it is nested too deeply" };
    const forms = formsOf(schema);
    if (forms !== undefined) {
      const form = forms.find((each) => isOf(value, each));
      return form === undefined ? { steps: [], problem: sayFormless(value) } : find(value, form, depth + 1);
    }
    const wrong = sayWrongType(value, schema);
    if (wrong !== undefined) return { steps: [], problem: wrong };
    if (Array.isArray(value)) return findInItems(value, schema, depth);
    return isObject(value) ? findInObject(value, schema, depth) : undefined;
  };

  const findInItems = (items: readonly unknown[], { items: schema }: JsonObject, depth: number): Found | undefined => {
    if (!isObject(schema)) return undefined;
    for (const [index, item] of items.entries()) {
      const found = find(item, schema, depth + 1);
      if (found !== undefined) return { ...found, steps: [String(index), ...found.steps] };
    }
    return undefined;
  };

  const findInObject = (value: JsonObject, schema: JsonObject, depth: number): Found | undefined => {
    const { required, properties, additionalProperties: others } = schema;
    const missing = Array.isArray(required) ? required.find((key) => value[String(key)] === undefined) : undefined;
    if (missing !== undefined) return { steps: [], problem: `\`${String(missing)}\` is missing` };
    for (const key of Object.keys(value)) {
      const known = isObject(properties) && Object.hasOwn(properties, key) ? properties[key] : others;
      const found = isObject(known) && value[key] !== undefined ? find(value[key], known, depth + 1) : undefined;
      if (found !== undefined) return { ...found, steps: [key, ...found.steps] };
    }
    return undefined;
  };

  return find;
}

function formsOf({ anyOf, oneOf }: JsonObject): readonly JsonObject[] | undefined {
  const forms = anyOf ?? oneOf;
  return Array.isArray(forms) ? forms.filter(isObject) : undefined;
}

/** What tells a form from others: constants that it can't be without. */
function listMarks({
  properties,
  required,
}: JsonObject): readonly (readonly [key: string, mark: JsonValue | undefined])[] {
  if (!isObject(properties) || !Array.isArray(required)) return [];
  return Object.entries(properties).flatMap(([key, part]) =>
    isObject(part) && "const" in part && required.includes(key) ? [[key, part["const"]] as const] : [],
  );
}

const nouns: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  integer: "a whole number",
  null: "null",
  number: "a number",
  object: "an object",
  string: "a text",
};

/** What is wrong with a value by itself, what is in it aside. */
function sayWrongType(value: unknown, schema: JsonObject): string | undefined {
  const { type, const: only, enum: known, minItems, maxItems } = schema;
  if (only !== undefined) return value === only ? undefined : `it is ${sayValue(value)} rather than ${sayValue(only)}`;
  const types = Array.isArray(known) ? known.map(typeOf) : type === undefined ? [] : [type].flat();
  const isRight = types.length === 0 || types.some((each) => each === typeOf(value) || isWhole(value, each));
  if (!isRight) {
    const wanted = [...new Set(types)].map((each) => nouns[String(each)] ?? String(each)).join(" or ");
    return `it is ${sayValue(value)} rather than ${wanted}`;
  }
  if (!Array.isArray(value)) return undefined;
  const tooFew = typeof minItems === "number" && value.length < minItems;
  const tooMany = typeof maxItems === "number" && value.length > maxItems;
  return tooFew || tooMany ? `it has ${value.length} items` : undefined;
}

/** Whether a number is one where a whole one is asked for; those that are too large for a number are read as others. */
function isWhole(value: unknown, type: JsonValue): boolean {
  if (typeof value === "bigint") return type === "integer" || type === "number";
  return type === "integer" && Number.isInteger(value);
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function sayFormless(value: unknown): string {
  const told = isObject(value) ? ["kind", "type", "to"].find((key) => value[key] !== undefined) : undefined;
  if (told !== undefined && isObject(value))
    return `its \`${told}\` is ${sayValue(value[told])}, which isn't known here`;
  return isObject(value) ? "`kind` is missing" : `it is ${sayValue(value)}`;
}

/** A value in a few words: texts are shown as far as they are short. */
function sayValue(value: unknown): string {
  if (typeof value === "string") return value.length > 40 ? "a text" : JSON.stringify(value);
  return typeof value === "object" && value !== null ? (nouns[typeOf(value)] ?? "") : String(value);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
