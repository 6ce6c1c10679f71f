/** What a question wants to be told: how something is done or read, which things there are, or anything else. */
export type QueryTask = "do" | "read" | "list" | "other";

const asksHow = /^\s*(?:how (?:do|to|can|does|would|should)|can (?:i|we)|is (?:there|it))\b/i;

const reads = /^\s*(?:\S+\s+){1,3}?(?:check|fetch|find|get|list|look|query|read|retrieve|see|show)\b/i;

/** What is to be had, said at the beginning as a call would be named: `get lineage`. */
const begins = /^\s*(?:fetch|get|query|read|retrieve)\s+(?!started\b)\S/i;

/** What is to be done, said at the beginning as an order: `delete a tag`, `rename domain`. A verb alone is a name. */
const changes =
  /^\s*(?:add|apply|approve|archive|assign|attach|cancel|change|close|comment on|create|delete|deprecate|detach|disable|drop|edit|enable|grant|invite|link|lock|merge|modify|move|protect|publish|put|raise|reject|remove|rename|reopen|reply to|request|rerun|reset|resolve|restore|revoke|roll ?back|set(?! ?up\b)|start|stop|submit|subscribe|transfer|trigger|unassign|unlink|unpublish|unset|unsubscribe|update|upload|upsert)\s+\S/i;

/** A kind of things is asked for in its plural. */
const asksWhich = /^\s*(?:which|what|list(?: of)?|all|show) (?:the |all )?(?!does\b|was\b|has\b)[a-z]{2,}[a-rt-z]s\b/i;

/** Tells by how a query begins what it wants to be told. */
export function readTask(query: string): QueryTask {
  if (asksHow.test(query)) return reads.test(query) ? "read" : "do";
  if (begins.test(query)) return "read";
  if (changes.test(query)) return "do";
  return asksWhich.test(query) ? "list" : "other";
}
