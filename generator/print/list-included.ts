import type { NamedSchema, RecordSchema } from "../catalogue/schema.ts";

/** A record and all that it takes in, directly or not. */
export function listIncluded(schemas: ReadonlyMap<string, NamedSchema>, record: RecordSchema): readonly RecordSchema[] {
  const records = new Set([record]);
  // Grows while it is gone through.
  for (const { includes } of records) {
    for (const included of includes.map((name) => schemas.get(name)))
      if (included?.kind === "record") records.add(included);
  }
  return [...records];
}
