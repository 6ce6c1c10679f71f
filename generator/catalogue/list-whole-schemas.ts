import { indexHolders } from "./index-holders.ts";
import type { NamedSchema } from "./schema.ts";

/** The outermost schemas that others are named for as what is declared in them, those of most others first. */
export function listWholeSchemas(schemas: ReadonlyMap<string, NamedSchema>): readonly NamedSchema[] {
  const counts = new Map<NamedSchema, number>();
  const holders = indexHolders(schemas);
  for (const schema of schemas.values()) {
    const whole = findWhole(schema.fullName, holders);
    if (whole !== undefined && whole !== schema) counts.set(whole, (counts.get(whole) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([schema]) => schema);
}

function findWhole(fullName: string, holders: ReadonlyMap<string, NamedSchema>): NamedSchema | undefined {
  for (let dot = fullName.indexOf("."); dot !== -1; dot = fullName.indexOf(".", dot + 1)) {
    const whole = holders.get(fullName.slice(0, dot));
    if (whole !== undefined) return whole;
  }
  return undefined;
}
