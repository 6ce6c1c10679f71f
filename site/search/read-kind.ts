import type { SearchKind } from "../../generator/page-model/search-kinds.ts";
import { asksOwnFile } from "./asks-own-file.ts";

type Kind = Pick<SearchKind, "label" | "facet" | "depth">;

const listing = /^(?:all|available|default|list|overview|supported)$/i;

/** Words for what is set up. */
const setUp = /^(?:configs?|options?|settings?)$/i;

/** Kinds of which a thing is meant rather than an option that happens to be called as the kind is: `settings aspect`. */
const ofModels = /^(?:aspects?|entit(?:y|ies))$/i;

/** Words that say of what kind the thing is that stands before or behind them. */
const kinds: readonly {
  readonly words: RegExp;
  readonly isMeant: (kind: Kind) => boolean;
  readonly isPart?: true;
}[] = [
  ofLabels(/^entit(?:y|ies)$/i, ["entity"]),
  // The page of an entity says how its URN is put together, and which aspects it has.
  ofLabels(/^urns?$/i, ["entity"]),
  ofLabels(/^aspect$/i, ["aspect"]),
  ofLabels(/^aspects$/i, ["aspect", "entity"]),
  // What an aspect is made of is a record, whose page is the aspect's.
  ofLabels(/^records?$/i, ["record", "aspect"]),
  ofLabels(/^messages?$/i, ["message"]),
  ofLabels(/^enums?$/i, ["enum", "GraphQL enum"]),
  ofLabels(/^types?$/i, [
    "record",
    "message",
    "enum",
    "typeref",
    "type",
    "object",
    "input",
    "interface",
    "union",
    "GraphQL enum",
    "scalar",
  ]),
  ofLabels(/^events?$/i, ["event"]),
  ofLabels(/^quer(?:y|ies)$/i, ["query"]),
  ofLabels(/^mutations?$/i, ["mutation"]),
  ofLabels(/^objects?$/i, ["object"]),
  ofLabels(/^inputs?$/i, ["input"]),
  ofLabels(/^interfaces?$/i, ["interface"]),
  ofLabels(/^unions?$/i, ["union"]),
  ofLabels(/^scalars?$/i, ["scalar"]),
  ofLabels(/^directives?$/i, ["directive"]),
  ofLabels(/^subscriptions?$/i, ["subscription"]),
  ofLabels(/^(?:relationships?|edges?)$/i, ["relationship"]),
  ofLabels(/^privileges?$/i, ["privilege"]),
  ofLabels(/^roles?$/i, ["role"]),
  ofLabels(/^(?:sources?|connectors?)$/i, ["source"]),
  ofLabels(/^sinks?$/i, ["sink"]),
  ofLabels(/^transformers?$/i, ["transformer"]),
  ofLabels(/^class(?:es)?$/i, ["class", "model class"]),
  ofLabels(/^commands?$/i, ["command"]),
  ofLabels(/^flags?$/i, ["command option"]),
  ofLabels(setUp, ["option", "command option", "environment variable"]),
  // Their names begin with that of the program, which few people type.
  { ...ofLabels(/^variables?$/i, ["environment variable"]), isPart: true },
  // Fields of something are told by its own page.
  ofLabels(/^field$/i, ["field", "GraphQL field", "input field"]),
  ofLabels(/^(?:arguments?|args?|parameters?|params?)$/i, ["argument", "parameter"]),
  ofLabels(/^(?:functions?|methods?)$/i, ["function", "method"]),
  ofLabels(/^modules?$/i, ["module"]),
  ofLabels(/^platforms?$/i, ["platform"]),
  ofLabels(/^guides?$/i, ["guide"]),
  { words: /^graphql$/i, isMeant: ({ facet, depth }) => facet === "graphql" && depth === 0 },
  { words: /^(?:python|sdk)$/i, isMeant: ({ label }) => ["class", "module", "function", "method"].includes(label) },
  ofLabels(/^cli$/i, ["command"]),
  // All of something is listed on a page of its own.
  { words: listing, isMeant: ({ label }) => label === "page" },
];

function ofLabels(words: RegExp, labels: readonly string[]): (typeof kinds)[number] {
  return { words, isMeant: ({ label }) => labels.includes(label) };
}

/** What a query asks that begins or ends with what kind of thing it means: `ownership aspect`, `graphql dataset`. */
export interface KindQuery {
  /** The query without the word that says it. */
  readonly text: string;
  readonly isMeant: (kind: Kind) => boolean;
  /** Present where things of the kind are as likely asked for by a part of their names. */
  readonly isPart?: true;
}

/** Whether a word is the name of a kind. */
export function isKindWord(word: string): boolean {
  return kinds.some(({ words }) => words.test(word)) && !listing.test(word);
}

/** Which kinds of things a word means; undefined for a word that means none. */
export function findKind(word: string): KindQuery["isMeant"] | undefined {
  return kinds.find(({ words }) => words.test(word))?.isMeant;
}

/** Which entities have something: asked for what they carry. */
const carriers =
  /^(?:(?:which|what|list|show|find|all)\s+)*entit(?:y|ies)(?:\s+types?)?(?:\s+that)?\s+(?:can\s+|may\s+)?(?:have|has|carry|with|support)\s+(?:an?\s+|the\s+|any\s+)?(\S.*?)\s*\??$/i;

/** What entities carry are aspects, each of whose pages lists them; of several things, what an aspect has a list of: `owners`. */
function readCarried(text: string): readonly KindQuery[] {
  const labels = /s$/i.test(text) ? ["aspect", "field"] : ["aspect"];
  return labels.map((meant) => ({ text, isMeant: ({ label }) => label === meant }));
}

/** Variables of the environment are told by one word or by both, and by the first alone where the name is written as theirs are. */
const variables = /\benv(?:ironment)?\s+var(?:iable)?s?\b|(?<=^[A-Z][A-Z\d_]+\s+)env(?:ironment)?$/;

/** The ways to take a query apart into a name and its kind: at most two, since both ends may say one. */
export function readKind(query: string): readonly KindQuery[] {
  const carried = carriers.exec(query.trim())?.[1];
  if (carried !== undefined) return readCarried(carried);
  const pieces = query.trim().replace(variables, "variable").split(/\s+/);
  if (pieces.length < 2 || asksOwnFile(query)) return [];
  return [
    { said: pieces.at(-1), rest: pieces.slice(0, -1) },
    { said: pieces[0], rest: pieces.slice(1) },
  ].flatMap(({ said = "", rest }) => {
    const kind = kinds.find(({ words }) => words.test(said));
    if (kind === undefined || (setUp.test(said) && rest.length === 1 && ofModels.test(rest[0] ?? ""))) return [];
    const text = rest.join(" ").replace(/^(?:of|all|the)\s+/i, "");
    return [{ text, isMeant: kind.isMeant, ...(kind.isPart === undefined ? {} : { isPart: kind.isPart }) }];
  });
}
