import type { SchemaUse } from "../../catalogue/schema.ts";

/** Where schemas are used, gathered while types are linked. */
export interface Uses {
  /** Notes a use; the same use twice counts once. */
  add(target: string, use: SchemaUse): void;
  of(target: string): readonly SchemaUse[];
}

/** Makes an empty collection. */
export function createUses(): Uses {
  const uses = new Map<string, Map<string, SchemaUse>>();
  return {
    add(target, use) {
      const ofTarget = uses.get(target) ?? new Map<string, SchemaUse>();
      uses.set(target, ofTarget);
      const key = `${use.kind} ${use.by} ${use.field ?? ""}`;
      if (!ofTarget.has(key)) ofTarget.set(key, use);
    },
    of: (target) => [...(uses.get(target)?.values() ?? [])],
  };
}
