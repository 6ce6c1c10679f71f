/**
 * What a query asks of something that it names: what an entity is made of, which fields something has, what has or uses it, what a
 * call takes and returns, or nothing of the kind.
 */
export type AskedShape = "entity" | "fields" | "carriers" | "call" | "none";

/** The ways to ask it, the first that fits counts, each with the words that say nothing of what it is asked of. */
const shapes: readonly { readonly shape: AskedShape; readonly asks: RegExp; readonly drops?: RegExp }[] = [
  {
    // Those of something: which ones there are, whether they have to be said.
    shape: "fields",
    asks: /^(?:(?:all|list|what|which)\b.*?\s)?(?:(?:deprecated|mandatory|optional|required)\s+)?fields\s+(?:are|can|do|does|has|have|in|must|of)\b/i,
    drops: /\b(?:all|deprecated|fields|list|mandatory|optional|required)\b/gi,
  },
  {
    // Its own page tells what has it and what leads to it.
    shape: "carriers",
    asks: /^(?:(?:what|which) (?:aspects|entities|records|things|types) (?:carry|contain|have|hold|reference|refer to|use)|what (?:points|refers|links) to|what (?:uses|references))\s/i,
    drops: /^(?:what|which)\s(?:(?:aspects|entities|records|things|types)\s)?(?:\w+\s)(?:to\s)?/i,
  },
  {
    shape: "carriers",
    asks: /^(?:where (?:is|are)\s.+\s(?:needed|referenced|used)|what depends on\s.+|usages? of\s.+)\??$/i,
    drops: /^(?:where (?:is|are)|what depends on|usages? of)\s|\s(?:needed|referenced|used)\??$/gi,
  },
  {
    // Whom a change hits, the page of what is changed says.
    shape: "carriers",
    asks: /^what (?:breaks|happens|is affected) (?:if|when)\s/i,
    drops:
      /^what (?:breaks|happens|is affected) (?:if|when)\s(?:(?:i|someone|we|you)\s)?(?:(?:change|delete|drop|remove|rename)\s)?|\s(?:(?:changes|is (?:changed|deleted|dropped|removed|renamed)))\??$/gi,
  },
  {
    shape: "call",
    asks: /^(?:what are )?(?:the )?(?:args|arguments?|inputs?|parameters?|results?|return(?:s| types?| values?)?) (?:of|to|for) |^what (?:does|do) \S+ (?:return|take|need)s?\b/i,
    drops:
      /^(?:what are )?(?:the )?(?:args|arguments?|inputs?|parameters?|results?|return(?:s| types?| values?)?) (?:of|to|for) |^what (?:does|do) | (?:return|take|need)s?\b/gi,
  },
  {
    shape: "entity",
    // How one is made, guides tell.
    asks: /^(?!(?:how (?:do|can|to)\b.*\s)?(?:add|create|define|extend|introduce|make|register|write)\b).*\b(?:urns?|aspects?)\b/is,
  },
];

/** What a query asks that the page of the thing says better than any guide. */
export function asksShape(query: string): AskedShape {
  return shapes.find(({ asks }) => asks.test(query))?.shape ?? "none";
}

/** What is left of a query without the words that say what it asks of a thing: that thing. */
export function dropShape(query: string, shape: AskedShape): string {
  const drops = shapes.find((each) => each.shape === shape && each.asks.test(query))?.drops;
  const rest = drops === undefined ? query : query.replace(drops, " ").trim();
  return rest === "" ? query : rest;
}
