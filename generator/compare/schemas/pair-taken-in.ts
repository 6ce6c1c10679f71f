import type { NamedSchema, RecordSchema, TypeExpression } from "../../catalogue/schema.ts";
import { coordinates } from "../coordinates.ts";
import { isKept, nowNamed, type SchemasOfBoth, wasThere } from "./schema-pair.ts";

/** Two records that a value goes by, one of which takes the other one in, and where in a field they stand. */
export interface TakenIn {
  readonly coordinate: string;
  readonly was: RecordSchema;
  readonly is: RecordSchema;
}

/**
 * Of a type that was a JSON Schema by its name and is one that takes that in and says more, as `allOf` of it does that stands in place:
 * both as records, of a list those of its items, of a map those of its values. The same the other way round. Undefined for any others.
 */
export function pairTakenIn(
  both: SchemasOfBoth,
  coordinate: string,
  was: TypeExpression,
  is: TypeExpression,
): TakenIn | undefined {
  if (was.kind === "array" && is.kind === "array")
    return pairTakenIn(both, coordinates.items(coordinate), was.items, is.items);
  if (was.kind === "map" && is.kind === "map")
    return pairTakenIn(both, coordinates.values(coordinate), was.values, is.values);
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
