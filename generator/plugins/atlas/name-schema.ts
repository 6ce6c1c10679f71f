/** The full name of a type's schema: types of Atlas have no namespaces, and those of other models that stand beside them have. */
export function nameSchema(type: string): string {
  return `atlas.${type}`;
}
