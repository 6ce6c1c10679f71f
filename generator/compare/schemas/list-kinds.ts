import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { Field, NamedSchema, RecordSchema, TypeExpression } from "../../catalogue/schema.ts";
import { plainTypes } from "./plain-types.ts";

/** By full name. */
export type Schemas = ReadonlyMap<string, NamedSchema>;

/** One of the things that a value may be: of a type by JSON Schema, with limits, or any. */
export interface Kind {
  readonly type: string;
  readonly limits: JsonObject;
  readonly record?: RecordSchema | undefined;
}

/** Names lead to names, and fields are looked into, so far. */
export const deepest = 4;

/** What a value of a field may be. */
export function kindsOf({ type, annotations }: Pick<Field, "type" | "annotations">, schemas: Schemas): readonly Kind[] {
  return toTypeKinds(type, annotations, schemas, 0);
}

/** What a value of an alternative may be; nothing, where that isn't known. */
export function toKinds({ type, ...limits }: JsonObject, schemas: Schemas): readonly Kind[] {
  if (type === undefined) return Object.keys(limits).length === 0 ? [{ type: "any", limits }] : toFixedKinds(limits);
  if (typeof type !== "string") return [];
  if (type === "enum") return [{ type: "string", limits }];
  if (type === "integer") return [{ type: "number", limits }];
  return plainTypes.has(type) ? [{ type, limits }] : toNamedKinds(type, schemas, 0);
}

/** Of what types the values are that are listed without one; nothing, where more is said of them, or they have parts. */
function toFixedKinds({ const: fixed, enum: listed, ...others }: JsonObject): readonly Kind[] {
  const values = fixed === undefined ? (isJsonArray(listed) ? listed : []) : [fixed];
  const types = new Set(values.map((value) => (value === null ? "null" : typeof value)));
  if (Object.keys(others).length > 0 || types.has("object")) return [];
  return [...types].map((type) => ({
    type,
    limits: { enum: values.filter((value) => (value === null ? "null" : typeof value) === type) },
  }));
}

function toNamedKinds(name: string, schemas: Schemas, depth: number): readonly Kind[] {
  const schema = depth === deepest ? undefined : schemas.get(name);
  switch (schema?.kind) {
    case "record":
      return [{ type: "object", limits: {}, record: schema }];
    case "enum":
      return [{ type: "string", limits: { enum: schema.symbols.map((symbol) => symbol.name) } }];
    case "typeref":
      return toTypeKinds(schema.target, schema.annotations, schemas, depth + 1);
    default:
      return [];
  }
}

function toTypeKinds(type: TypeExpression, limits: JsonObject, schemas: Schemas, depth: number): readonly Kind[] {
  switch (type.kind) {
    case "union":
      if (type.annotations["format"] === "any") return [{ type: "any", limits: {} }];
      // What is said of alternatives is said of each of its own.
      return type.members.flatMap((member) => toTypeKinds(member.type, keepFixed(limits), schemas, depth));
    case "array":
      return [{ type: "array", limits }];
    case "map":
      return [{ type: "object", limits }];
    case "reference":
      return toNamedKinds(type.name, schemas, depth);
    case "primitive":
      return [{ type: numbers.has(type.name) ? "number" : type.name, limits }];
  }
}

const numbers: ReadonlySet<string> = new Set(["int", "long", "float", "double"]);

function keepFixed({ const: fixed, enum: listed }: JsonObject): JsonObject {
  return { ...(fixed !== undefined && { const: fixed }), ...(isJsonArray(listed) && { enum: listed }) };
}
