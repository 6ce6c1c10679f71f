import type { Field, NamedSchema, RecordSchema } from "../../catalogue/schema.ts";
import { nowNamed, type SchemasOfBoth } from "./schema-pair.ts";

interface Records {
  readonly before: RecordSchema;
  readonly after: RecordSchema;
}

/**
 * Whether a difference in a field is told of the record that declares it, which both records include. Where an include
 * itself came or went, its fields are new or gone for this record alone.
 */
export function isToldElsewhere(
  both: SchemasOfBoth,
  { before, after }: Records,
  { was, is }: { readonly was?: Field | undefined; readonly is?: Field | undefined },
): boolean {
  const earlier = was?.includedFrom;
  const later = is?.includedFrom;
  if (was !== undefined && is !== undefined) {
    return earlier !== undefined && nowNamed(both, earlier) === later;
  }
  if (earlier !== undefined) return includesRecord(both.after, after, nowNamed(both, earlier));
  if (later === undefined) return false;
  const earlierName = both.formerly.get(later) ?? later;
  return includesRecord(both.before, before, earlierName);
}

/** Whether a record includes another one, or a record that does. */
function includesRecord(schemas: ReadonlyMap<string, NamedSchema>, record: RecordSchema, fullName: string): boolean {
  const seen = new Set<string>();
  const visit = ({ includes }: RecordSchema): boolean =>
    includes.some((name) => {
      if (name === fullName) return true;
      const included = schemas.get(name);
      if (seen.has(name) || included?.kind !== "record") return false;
      seen.add(name);
      return visit(included);
    });
  return visit(record);
}
