import type { GraphqlModel } from "./graphql.ts";
import type { Aspect, Entity, EventType, Registry, Relationship } from "./metamodel.ts";
import type { NamedSchema } from "./schema.ts";

/**
 * The linked model: everything that the inputs declare, names resolved, includes flattened, uses
 * computed. Plain data; things refer to each other by name, never by object, so that it prints as JSON.
 */
export interface Catalogue {
  /** Raised when the printed form changes in a way that its readers must know of. */
  readonly formatVersion: 1;
  /** By full name, sorted. */
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  /** By aspect name, sorted. */
  readonly aspects: ReadonlyMap<string, Aspect>;
  /** By entity name, core entities first, then internal ones, each in registry order. */
  readonly entities: ReadonlyMap<string, Entity>;
  /** By source entity, name, target and path. */
  readonly relationships: readonly Relationship[];
  /** By event name, sorted. */
  readonly events: ReadonlyMap<string, EventType>;
  readonly registries: readonly Registry[];
  readonly graphql: GraphqlModel;
  /** The files that were read, by path. */
  readonly sources: readonly Source[];
}

/** One input file, without its text. */
export interface Source {
  readonly path: string;
  readonly kind: "pdl" | "pdsc" | "avsc" | "avpr" | "registry" | "graphql";
}
