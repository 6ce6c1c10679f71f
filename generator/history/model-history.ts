import type { ChangeArea } from "../compare/change.ts";

/**
 * What has become of everything from release to release. Only what has happened is in it: a thing of which nothing is
 * said is as old as what it is a part of, and what the first release has is as old as that or older.
 */
export interface ModelHistory {
  readonly formatVersion: 1;
  /** The oldest first. */
  readonly releases: readonly HistoryRelease[];
  /** By room and coordinate, sorted; events in the order of the releases. */
  readonly rooms: Readonly<Partial<Record<HistoryRoom, Readonly<Record<string, readonly HistoryEvent[]>>>>>;
}

/** A release that the history knows of. */
export interface HistoryRelease {
  /** Its tag, or what its catalogue or edition is called. */
  readonly name: string;
  /** `YYYY-MM-DD`; absent where nobody knows. */
  readonly date?: string | undefined;
  /** `unread` where nothing is known of it, `damaged` where some of its files could not be read. */
  readonly state?: "unread" | "damaged" | undefined;
}

/** Coordinates are unique in a room. Records stay in theirs when they become aspects. */
export type HistoryRoom =
  | "schemas"
  | "entities"
  | "graphql"
  | "plugins"
  | "components"
  | "sdk"
  | "cli"
  | "environment"
  | "restli"
  | "endpoints"
  | "payloads"
  | "access"
  | "defaults"
  | "guides";

/** What a release has done to one thing. */
export interface HistoryEvent {
  /** The release that is the first to have it so. */
  readonly in: string;
  readonly what: "added" | "changed" | "deprecated" | "restored" | "removed";
  /** The rule that found it. */
  readonly code: string;
  readonly area: ChangeArea;
  readonly thing: string;
  readonly name?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** Of what is gone: what the model, or what likens the two, names in its place. */
  readonly instead?: string | undefined;
  /** Of a whole thing that is gone: names of what it had. */
  readonly members?: readonly string[] | undefined;
}

const rooms: Readonly<Record<ChangeArea, HistoryRoom>> = {
  entities: "entities",
  aspects: "schemas",
  events: "schemas",
  types: "schemas",
  operations: "graphql",
  graphqlTypes: "graphql",
  plugins: "plugins",
  components: "components",
  sdk: "sdk",
  cli: "cli",
  environment: "environment",
  restli: "restli",
  endpoints: "endpoints",
  payloads: "payloads",
  access: "access",
  defaults: "defaults",
  guides: "guides",
};

/** Where the history of a thing is kept. */
export function roomOf(area: ChangeArea): HistoryRoom {
  return rooms[area];
}
