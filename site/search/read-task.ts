/** What a question wants to be told: how something is done, which things there are, or anything else. */
export type QueryTask = "do" | "list" | "other";

const asksHow = /^\s*(?:how (?:do|to|can|does|would|should)|can (?:i|we)|is (?:there|it))\b/i;

/** A kind of things is asked for in its plural. */
const asksWhich = /^\s*(?:which|what|list(?: of)?|all|show) (?:the |all )?(?!does\b|was\b|has\b)[a-z]{2,}[a-rt-z]s\b/i;

/** Tells by how a query begins what it wants to be told. */
export function readTask(query: string): QueryTask {
  return asksHow.test(query) ? "do" : asksWhich.test(query) ? "list" : "other";
}
