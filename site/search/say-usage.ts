/** Who uses something, how often or how much it is used, by whom, and what is used most: nothing but use is asked for. */
const askedOfUse =
  /(?<=\bwho (?:\S+ )?)(?:uses?|used|using)\b|(?<=\bhow (?:often|much|many)\b.*?)\bused\b|\bused(?= by\b)|(?<=\b(?:most|least) )used\b|(?<=\b(?:is|are) not )used\b/gi;

/**
 * Puts the noun for the verb where a query is about use itself: "who uses a table" asks for its usage. Anywhere else, as in
 * "how do I use tags", the verb is a small word that says nothing.
 */
export function sayUsage(query: string): string {
  return query.replace(askedOfUse, "usage");
}
