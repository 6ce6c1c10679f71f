import { changing, fetching, listing, removing, undoing } from "./verbs.ts";

/** What a question wants to be told: how something is done or read, which things there are, or anything else. */
export type QueryTask = "do" | "read" | "list" | "other";

const asksHow = /^\s*(?:how (?:do|to|can|does|would|should)|can (?:i|we)|is (?:there|it))\b/i;

const reads = new RegExp(
  String.raw`^\s*(?:\S+\s+){1,3}?(?:${[...fetching, ...listing].join("|")}|check|find|look|query|see)\b`,
  "i",
);

/** What is to be had, said at the beginning as a call would be named: `get lineage`. */
const begins = new RegExp(String.raw`^\s*(?:${fetching.join("|")}|query)\s+(?!started\b)\S`, "i");

/** What is to be done, said at the beginning as an order: `delete a tag`, `rename domain`. A verb alone is a name. */
const orders = [
  ...[...changing, ...removing, ...undoing],
  ...["add", "apply", "approve", "archive", "assign", "attach", "close", "comment on", "create", "deprecate", "enable"],
  ...["grant", "invite", "link", "lock", "merge", "move", "protect", "publish", "put", "raise", "reject", "rename"],
  ...["reopen", "reply to", "request", "rerun", "reset", "resolve", "restore", "roll ?back", String.raw`set(?! ?up\b)`],
  ...["start", "stop", "submit", "subscribe", "transfer", "trigger", "unpublish", "unsubscribe", "upload", "upsert"],
];
const changes = new RegExp(String.raw`^\s*(?:${orders.join("|")})\s+\S`, "i");

/** A kind of things is asked for in its plural. */
const asksWhich = /^\s*(?:which|what|list(?: of)?|all|show) (?:the |all )?(?!does\b|was\b|has\b)[a-z]{2,}[a-rt-z]s\b/i;

/** Tells by how a query begins what it wants to be told. */
export function readTask(query: string): QueryTask {
  if (asksHow.test(query)) return reads.test(query) ? "read" : "do";
  if (begins.test(query)) return "read";
  if (changes.test(query)) return "do";
  return asksWhich.test(query) ? "list" : "other";
}
