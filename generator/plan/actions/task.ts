import type { JsonObject } from "../../catalogue/json.ts";
import type { Aspect } from "../../catalogue/metamodel.ts";

/** Something that a reader wants done, of which each interface says how, if it can. */
export type Task = EntityTask | AspectTask;

/** With an entity as a whole. */
export interface EntityTask {
  readonly kind: "readEntity" | "removeEntity";
  readonly entity: string;
  readonly urn: string;
  /** Whether it can be hidden, which can be undone, instead of deleted. */
  readonly canHide: boolean;
}

/** With one aspect of an entity. */
export interface AspectTask {
  readonly kind: "readAspect" | "writeAspect" | "removeAspect";
  readonly entity: string;
  readonly urn: string;
  readonly aspect: Pick<Aspect, "name" | "schema" | "storage">;
  /** What is written, in the platform's JSON; absent where nothing is. */
  readonly payload?: JsonObject | undefined;
}

/** A stretch of time for values of a timeseries aspect: removing them takes both ends. */
export const period = { from: "2024-01-01", to: "2024-02-01" } as const;
