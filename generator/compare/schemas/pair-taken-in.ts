import type { EnumSchema, NamedSchema, RecordSchema, TypeExpression } from "../../catalogue/schema.ts";
import { pairInPlace } from "./pair-in-place.ts";
import { isKept, nowNamed, type SchemasOfBoth, wasThere } from "./schema-pair.ts";

/** Two schemas that a value goes by, one of which takes the other one in or stands in its place, and where in a field they stand. */
export interface TakenIn {
  readonly coordinate: string;
  readonly was: RecordSchema | EnumSchema;
  readonly is: RecordSchema | EnumSchema;
}

/**
 * Of a type that was a JSON Schema by its name and is one that takes that in and says more, as `allOf` of it does that stands in place:
 * both as records. The same the other way round, and what stands in the place of something else. Undefined for any others.
 */
export function pairTakenIn(
  both: SchemasOfBoth,
  coordinate: string,
  was: TypeExpression,
  is: TypeExpression,
): TakenIn | undefined {
  const taken = pairRecords(both, coordinate, was, is);
  if (taken !== undefined) return taken;
  const pair = pairInPlace(both, was, is);
  return pair && { coordinate: pair.isInPlace ? pair.is.fullName : coordinate, was: pair.was, is: pair.is };
}

function pairRecords(
  both: SchemasOfBoth,
  coordinate: string,
  was: TypeExpression,
  is: TypeExpression,
): TakenIn | undefined {
  if (was.kind !== "reference" || is.kind !== "reference") return undefined;
  const [old, now] = [both.before.get(was.name), both.after.get(is.name)];
  if (!isRecord(old) || !isRecord(now) || nowNamed(both, old.fullName) === now.fullName) return undefined;
  if (!wasThere(both, is.name) && now.includes.includes(nowNamed(both, old.fullName)))
    return { coordinate, was: asIncluded(old), is: now };
  const includes = old.includes.map((name) => nowNamed(both, name));
  if (isKept(both, was.name) || !includes.includes(now.fullName)) return undefined;
  return { coordinate, was: old, is: asIncluded(now) };
}

function isRecord(schema: NamedSchema | undefined): schema is RecordSchema {
  return schema?.kind === "record" && schema.language === "other";
}

/** A record as one that takes it in and says no more. */
function asIncluded(record: RecordSchema): RecordSchema {
  const { fullName, fields } = record;
  return {
    ...record,
    annotations: {},
    includes: [fullName],
    fields: fields.map((field) => ({ ...field, includedFrom: field.includedFrom ?? fullName })),
  };
}
