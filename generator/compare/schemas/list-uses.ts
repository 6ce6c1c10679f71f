import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import { coordinates } from "../coordinates.ts";

/**
 * What becomes of values where a schema is used: `asked` for what it lets through, `denied` for what it refuses, and `both` where
 * what it lets through is held to one thing, and all else to another.
 */
export type Mood = "asked" | "denied" | "both";

/** A place in the text of a JSON Schema that refers to another one. */
export interface SchemaUse {
  /** Full name of the schema in whose text it stands, and of the one that is meant. */
  readonly by: string;
  readonly of: string;
  readonly mood: Mood;
  /** What holds the keyword that denies it, or the reference where none does. */
  readonly coordinate: string;
  readonly keyword?: "not" | "if" | "contains" | undefined;
}

/** Finds the full name that a reference in a schema leads to; undefined where no name of the model fits. */
type FindName = (reference: string) => string | undefined;

/** All references of JSON Schemas to one another that their texts have. Takes time by the size of these. */
export function listUses(schemas: ReadonlyMap<string, NamedSchema>): readonly SchemaUse[] {
  const files = groupByFile(schemas);
  return [...schemas.values()].flatMap((schema) => {
    const { language, fullName, written } = schema;
    if (language !== "other" || written?.includes('"$ref"') !== true) return [];
    const findName = (reference: string): string | undefined => find(reference, schema, files);
    return listIn(readText(written), { by: fullName, findName, mood: "asked", coordinate: fullName });
  });
}

/** The JSON that a plug-in has given as the text of a schema; undefined where it is in another language. */
function readText(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

interface Place extends Pick<SchemaUse, "by" | "mood" | "coordinate" | "keyword"> {
  readonly findName: FindName;
}

function listIn(schema: JsonValue | undefined, place: Place): readonly SchemaUse[] {
  if (schema === undefined || !isJsonObject(schema)) return [];
  const { findName, ...use } = place;
  return Object.entries(schema).flatMap(([key, value]): readonly SchemaUse[] => {
    if (key === "$ref") {
      const of = typeof value === "string" ? findName(value) : undefined;
      return of === undefined ? [] : [{ ...use, of }];
    }
    return listParts(key, value, schema).flatMap(([part, step = ""]) => listIn(part, enter(place, key, schema, step)));
  });
}

/** The schemas below a keyword, and how what they are about is called. */
function listParts(
  key: string,
  value: JsonValue,
  around: JsonObject,
): readonly (readonly [JsonValue, step?: string | undefined])[] {
  const items = isJsonArray(value) ? value : [];
  const named = isJsonObject(value) ? Object.entries(value) : [];
  switch (key) {
    case "properties":
      return named.map(([name, part]) => [part, coordinates.field("", name)]);
    case "patternProperties":
      return named.map(([, part]) => [part, coordinates.values("")]);
    case "additionalProperties":
    case "unevaluatedProperties":
      return [[value, coordinates.values("")]];
    case "items":
    case "prefixItems":
      if (items.length === 0) return [[value, coordinates.items("")]];
      return items.map((part, index) => [part, coordinates.position("", index)]);
    case "additionalItems":
    case "unevaluatedItems":
      return [[value, coordinates.items("")]];
    case "allOf":
    case "anyOf":
    case "oneOf":
      return items.map((part) => [part]);
    case "dependentSchemas":
    case "dependencies":
      return named.map(([, part]) => [part]);
    case "then":
    case "else":
      return around["if"] === undefined ? [] : [[value]];
    case "if":
      return around["then"] === undefined && around["else"] === undefined ? [] : [[value]];
    case "not":
    case "contains":
    case "propertyNames":
      return [[value]];
    default:
      return [];
  }
}

/** What is denied is called by the outermost keyword that says so. */
function enter(place: Place, key: string, around: JsonObject, step: string): Place {
  const mood = toMood(place.mood, key, around);
  if (place.keyword !== undefined) return { ...place, mood };
  const isDenied = mood !== "asked" && (key === "not" || key === "if" || key === "contains");
  return { ...place, mood, coordinate: place.coordinate + step, ...(isDenied && { keyword: key }) };
}

function toMood(mood: Mood, key: string, around: JsonObject): Mood {
  if (mood === "both") return "both";
  const turned = mood === "asked" ? "denied" : "asked";
  if (key === "not") return turned;
  if (key === "contains") {
    if (around["maxContains"] === undefined) return mood;
    return around["minContains"] === 0 ? turned : "both";
  }
  if (key !== "if") return mood;
  // Without `then`, what is let through is held to nothing, and without `else`, all other values are.
  if (around["else"] === undefined) return turned;
  return around["then"] === undefined ? mood : "both";
}

/** The schemas that a file declares: what it is itself, where it is one, and others by their names. */
interface FileNames {
  readonly names: Map<string, NamedSchema[]>;
  root?: string | undefined;
}

function groupByFile(schemas: ReadonlyMap<string, NamedSchema>): ReadonlyMap<string, FileNames> {
  const files = new Map<string, FileNames>();
  for (const schema of schemas.values()) {
    // What stands in place has no text of its own, and isn't referred to.
    if (schema.language !== "other" || schema.written === undefined) continue;
    const known = files.get(schema.span.file) ?? { names: new Map<string, NamedSchema[]>() };
    files.set(schema.span.file, known);
    if (schemas.get(schema.namespace)?.span.file !== schema.span.file) known.root ??= schema.fullName;
    const same = known.names.get(schema.name);
    if (same === undefined) known.names.set(schema.name, [schema]);
    else same.push(schema);
  }
  return files;
}

function find(
  reference: string,
  { span, fullName }: NamedSchema,
  files: ReadonlyMap<string, FileNames>,
): string | undefined {
  const [address = "", pointer = ""] = reference.split("#", 2);
  const path = address === "" ? span.file : `${span.file.replace(/[^/]*$/, "")}${address.replace(/^\.\//, "")}`;
  const known = files.get(path);
  if (pointer === "" || pointer === "/") return known?.root;
  const key = decodeWritten(pointer.slice(pointer.lastIndexOf("/") + 1))
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
  const found = known?.names.get(key) ?? known?.names.get(key.replaceAll(/[^\p{L}\p{N}_$-]+/gu, "_")) ?? [];
  // Of several by one name, it is the one in the same schema.
  const [only, ...others] = found;
  return (others.length === 0 ? only : found.find(({ namespace }) => fullName.startsWith(namespace)))?.fullName;
}
