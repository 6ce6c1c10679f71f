import type { KindQuery } from "./read-kind.ts";

/** What people say, and what servers call it. */
const formal: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(["make", "new", "open"].map((verb) => [verb, ["create"]])),
  ...Object.fromEntries(["destroy", "drop", "erase"].map((verb) => [verb, ["delete", "remove"]])),
  ...Object.fromEntries(["change", "edit", "modify"].map((verb) => [verb, ["update"]])),
};

/** What is to be had is called by its own name. */
const reads: ReadonlySet<string> = new Set(["fetch", "find", "get", "load", "query", "read", "retrieve"]);

const isWriting: KindQuery["isMeant"] = ({ label }) => label === "mutation";
const isRead: KindQuery["isMeant"] = ({ label }) => label === "query" || label === "object" || label === "interface";

/**
 * What an order to a GraphQL server means where nothing is called by its very words: `open a pull request` is
 * `createPullRequest`, `unstar` is `removeStar`, `star a repository` is `addStar`, and whoever would get a pull request reads
 * about that.
 */
export function readOrder(query: string): readonly KindQuery[] {
  const [, verb = "", article, rest = ""] =
    /^\s*([a-z]{3,})(?:\s+(an?|the|my))?(?:\s+(\S.{0,60}))?$/i.exec(query) ?? [];
  const said = verb.toLowerCase();
  if (reads.has(said) && rest !== "") return [{ text: rest, isMeant: isRead }];
  const verbs = rest === "" || !Object.hasOwn(formal, said) ? [] : (formal[said] ?? []);
  const orders = verbs.map((each) => `${each} ${rest}`);
  if (/^un[a-z]{3}/.test(said)) orders.push(`remove ${said.slice(2)}`, `delete ${said.slice(2)}`);
  else if (article !== undefined && verbs.length === 0) orders.push(`add ${said}`);
  return orders.map((text) => ({ text, isMeant: isWriting }));
}
