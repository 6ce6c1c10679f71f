import { searchKinds } from "../../generator/page-model/search-kinds.ts";
import { dropKey } from "./drop-key.ts";
import { isCall } from "./is-call.ts";
import { dropStopWords } from "./parse-query.ts";
import { readArea } from "./read-area.ts";
import { isKindWord, type KindQuery } from "./read-kind.ts";
import { readTask } from "./read-task.ts";
import { isCommand } from "./scores/is-command.ts";
import { changing, creating, fetching, listing, removing } from "./verbs.ts";

/** What people say, and what servers call it. */
const formal: Readonly<Record<string, readonly string[]>> = {
  ...sayFormally([...creating, "generate", "open", "upload"], ["create"]),
  ...sayFormally(removing, ["delete", "remove"]),
  // Servers say one of the two, and people either.
  delete: ["remove"],
  remove: ["delete"],
  ...sayFormally(changing, ["update"]),
};

/** Those that are what servers say are found by their own words. */
function sayFormally(said: readonly string[], words: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(said.filter((verb) => !words.includes(verb)).map((verb) => [verb, words]));
}

/** What is to be had is called by its own name; and so are all of it that are to be listed, by their plural. */
const lists: ReadonlySet<string> = new Set(listing);
const reads: ReadonlySet<string> = new Set([...fetching, "find", "load", "query"]);

const isAnyCall: KindQuery["isMeant"] = ({ label }) => isCall(label);
const isRead: KindQuery["isMeant"] = ({ label }) => label === "query" || label === "object" || label === "interface";
const isListed: KindQuery["isMeant"] = (kind) => isRead(kind) || kind.label === searchKinds.graphqlField.label;
const isQuery: KindQuery["isMeant"] = ({ label }) => label === "query";
const isCalledFor: KindQuery["isMeant"] = (kind) => isQuery(kind) || isAnyCall(kind);
const isRun: KindQuery["isMeant"] = ({ label }) => isCall(label) || label === "method" || label === "function";
const isSource: KindQuery["isMeant"] = ({ label }) => label === searchKinds.source.label;
const isSubject: KindQuery["isMeant"] = (kind) => isRead(kind) || kind.label === searchKinds.entity.label;

/** What has something carried out that is written elsewhere: a query, a job. */
const runs: ReadonlySet<string> = new Set(["call", "invoke", "run"]);

/** What does this to a thing is called by the verb and that thing, if there is any; to rename something is called otherwise. */
const plain: ReadonlySet<string> = new Set([...creating, ...changing, ...removing]);

/** What counts that does anything of that sort, whatever to, and what something is to be done to, where nothing does just that. */
const fallback = { command: 0.72, subject: 0.6, search: 0.97 } as const;

/** Where metadata comes from is a source, however it is brought in: `ingest mysql`, `connect to my looker`. */
const brings =
  /^\s*(?:connect|crawl|extract|import|ingest|load|pull|scan)\s+(?:(?:an?|data|from|metadata|my|our|the|to|with)\s+){0,4}(\S.{0,60})$/i;

/**
 * What an order to a server means, over GraphQL or HTTP, where nothing is called by its very words: `open a pull request` is
 * `createPullRequest`, `unstar` is `removeStar`, `star a repository` is `addStar`, and whoever would get a pull request reads
 * about that.
 */
export function readOrder(query: string): readonly OrderQuery[] {
  const [, from] = brings.exec(query) ?? [];
  const source = from === undefined ? [] : [{ text: from, isMeant: isSource }];
  return [...source, ...readMove(query), ...readChange(query)];
}

/** Something is put into something else, or taken out of it. */
const moves =
  /^\s*(add|assign|delete|drop|move|put|remove|take)\s+(?:(?:an?|my|the)\s+)?(\S.{0,30}?)\s+(from|in|into|out of|to|under)\s+(?:(?:an?|my|the)\s+)?(\S.{0,30}?)[\s?.!]*$/i;

/** To more than one thing, for which servers have calls of their own: `batchAddOwners`. */
const several = /\b(?:at once|in bulk|many|multiple|several)\b/i;

const people = /^(?:colleague|member|people|person|somebody|someone|user)s?$/i;

/**
 * Whoever puts a ship into a fleet sets the fleet of it, and whoever takes a user from a group removes a member of that: calls are
 * named by what is changed, and not by what was said first.
 */
function readMove(query: string): readonly OrderQuery[] {
  const [, verb = "", thing = "", way = "", place = ""] = moves.exec(query) ?? [];
  if (verb === "") return [];
  const isOut = /^(?:from|out of)$/i.test(way);
  const texts = people.test(thing) ? [`${isOut ? "remove" : "add"} ${place} member`] : [];
  if (several.test(query)) texts.push(`batch ${verb} ${thing}`);
  if (!isOut && /^(?:assign|move|put)$/i.test(verb)) texts.push(`set ${place}`);
  return texts.map((text) => ({ text, isMeant: isAnyCall }));
}

function readChange(query: string): readonly OrderQuery[] {
  const area = readArea(query);
  const [, verb = "", article, rest = ""] =
    /^\s*([a-z]{3,})(?:\s+(an?|the|my|all(?: the)?))?(?:\s+(\S.{0,60}))?$/i.exec(
      area.isSubject === true ? query : area.text,
    ) ?? [];
  const said = verb.toLowerCase();
  const [, chosen] = selects.exec(rest) ?? [];
  const isSelection = lists.has(said) || said === "find" || said === "search";
  // What the model has of a kind, its pages list.
  if (isSelection && chosen !== undefined && !chosen.split(/\s+/).some(isKindWord)) return readSelection(chosen);
  if (lists.has(said) && rest !== "")
    return [
      { text: `list ${rest}`, isMeant: isRead },
      { text: rest, isMeant: isListed },
    ];
  if (runs.has(said) && rest !== "") return [{ text: `execute ${rest}`, isMeant: isRun }];
  if (reads.has(said) && rest !== "") return readHad(rest);
  const verbs = rest === "" || !Object.hasOwn(formal, said) ? [] : (formal[said] ?? []);
  const things = dropStopWords(rest.split(/\s+/)).join(" ");
  const orders = [...new Set([rest, things])].flatMap((thing) => verbs.map((each) => `${each} ${thing}`));
  if (/^un[a-z]{3}/.test(said)) orders.push(`remove ${said.slice(2)}`, `delete ${said.slice(2)}`);
  else if (article !== undefined && verbs.length === 0) orders.push(`add ${said}`);
  return [
    ...orders.map((text) => ({ text, isMeant: isAnyCall })),
    ...(rest === "" || readTask(query) !== "do"
      ? []
      : [
          { text: said, isMeant: isCommand, share: fallback.command },
          ...(plain.has(said)
            ? [{ text: rest, isMeant: isSubject, share: fallback.subject, isAround: true as const }]
            : []),
        ]),
  ];
}

/** What is to be had is called by its name, whatever it is told by. */
function readHad(rest: string): readonly OrderQuery[] {
  const thing = dropKey(rest);
  const had = { text: rest, isMeant: isRead };
  return thing === rest ? [had] : [{ text: thing, isMeant: isQuery }, had];
}

/** Several things that have something in common: `datasets with a tag`, `all ships by harbour`. */
const selects =
  /^(?:all\s+(?:of\s+)?)?(?:the\s+)?([a-z]{3,}(?:\s+[a-z]{3,})?s)\s+(?:by|having|of type|tagged|that|where|which|with|without)\s+\S/i;

/** Those are listed by a call of their own, if there is one, and searched for otherwise. */
function readSelection(things: string): readonly OrderQuery[] {
  return [
    { text: `list ${things}`, isMeant: isRead },
    { text: "search", isMeant: isCalledFor, share: fallback.search },
  ];
}

/** What an order may mean, and what that counts of what was asked for by name. */
export interface OrderQuery extends KindQuery {
  readonly share?: number;
  /** Whether it only means what the order is about, and nothing that carries it out. */
  readonly isAround?: true;
}
