/** Words for what an entity is made of. */
const shape = /\b(?:urns?|aspects?)\b/i;

/** Whether a query asks what an entity is made of, which the entity's own page says better than any guide. */
export function asksShape(query: string): boolean {
  return shape.test(query);
}
