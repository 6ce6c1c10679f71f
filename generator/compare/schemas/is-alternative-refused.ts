import type { JsonObject } from "../../catalogue/json.ts";
import type { RecordSchema } from "../../catalogue/schema.ts";
import { areLimitsApart } from "../endpoints/are-limits-apart.ts";
import { deepest, type Kind, kindsOf, type Schemas, toKinds } from "./list-kinds.ts";

/**
 * Whether no value that is made by one of two alternatives of a JSON Schema is let through by the other one: they say a type or the
 * name of one, and limits. Objects are taken to have no fields but those that are named, as senders make them. What isn't known is
 * taken to be refused.
 */
export function isAlternativeRefused(made: JsonObject, alternative: JsonObject, schemas: Schemas): boolean {
  return areApart(toKinds(made, schemas), toKinds(alternative, schemas), schemas, 0);
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
