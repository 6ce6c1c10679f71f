import type { SearchFacet } from "../../generator/page-model/search-kinds.ts";
import { findKind, type KindQuery } from "./read-kind.ts";

interface Area {
  readonly words: RegExp;
  /** What else texts call it. */
  readonly others: readonly string[];
  readonly labels?: readonly string[];
  readonly facet?: SearchFacet;
  readonly isSubject?: true;
}

/** By the words that say with what something is to be done, the kinds of things that tell it. */
const areas: readonly Area[] = [
  { words: /^graphql\b/i, others: [], facet: "graphql" },
  { words: /^(?:python|sdk)\b/i, others: ["python", "sdk"], labels: ["module", "class", "function", "method"] },
  { words: /^(?:cli|command[ -]line|terminal|shell)\b/i, others: ["cli"], labels: ["command"] },
  { words: /^(?:web )?apis?$/i, others: [], labels: ["query", "mutation", "operation"] },
  { words: /^(?:rest(?:\.?li)?|openapi|curl)\b/i, others: [], facet: "restli" },
];

/** What a query asks that says with what something is to be done: `in python`, `from the command line`. */
export interface AreaQuery {
  /** The query without the words that say it. */
  readonly text: string;
  /** Those words; empty where nothing was said. */
  readonly tool: string;
  /** What else it may be called. */
  readonly others: readonly string[];
  /** Whether those words are what is asked about, and not only what it is done with. */
  readonly isSubject?: true | undefined;
  /** Whether a thing is one of those that the words mean; undefined where nothing was said. */
  readonly isMeant?: KindQuery["isMeant"] | undefined;
}

/** Who may do something, or what one needs to be allowed to: what is left says what is done, and privileges tell of it. */
const access: Area = {
  words:
    /^\s*(?:who (?:can|may|is able to|is allowed to)|(?:am i|are \w+|is \w+) (?:allowed|permitted) to|(?:(?:which|what) )?(?:required |necessary )?(?:permissions?|privileges?|rights?)(?: (?:is|are|do i) (?:needed|required|need))? (?:for|to))\s+/i,
  others: ["permission", "policy", "role"],
  labels: ["privilege", "policy"],
  isSubject: true,
};

/** What a release has changed, or what it takes to go on to it: what is left are numbers, and pages about changes tell of them. */
const changes: Area = {
  words:
    /^\s*(?:(?:what(?:'?s| is| are| has| have| was| were)?\s+)?(?:new|changed?|different|removed|gone|deprecated|break(?:s|ing)?|broken?)|(?:breaking )?changes|change ?log|release notes?|upgrad(?:e|ing)|updat(?:e|ing)|migrat(?:e|ing))(?:\s+(?:changes|in|since|with|by|of|for|from|to|between|release|version))*\s+(?=v?\d+(?:\.|\s|$))/i,
  others: ["release", "updating", "upgrade"],
  labels: ["changes"],
  isSubject: true,
};

/** Who begins with what is to be done, may say without a word between with what: `get lineage graphql`. */
const barelyAtEnd =
  /^((?:(?:bulk|hard|soft)\s+)?(?:add|assign|attach|change|create|delete|deprecate|edit|fetch|find|generate|get|list|mark|read|remove|restore|revoke|search|set|update|upsert|write)(?:\s.*\S)?)\s+(graphql|python|cli|rest|openapi|curl|api)$/i;

const toolAtEnd = /^(.*\S)\s+(?:by|from|in|on|over|through|using|via|with)\s+(?:the\s+|a\s+)?(.{2,24})$/i;

/** What queries begin with that ask which thing of a kind does or has something: one of them is wanted, not their list. */
const ofKind =
  /^\s*(?:(?:which|what)\s+(aspect|class|command|entity|enum|event|input|mutation|query|sink|transformer)|(aspect|command|mutation|query|sink|transformer)\s+(?:that|which|to))\s+(?:(?:can|contains?|do|does|gives?|has|have|holds?|is|keeps?|lists?|returns?|says?|stores?|tells?|that|to|used|which)\s+)*(?=\S)/i;

/** What queries begin with that ask about something else than what they name, and what that is called. */
const asked: readonly (readonly [tool: string, area: Area])[] = [
  ["privilege", access],
  ["changes", changes],
];

/** Where the model keeps something: in an aspect, whatever else has it as well. */
const stored =
  /^\s*where\s+(?:(?:is|are)\s+(\S.{0,60}?)\s+(?:kept|saved|stored)|(?:does|do)\s+\S+\s+(?:keep|save|store)\s+(\S.{0,60}?))[\s?.!]*$/i;

/** Takes a query apart into what is to be done and with what, which is what it may end with. */
export function readArea(query: string): AreaQuery {
  for (const [tool, area] of asked) {
    const rest = query.replace(area.words, "");
    if (rest !== query && rest !== "") return toAreaQuery(rest, tool, area);
  }
  const [, thing, kept = thing] = stored.exec(query) ?? [];
  if (kept !== undefined) return { text: kept, tool: "aspect", others: [], isMeant: findKind("aspect") };
  const [begin = "", which, that = ""] = ofKind.exec(query) ?? [];
  const isMeant = findKind(which ?? that);
  if (isMeant !== undefined) return { text: query.slice(begin.length), tool: which ?? that, others: [], isMeant };
  const [, task = "", tool = ""] = toolAtEnd.exec(query) ?? barelyAtEnd.exec(query) ?? [];
  const area = areas.find(({ words }) => words.test(tool));
  if (area === undefined) return { text: query, tool: "", others: [] };
  return toAreaQuery(task, tool, area);
}

function toAreaQuery(text: string, tool: string, area: Area): AreaQuery {
  return {
    text,
    tool,
    others: area.others,
    isSubject: area.isSubject,
    isMeant: ({ label, facet }) => facet === area.facet || area.labels?.includes(label) === true,
  };
}
