/**
 * The one table of words for the things of a model. Pages and messages take their nouns from here,
 * so that a thing is called the same everywhere.
 */
export interface Noun {
  /** E.g. `key aspect`; lower case unless the word is a name. */
  readonly singular: string;
  readonly plural: string;
}

const table = {
  entity: { singular: "entity", plural: "entities" },
  aspect: { singular: "aspect", plural: "aspects" },
  keyAspect: { singular: "key aspect", plural: "key aspects" },
  timeseriesAspect: { singular: "timeseries aspect", plural: "timeseries aspects" },
  relationship: { singular: "relationship", plural: "relationships" },
  registry: { singular: "entity registry", plural: "entity registries" },
  record: { singular: "record", plural: "records" },
  message: { singular: "message", plural: "messages" },
  enum: { singular: "enum", plural: "enums" },
  typeref: { singular: "typeref", plural: "typerefs" },
  alias: { singular: "type", plural: "other types" },
  fixed: { singular: "fixed", plural: "fixed types" },
  event: { singular: "event", plural: "events" },
  type: { singular: "type", plural: "types" },
  field: { singular: "field", plural: "fields" },
  symbol: { singular: "symbol", plural: "symbols" },
  unionMember: { singular: "union member", plural: "union members" },
  annotation: { singular: "annotation", plural: "annotations" },
  urn: { singular: "URN", plural: "URNs" },
  urnPart: { singular: "URN part", plural: "URN parts" },
  operation: { singular: "operation", plural: "operations" },
  query: { singular: "query", plural: "queries" },
  mutation: { singular: "mutation", plural: "mutations" },
  subscription: { singular: "subscription", plural: "subscriptions" },
  object: { singular: "object", plural: "objects" },
  input: { singular: "input", plural: "inputs" },
  interface: { singular: "interface", plural: "interfaces" },
  union: { singular: "union", plural: "unions" },
  scalar: { singular: "scalar", plural: "scalars" },
  directive: { singular: "directive", plural: "directives" },
  argument: { singular: "argument", plural: "arguments" },
  inputField: { singular: "input field", plural: "input fields" },
  enumValue: { singular: "enum value", plural: "enum values" },
  ingestionSource: { singular: "ingestion source", plural: "ingestion sources" },
  source: { singular: "source", plural: "sources" },
  plugin: { singular: "plugin", plural: "plugins" },
  sink: { singular: "sink", plural: "sinks" },
  transformer: { singular: "transformer", plural: "transformers" },
  stateProvider: { singular: "state provider", plural: "state providers" },
  reporter: { singular: "reporter", plural: "reporters" },
  capability: { singular: "capability", plural: "capabilities" },
  option: { singular: "option", plural: "options" },
  file: { singular: "file", plural: "files" },
  page: { singular: "page", plural: "pages" },
  prose: { singular: "guide", plural: "guides" },
  use: { singular: "use", plural: "uses" },
  release: { singular: "release", plural: "releases" },
  accessManifest: { singular: "access manifest", plural: "access manifests" },
  privilege: { singular: "privilege", plural: "privileges" },
  resourceType: { singular: "type of resources", plural: "types of resources" },
  role: { singular: "role", plural: "roles" },
  policy: { singular: "policy", plural: "policies" },
  platform: { singular: "platform", plural: "platforms" },
  ownershipType: { singular: "ownership type", plural: "ownership types" },
  lifecycleStage: { singular: "lifecycle stage", plural: "lifecycle stages" },
  retentionRule: { singular: "rule of retention", plural: "rules of retention" },
  sdkManifest: { singular: "SDK manifest", plural: "SDK manifests" },
  module: { singular: "module", plural: "modules" },
  command: { singular: "command", plural: "commands" },
  environmentVariable: { singular: "environment variable", plural: "environment variables" },
  class: { singular: "class", plural: "classes" },
  model: { singular: "model class", plural: "model classes" },
  function: { singular: "function", plural: "functions" },
  service: { singular: "service", plural: "services" },
  method: { singular: "method", plural: "methods" },
  property: { singular: "property", plural: "properties" },
  constant: { singular: "constant", plural: "constants" },
  parameter: { singular: "parameter", plural: "parameters" },
  resource: { singular: "resource", plural: "resources" },
  call: { singular: "call", plural: "calls" },
  action: { singular: "action", plural: "actions" },
  entityAction: { singular: "action of an entity", plural: "actions of an entity" },
  finder: { singular: "finder", plural: "finders" },
  batchFinder: { singular: "batch finder", plural: "batch finders" },
} as const satisfies Record<string, Noun>;

/** A kind of thing that has a noun. */
export type NounName = keyof typeof table;

/** The nouns, by kind. */
export const nouns: Readonly<Record<NounName, Noun>> = table;

/** The number with its noun: `1 aspect`, `1,204 fields`. */
export function countNoun(count: number, kind: NounName): string {
  const noun = nouns[kind];
  return `${formatCount(count)} ${count === 1 ? noun.singular : noun.plural}`;
}

/** The noun with its article: `an aspect`, `a query`. */
export function withArticle(kind: NounName): string {
  const word = nouns[kind].singular;
  return `${startsWithVowelSound(word) ? "an" : "a"} ${word}`;
}

/** The noun with its first letter raised, for a heading or a label. */
export function nounTitle(kind: NounName, number: keyof Noun = "singular"): string {
  const word = nouns[kind][number];
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** A whole number with commas between thousands, the same on every machine. */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}

/** `use` and `union` begin with a consonant's sound, and so does `URN` when spelled out. */
function startsWithVowelSound(word: string): boolean {
  return /^[aeiou]/i.test(word) && !/^(?:use|uni|urn)/i.test(word);
}
