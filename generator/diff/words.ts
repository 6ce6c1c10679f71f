import { type Audience, type Change, changeAreas, type ChangeArea, type Verdict, verdicts } from "../compare/change.ts";
import { sayChange } from "../compare/say-change.ts";
import type { Compared } from "./compared.ts";

/** Whom a change hits, as a sentence or a table has it. */
export const audienceWords: Readonly<Record<Audience, string>> = {
  newReaders: "new readers of old data",
  oldReaders: "old readers of new data",
  metadataWriters: "who writes metadata",
  dataWriters: "who writes data",
  typeUsers: "code that uses the types",
  operators: "operators",
  graphqlClients: "clients of the GraphQL API",
  restliClients: "clients of the Rest.li API",
  apiClients: "clients of the API",
  recipeAuthors: "who writes recipes",
  sdkUsers: "users of the client library",
  cliUsers: "users of the command line",
  policyAuthors: "who writes policies",
  followersOfLinks: "who follows old links",
};

/** What readers know areas by. */
export const areaWords: Readonly<Record<ChangeArea, string>> = {
  entities: "entities",
  aspects: "aspects",
  events: "events",
  types: "types of schemas",
  operations: "GraphQL operations",
  graphqlTypes: "GraphQL types",
  plugins: "ingestion plugins",
  components: "sinks, transformers and the like",
  sdk: "the client library",
  cli: "commands",
  environment: "environment variables",
  restli: "Rest.li resources",
  endpoints: "endpoints",
  payloads: "payloads of endpoints",
  access: "privileges and roles",
  defaults: "starting data",
  guides: "guides",
};

/** The sentence in plain text, names in code marks; of so many other things it is true as well. */
export function toSentence(change: Change, others = 0): string {
  return sayChange(change, undefined, others)
    .map(({ text, isCode }) => (isCode ? `\`${text}\`` : text))
    .join("");
}

/** E.g. `hits old readers of new data, through 3 aspects (chartInfo, …)`; empty where it hits nobody. */
export function describeHits({ hits, reached = [] }: Change): string {
  if (hits.length === 0) return "";
  const names = reached.slice(0, 3).map(({ name }) => name);
  const more = reached.length > names.length ? ", …" : "";
  const through =
    reached.length === 0
      ? ""
      : `, through ${names.join(", ")}${more}${more === "" ? "" : ` (${reached.length} in all)`}`;
  return `hits ${hits.map((hit) => audienceWords[hit]).join(", ")}${through}`;
}

/** E.g. `2 breaking, 1 reindex, 14 safe`. */
export function countVerdicts(changes: readonly Change[]): string {
  const counts = verdicts.map(
    (verdict) => [verdict, changes.filter((change) => change.verdict === verdict).length] as const,
  );
  const parts = counts.filter(([, count]) => count > 0).map(([verdict, count]) => `${count} ${verdictWords[verdict]}`);
  return parts.length === 0 ? "no changes" : parts.join(", ");
}

/** What a comparison comes to: its verdicts, and where there are none, whether everything was compared. */
export function sayOutcome({ failing, passing, uncompared, unknown = [], hasOtherSchemas }: Compared): string {
  const changes = [...failing, ...passing];
  const isWhole = uncompared.length === 0 && unknown.length === 0 && hasOtherSchemas === undefined;
  return changes.length > 0 || isWhole ? countVerdicts(changes) : "no changes in what could be compared";
}

/** What changes of a verdict are called after their number. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  breaking: "breaking",
  reindex: "to reindex for",
  risky: "risky",
  safe: "safe",
  docs: "of words alone",
};

/** The gravest first, then by area. */
export function byGravity(one: Change, other: Change): number {
  return (
    verdicts.indexOf(one.verdict) - verdicts.indexOf(other.verdict) ||
    changeAreas.indexOf(one.area) - changeAreas.indexOf(other.area)
  );
}
