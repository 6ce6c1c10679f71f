import type { Audience, Reading } from "./change.ts";

/** What is said of every change that one rule finds; the code it stands under begins with its verdict. */
export interface RuleEntry {
  /** The sentence without a stop: `{name}`, `{thing}`, `{before}` and `{after}` stand for what the change holds. */
  readonly says: string;
  /** Whom it hits, besides readers of data where authorities say so. */
  readonly hits: readonly Audience[];
  /** What to do about it; absent where there is nothing to do. */
  readonly wayOut?: string | undefined;
  /** Another way out where the authority is the one that decides: what PDL has, Avro may lack, and JSON Schema. */
  readonly waysOutBy?: Readonly<Partial<Record<Reading["by"], string>>> | undefined;
  /** Why it has this verdict, and where it differs from an authority, why. Markdown. */
  readonly why: string;
  /** Who says so. */
  readonly source: RuleSource;
  /** The thing itself came or went, with all that it has. */
  readonly whole?: true | undefined;
}

/** Rules by their codes. */
export type RuleTable = Readonly<Record<string, RuleEntry>>;

/** Where rules come from. */
export const ruleSources = {
  pegasus: "Rest.li's `CompatibilityChecker`, the rules of Pegasus schemas",
  avro: "the Avro specification, “Schema Resolution”",
  platform: "the platform's own rules for changes of aspects, which ask what has to be migrated or indexed again",
  graphqlJs: "graphql-js, `findBreakingChanges` and `findDangerousChanges`",
  graphqlInspector: "graphql-inspector, for what graphql-js doesn't compare",
  graphqlSpec: "the GraphQL specification; graphql-js doesn't compare it",
  federation: "Apollo Federation, which composes subgraphs by what they say of their entities and fields",
  recipes: "the platform's configuration models, which refuse keys that they don't know",
  griffe: "griffe, the breakages of a Python API",
  cli: "how command lines are called: scripts pass names, and values by position",
  restli: "Rest.li's `CompatibilityInfo`, the rules of its interfaces",
  jsonSchema: "JSON Schema, what its keywords allow",
  atlas: "Apache Atlas, which refuses some updates of types and applies others",
  buf: "Buf, the rules of `buf breaking` for Protocol Buffers",
  oasdiff: "oasdiff, the breaking changes of an API described by OpenAPI",
  access: "how policies are evaluated: by the names of privileges, types and roles",
  links: "the web: an address that somebody has kept should lead somewhere",
  own: "our own judgement",
} as const;

/** Who says what a rule says. */
export type RuleSource = keyof typeof ruleSources;
