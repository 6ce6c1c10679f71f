import type { JsonObject } from "../../catalogue/json.ts";
import type { Field, RecordSchema } from "../../catalogue/schema.ts";
import { listFixed } from "../endpoints/are-limits-apart.ts";
import { byName } from "../pair-up.ts";
import { deepest, type Kind, kindsOf, type Schemas, toKinds } from "./list-kinds.ts";
import { withoutWords } from "./without-words.ts";

/** An alternative of a JSON Schema, and the schemas of its side. */
export type Placed = readonly [alternative: JsonObject, schemas: Schemas];

/** A thing that a value may be, and the schemas of its side. */
type PlacedKind = readonly [kind: Kind, schemas: Schemas];

/** Whether there are values that fit all of some alternatives, by all that they say; where limits are to be weighed, nobody is sure. */
export function isSurelyShared(alternatives: readonly Placed[]): boolean {
  return shareAny(
    alternatives.map(([alternative, schemas]) => toKinds(alternative, schemas).map((kind) => [kind, schemas] as const)),
    0,
  );
}

/** Whether of each of several, one can be taken that lets through what the others do. */
function shareAny(all: readonly (readonly PlacedKind[])[], depth: number, taken: readonly PlacedKind[] = []): boolean {
  const [first, ...others] = all;
  if (first === undefined) return shareValues(taken, depth);
  return first.some((kind) => shareAny(others, depth, [...taken, kind]));
}

function shareValues(all: readonly PlacedKind[], depth: number): boolean {
  const kinds = all.filter(([{ type }]) => type !== "any");
  const [first] = kinds;
  if (first === undefined) return true;
  if (kinds.some(([{ type }]) => type !== first[0].type)) return false;
  const records = kinds.flatMap(([{ record }, schemas]) => (record === undefined ? [] : [[record, schemas] as const]));
  if (records.length === kinds.length) return depth < deepest && shareObjects(records, depth);
  const fixed = kinds.flatMap(([{ limits }]) => {
    const values = listFixed(limits);
    return values === undefined ? [] : [new Set(values)];
  });
  const [values, ...others] = fixed;
  const isCommon = values === undefined || [...values].some((value) => others.every((each) => each.has(value)));
  return isCommon && records.length === 0 && kinds.every(([{ limits }]) => isPlain(limits));
}

/** Whether nothing is said of a value but its type, or which ones there are. */
function isPlain(limits: JsonObject): boolean {
  const { const: _, enum: __, ...others } = withoutWords(limits);
  return Object.keys(others).length === 0;
}

/** Whether an object with no more than what each needs fits all. */
function shareObjects(records: readonly (readonly [RecordSchema, Schemas])[], depth: number): boolean {
  if (records.some(([{ annotations }]) => saysMore(annotations))) return false;
  const sides = records.map(([record, schemas]) => ({ record, schemas, fields: byName(record.fields) }));
  const needed = new Set(
    records.flatMap(([{ fields }]) => fields.flatMap(({ name, optional }) => (optional ? [] : [name]))),
  );
  return [...needed].every((name) => {
    const known = sides.flatMap(({ fields, schemas }): readonly (readonly [Field, Schemas])[] => {
      const field = fields.get(name);
      return field === undefined ? [] : [[field, schemas]];
    });
    const isRefused = sides.some(
      ({ record, fields }) => !fields.has(name) && record.annotations["additionalProperties"] !== undefined,
    );
    const kinds = known.map(([field, schemas]) => kindsOf(field, schemas).map((kind) => [kind, schemas] as const));
    return !isRefused && shareAny(kinds, depth + 1);
  });
}

/** Whether something is said of objects beside their fields, such as when these have to be there. */
function saysMore(annotations: JsonObject): boolean {
  const { additionalProperties: _, ...others } = withoutWords(annotations);
  return Object.keys(others).length > 0;
}
