import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { MapType, NamedSchema, RecordSchema, TyperefSchema } from "../../catalogue/schema.ts";
import { dereference } from "../../print/dereference.ts";
import { describeType } from "./describe-type.ts";
import { nowNamed, type SchemasOfBoth } from "./schema-pair.ts";

/**
 * Two forms of one JSON Schema as records, which they are, or which one of them only stands for: `{ "$ref": "B" }` says of a value what
 * `allOf` of `B` and of something else says, but for the latter; `{ "type": "object" }` is one without fields. Undefined for any others.
 */
export function asRecords(
  both: SchemasOfBoth,
  was: NamedSchema,
  is: NamedSchema,
): readonly [was: RecordSchema, is: RecordSchema] | undefined {
  if (was.language !== "other" || is.language !== "other") return undefined;
  if (was.kind === "record" && is.kind === "record") return [was, is];
  if (was.kind === "typeref" && is.kind === "record") {
    const record = standIn(was, both.before, (name) => is.includes.includes(nowNamed(both, name)));
    return record && [record, is];
  }
  if (was.kind !== "record" || is.kind !== "typeref") return undefined;
  const includes = was.includes.map((name) => nowNamed(both, name));
  const record = standIn(is, both.after, (name) => includes.includes(name));
  return record && [was, record];
}

/** The record that a name stands for, under that name. What the other form takes in as well is told where it is declared. */
function standIn(
  schema: TyperefSchema,
  schemas: ReadonlyMap<string, NamedSchema>,
  isTakenIn: (name: string) => boolean,
): RecordSchema | undefined {
  const { type } = dereference(schemas, schema.target);
  if (type.kind === "map") return toFreeRecord(schema, type);
  const record = type.kind === "reference" ? schemas.get(type.name) : undefined;
  if (record?.kind !== "record") return undefined;
  const { target: _, ...named } = schema;
  const own = { ...record, ...named, kind: "record" } as const;
  if (!isTakenIn(record.fullName)) return { ...own, annotations: { ...record.annotations, ...schema.annotations } };
  const fields = record.fields.map((field) => ({ ...field, includedFrom: field.includedFrom ?? record.fullName }));
  return { ...own, fields, includes: [record.fullName] };
}

/** What holds values by any names, as a record that names none of them. */
export function toFreeRecord(schema: TyperefSchema, { values }: MapType): RecordSchema {
  const { target: _, ...named } = schema;
  const { additionalProperties: limits, ...annotations } = named.annotations;
  const type = describeType(values);
  const isAny = values.kind === "union" && values.annotations["format"] === "any";
  const others = isJsonObject(limits) ? { type, ...limits } : type;
  return {
    ...named,
    kind: "record",
    ...{ fields: [], includes: [], includesAfter: false, isError: false },
    annotations: { ...annotations, ...(!isAny && { additionalProperties: others }) },
  };
}
