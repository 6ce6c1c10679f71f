/** What the full names of all types begin with: those of Atlas have no namespaces, and those of other models that stand beside them have. */
export const schemaPrefix = "atlas.";

/** The full name of a type's schema. */
export function nameSchema(type: string): string {
  return `${schemaPrefix}${type}`;
}
