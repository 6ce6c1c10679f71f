import type { NounKind } from "./parts.ts";

/** The groups that results can be narrowed to. */
export const searchFacets = [
  "entities",
  "aspects",
  "fields",
  "types",
  "graphql",
  "sources",
  "options",
  "access",
  "sdk",
  "restli",
  "pages",
] as const;

/** One of those groups. */
export type SearchFacet = (typeof searchFacets)[number];

/**
 * How the anchor of a thing follows from its name, so that an index need not hold it: `page` has none,
 * `name` is the name itself, `member` goes on from its owner with a dot, `argument` as a coordinate does,
 * `slug` is that of a heading, `call` that of a Rest.li call and `plugin` that of an ingestion plugin. Anchors
 * that differ are written out.
 */
export type AnchorRule = "page" | "name" | "member" | "argument" | "slug" | "call" | "plugin";

/** What results say about a kind of thing, and how they are ranked. */
export interface SearchKind {
  /** One character, which stands for the kind in the index. */
  readonly code: string;
  readonly label: string;
  readonly facet: SearchFacet;
  /** For the hue; members have none of their own. */
  readonly noun?: NounKind;
  /** 0 for a page, 1 for what is on it, 2 for what belongs to the thing of depth 1 before it. */
  readonly depth: 0 | 1 | 2;
  readonly anchor: AnchorRule;
  /** Among names that match equally well, the higher comes first. */
  readonly weight: number;
  /** Whether having a type means to return it. */
  readonly returns?: true;
  /** What a coordinate of its arguments begins with. */
  readonly root?: string;
}

const page = { depth: 0, anchor: "page" } as const;

const table = {
  entity: { ...page, code: "e", label: "entity", facet: "entities", noun: "entity", weight: 20 },
  aspect: { ...page, code: "a", label: "aspect", facet: "aspects", noun: "aspect", weight: 19 },
  record: { ...page, code: "r", label: "record", facet: "types", noun: "record", weight: 16 },
  message: { ...page, code: "-", label: "message", facet: "types", noun: "message", weight: 16 },
  enum: { ...page, code: "n", label: "enum", facet: "types", noun: "enum", weight: 16 },
  typeref: { ...page, code: "t", label: "typeref", facet: "types", noun: "typeref", weight: 15 },
  alias: { ...page, code: ":", label: "type", facet: "types", noun: "alias", weight: 15 },
  fixed: { ...page, code: "x", label: "fixed", facet: "types", noun: "fixed", weight: 15 },
  event: { ...page, code: "v", label: "event", facet: "types", noun: "event", weight: 17 },
  query: {
    ...page,
    code: "q",
    label: "query",
    facet: "graphql",
    noun: "query",
    weight: 17,
    returns: true,
    root: "Query.",
  },
  mutation: {
    ...page,
    code: "m",
    label: "mutation",
    facet: "graphql",
    noun: "mutation",
    weight: 17,
    returns: true,
    root: "Mutation.",
  },
  subscription: {
    ...page,
    code: "s",
    label: "subscription",
    facet: "graphql",
    noun: "subscription",
    weight: 17,
    returns: true,
    root: "Subscription.",
  },
  object: { ...page, code: "o", label: "object", facet: "graphql", noun: "object", weight: 15 },
  input: { ...page, code: "i", label: "input", facet: "graphql", noun: "input", weight: 13 },
  interface: { ...page, code: "I", label: "interface", facet: "graphql", noun: "interface", weight: 14 },
  union: { ...page, code: "u", label: "union", facet: "graphql", noun: "union", weight: 14 },
  graphqlEnum: { ...page, code: "N", label: "GraphQL enum", facet: "graphql", noun: "enum", weight: 14 },
  scalar: { ...page, code: "c", label: "scalar", facet: "graphql", noun: "scalar", weight: 14 },
  directive: { ...page, code: "d", label: "directive", facet: "graphql", noun: "directive", weight: 14 },
  source: { ...page, code: "S", label: "source", facet: "sources", noun: "source", weight: 18 },
  sink: { ...page, code: "b", label: "sink", facet: "sources", noun: "sink", weight: 15 },
  transformer: { ...page, code: "T", label: "transformer", facet: "sources", noun: "transformer", weight: 15 },
  stateProvider: { ...page, code: "H", label: "state provider", facet: "sources", noun: "stateProvider", weight: 14 },
  reporter: { ...page, code: "Q", label: "reporter", facet: "sources", noun: "reporter", weight: 14 },
  eventAction: { ...page, code: "E", label: "action", facet: "sources", noun: "action", weight: 14 },
  module: { ...page, code: "M", label: "module", facet: "sdk", noun: "module", weight: 13 },
  class: { ...page, code: "C", label: "class", facet: "sdk", noun: "class", weight: 15 },
  model: { ...page, code: "L", label: "model class", facet: "sdk", noun: "model", weight: 8 },
  command: { ...page, code: "D", label: "command", facet: "sdk", noun: "command", weight: 14 },
  resource: { ...page, code: "R", label: "resource", facet: "restli", noun: "resource", weight: 14 },
  guide: { ...page, code: "g", label: "guide", facet: "pages", noun: "prose", weight: 17 },
  changes: { ...page, code: "U", label: "changes", facet: "pages", noun: "prose", weight: 14 },
  page: { ...page, code: "p", label: "page", facet: "pages", weight: 12 },
  /** What a plug-in has read, and a call among that, of which a request is written. */
  reference: { ...page, code: "*", label: "reference", facet: "pages", weight: 13 },
  operation: { ...page, code: "?", label: "operation", facet: "pages", weight: 15 },
  relationship: { code: "1", label: "relationship", facet: "entities", depth: 1, anchor: "name", weight: 11 },
  field: { code: "f", label: "field", facet: "fields", depth: 1, anchor: "name", weight: 12 },
  symbol: { code: "y", label: "enum symbol", facet: "types", noun: "enum", depth: 1, anchor: "name", weight: 11 },
  graphqlField: {
    code: "F",
    label: "GraphQL field",
    facet: "graphql",
    depth: 1,
    anchor: "member",
    weight: 10,
    returns: true,
  },
  inputField: { code: "P", label: "input field", facet: "graphql", depth: 1, anchor: "member", weight: 8 },
  enumValue: {
    code: "Y",
    label: "enum value",
    facet: "graphql",
    noun: "enum",
    depth: 1,
    anchor: "member",
    weight: 9,
  },
  operationArgument: { code: "A", label: "argument", facet: "graphql", depth: 1, anchor: "argument", weight: 6 },
  argument: { code: "G", label: "argument", facet: "graphql", depth: 2, anchor: "argument", weight: 5 },
  plugin: { code: "2", label: "plugin", facet: "sources", noun: "source", depth: 1, anchor: "plugin", weight: 17 },
  option: { code: "O", label: "option", facet: "options", depth: 2, anchor: "member", weight: 9 },
  privilege: { code: "V", label: "privilege", facet: "access", depth: 1, anchor: "name", weight: 14 },
  resourceType: { code: "W", label: "type of resources", facet: "access", depth: 1, anchor: "page", weight: 6 },
  role: { code: "(", label: "role", facet: "access", depth: 1, anchor: "page", weight: 12 },
  policy: { code: "B", label: "policy", facet: "access", depth: 1, anchor: "name", weight: 12 },
  function: { code: "3", label: "function", facet: "sdk", depth: 1, anchor: "name", weight: 11, returns: true },
  method: { code: "4", label: "method", facet: "sdk", depth: 1, anchor: "name", weight: 10, returns: true },
  attribute: { code: "5", label: "property", facet: "sdk", depth: 1, anchor: "name", weight: 7 },
  constant: { code: "6", label: "constant", facet: "sdk", depth: 1, anchor: "name", weight: 8 },
  sdkEnum: { code: "7", label: "SDK enum", facet: "sdk", noun: "enum", depth: 1, anchor: "name", weight: 12 },
  sdkValue: { code: "8", label: "constant", facet: "sdk", depth: 2, anchor: "member", weight: 7 },
  modelProperty: { code: "9", label: "property", facet: "sdk", depth: 1, anchor: "name", weight: 3 },
  sdkParameter: { code: "0", label: "parameter", facet: "sdk", depth: 2, anchor: "member", weight: 4 },
  constructorParameter: { code: "k", label: "parameter", facet: "sdk", depth: 1, anchor: "member", weight: 4 },
  subcommand: { code: "%", label: "command", facet: "sdk", depth: 1, anchor: "name", weight: 13 },
  commandOption: { code: "@", label: "command option", facet: "sdk", depth: 1, anchor: "name", weight: 7 },
  subcommandOption: { code: "+", label: "command option", facet: "sdk", depth: 2, anchor: "member", weight: 7 },
  variable: { code: "$", label: "environment variable", facet: "sdk", depth: 1, anchor: "name", weight: 9 },
  platform: { code: "X", label: "platform", facet: "access", depth: 1, anchor: "page", weight: 5 },
  ownershipType: { code: "w", label: "ownership type", facet: "access", depth: 1, anchor: "page", weight: 8 },
  lifecycleStage: { code: "&", label: "lifecycle stage", facet: "access", depth: 1, anchor: "page", weight: 8 },
  call: { code: "l", label: "method", facet: "restli", depth: 1, anchor: "call", weight: 10, returns: true },
  finder: { code: "z", label: "finder", facet: "restli", depth: 1, anchor: "call", weight: 10, returns: true },
  batchFinder: {
    code: "Z",
    label: "batch finder",
    facet: "restli",
    depth: 1,
    anchor: "call",
    weight: 10,
    returns: true,
  },
  action: { code: "j", label: "action", facet: "restli", depth: 1, anchor: "name", weight: 11, returns: true },
  entityAction: {
    code: "J",
    label: "action of an entity",
    facet: "restli",
    depth: 1,
    anchor: "call",
    weight: 11,
    returns: true,
  },
  callParameter: { code: "K", label: "parameter", facet: "restli", depth: 2, anchor: "member", weight: 5 },
  entry: { code: "!", label: "entry", facet: "pages", depth: 1, anchor: "name", weight: 7 },
  label: { code: "=", label: "sidebar", facet: "pages", noun: "prose", depth: 1, anchor: "page", weight: 13 },
  heading: { code: "h", label: "heading", facet: "pages", noun: "prose", depth: 1, anchor: "slug", weight: 10 },
} as const satisfies Record<string, SearchKind>;

/** A name by which planners collect entries, e.g. `callParameter`. */
export type SearchKindName = keyof typeof table;

/** What can be found, by name. */
export const searchKinds: Readonly<Record<SearchKindName, SearchKind>> = table;
