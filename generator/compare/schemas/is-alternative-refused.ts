import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { Field, NamedSchema, RecordSchema, TypeExpression } from "../../catalogue/schema.ts";
import { printJson } from "../../print/print-json.ts";
import { areLimitsApart } from "../endpoints/are-limits-apart.ts";
import { plainTypes } from "./plain-types.ts";

type Schemas = ReadonlyMap<string, NamedSchema>;

/** One of the things that a value may be: of a type by JSON Schema, with limits, or any. */
interface Kind {
  readonly type: string;
  readonly limits: JsonObject;
  readonly record?: RecordSchema | undefined;
}

/** Names lead to names, and fields are looked into, so far. */
const deepest = 4;

/**
 * Whether no value that is made by one of two alternatives of a JSON Schema is let through by the other one: they say a type or the
 * name of one, and limits. Objects are taken to have no fields but those that are named, as senders make them. What isn't known is
 * taken to be refused.
 */
export function isAlternativeRefused(made: JsonObject, alternative: JsonObject, schemas: Schemas): boolean {
  return areApart(toKinds(made, schemas), toKinds(alternative, schemas), schemas, 0);
}

/** Whether there are values that fit both, as whole numbers are numbers. */
export function isSurelyShared(one: JsonObject, other: JsonObject): boolean {
  const [{ type: a, ...limits }, { type: b, ...limitsOther }] = [one, other];
  if (printJson(one, 0, { sortKeys: true }) === printJson(other, 0, { sortKeys: true })) return true;
  const isFree = (each: JsonObject): boolean => Object.keys(each).length === 0;
  if ((a === undefined && isFree(limits)) || (b === undefined && isFree(limitsOther))) return true;
  const [isNumber, isOtherNumber] = [a, b].map((type) => type === "integer" || type === "number");
  if (isNumber === true && isOtherNumber === true) return isFree(limits) && isFree(limitsOther);
  return (a === "enum" && b === "string" && isFree(limitsOther)) || (b === "enum" && a === "string" && isFree(limits));
}

function areApart(one: readonly Kind[], other: readonly Kind[], schemas: Schemas, depth: number): boolean {
  return one.every((kind) => other.every((each) => areKindsApart(kind, each, schemas, depth)));
}

function areKindsApart(one: Kind, other: Kind, schemas: Schemas, depth: number): boolean {
  if (one.type === "any" || other.type === "any") return false;
  if (one.type !== other.type) return true;
  if (areLimitsApart(one.limits, other.limits)) return true;
  if (one.record === undefined || other.record === undefined || depth === deepest) return false;
  const [a, b] = [one.record, other.record];
  return haveOtherFields(a, b, schemas, depth) || !letsObjectsIn(b, a);
}

/** Whether there has to be a field, which can't be both. */
function haveOtherFields(one: RecordSchema, other: RecordSchema, schemas: Schemas, depth: number): boolean {
  const others = new Map(other.fields.map((field) => [field.name, field]));
  return one.fields.some((field) => {
    const same = others.get(field.name);
    if (same === undefined || (field.optional && same.optional)) return false;
    return areApart(kindsOf(field, schemas), kindsOf(same, schemas), schemas, depth + 1);
  });
}

/** Whether objects that are made by one schema have all that this one needs, and nothing that they have to have is refused by it. */
function letsObjectsIn(record: RecordSchema, made: RecordSchema): boolean {
  const { additionalProperties } = record.annotations;
  return (
    // What names no field says nothing of which there are.
    needsOnly(record, made, made.annotations["additionalProperties"] !== false && made.fields.length === 0) &&
    needsOnly(made, record, additionalProperties !== false)
  );
}

/** Whether another record knows of all fields that one has to have. */
function needsOnly(record: RecordSchema, other: RecordSchema, isOpen: boolean): boolean {
  if (isOpen || other.annotations["patternProperties"] !== undefined) return true;
  const known = new Set(other.fields.map(({ name }) => name));
  return record.fields.every(({ name, optional }) => optional || known.has(name));
}

function kindsOf({ type, annotations }: Pick<Field, "type" | "annotations">, schemas: Schemas): readonly Kind[] {
  return toTypeKinds(type, annotations, schemas, 0);
}

function toKinds({ type, ...limits }: JsonObject, schemas: Schemas): readonly Kind[] {
  if (type === undefined) return Object.keys(limits).length === 0 ? [{ type: "any", limits }] : [];
  if (typeof type !== "string") return [];
  if (type === "enum") return [{ type: "string", limits }];
  if (type === "integer") return [{ type: "number", limits }];
  return plainTypes.has(type) ? [{ type, limits }] : toNamedKinds(type, schemas, 0);
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
