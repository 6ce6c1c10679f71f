/** By what a single one is told from all others of its kind. */
const byKey = /\s+by\s+(?:an?\s+|its\s+|the\s+)?(?:id|key|name|urn)s?[\s?.!]*$/i;

/** A query without what it ends with where that says by what one thing is found: `get ship` for `get ship by id`. Others as they are. */
export function dropKey(query: string): string {
  return query.replace(byKey, "");
}
