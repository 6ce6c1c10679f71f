/** Words for what an entity is made of. */
const shape = /\b(?:urns?|aspects?)\b/i;

/** Fields that are asked for as those of something: which ones there are, whether they have to be said. */
const fields =
  /^(?:(?:all|list|what|which)\b.*?\s)?(?:(?:deprecated|mandatory|optional|required)\s+)?fields\s+(?:are|can|do|does|has|have|in|must|of)\b/i;

/** Words of such a query that say which fields are meant, and nothing of whose they are. */
const ofFields = /\b(?:all|deprecated|fields|list|mandatory|optional|required)\b/gi;

/** What a query asks of something that it names: what an entity is made of, which fields something has, or nothing of the kind. */
export type AskedShape = "entity" | "fields" | "none";

/** Whether a query asks what something is made of, which its own page says better than any guide. */
export function asksShape(query: string): AskedShape {
  return fields.test(query) ? "fields" : shape.test(query) ? "entity" : "none";
}

/** What is left of a query without the words that say what it asks of a thing: that thing. */
export function dropShape(query: string, shape: AskedShape): string {
  const rest = shape === "fields" ? query.replace(ofFields, " ").trim() : query;
  return rest === "" ? query : rest;
}
