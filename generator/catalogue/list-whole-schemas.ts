import type { NamedSchema } from "./schema.ts";

/** The schemas in no namespace that others are named for as what is declared in them, those of most others first. */
export function listWholeSchemas(schemas: ReadonlyMap<string, NamedSchema>): readonly NamedSchema[] {
  const counts = new Map<NamedSchema, number>();
  for (const { fullName } of schemas.values()) {
    const dot = fullName.indexOf(".");
    const whole = dot === -1 ? undefined : schemas.get(fullName.slice(0, dot));
    if (whole !== undefined) counts.set(whole, (counts.get(whole) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([schema]) => schema);
}
