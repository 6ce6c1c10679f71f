import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { coordinates } from "../coordinates.ts";
import { createReferenceFinder } from "./create-reference-finder.ts";
import { readWritten } from "./read-written.ts";

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

/** All references of JSON Schemas to one another that their texts have. Takes time by the size of these. */
export function listUses(schemas: ReadonlyMap<string, NamedSchema>): readonly SchemaUse[] {
  const findReferenced = createReferenceFinder(schemas);
  return [...schemas.values()].flatMap((schema) => {
    if (schema.written?.includes('"$ref"') !== true) return [];
    const findName = (reference: string): string | undefined => findReferenced(reference, schema);
    const { fullName } = schema;
    return listIn(readWritten(schema), { by: fullName, findName, mood: "asked", coordinate: fullName });
  });
}

interface Place extends Pick<SchemaUse, "by" | "mood" | "coordinate" | "keyword"> {
  readonly findName: (reference: string) => string | undefined;
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
    // Words of early drafts, which may stand before one schema as well.
    case "extends":
    case "disallow":
      return (items.length === 0 ? [value] : items).map((part) => [part]);
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
  const keyword = key === "disallow" ? "not" : key;
  const isDenied = mood !== "asked" && (keyword === "not" || keyword === "if" || keyword === "contains");
  return { ...place, mood, coordinate: place.coordinate + step, ...(isDenied && { keyword }) };
}

function toMood(mood: Mood, key: string, around: JsonObject): Mood {
  if (mood === "both") return "both";
  const turned = mood === "asked" ? "denied" : "asked";
  if (key === "not" || key === "disallow") return turned;
  if (key === "contains") {
    if (around["maxContains"] === undefined) return mood;
    return around["minContains"] === 0 ? turned : "both";
  }
  if (key !== "if") return mood;
  // Without `then`, what is let through is held to nothing, and without `else`, all other values are.
  if (around["else"] === undefined) return turned;
  return around["then"] === undefined ? mood : "both";
}
