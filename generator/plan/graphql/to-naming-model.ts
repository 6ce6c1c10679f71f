import type { Catalogue } from "../../catalogue/catalogue.ts";
import { findEntityOfGraphqlType } from "../../link/graphql/find-graphql-type-of-entity.ts";

/** What names of entities are looked for in. */
export interface NamingModel {
  readonly entities: ReadonlyMap<string, unknown>;
  /** The entity that a type of GraphQL stands for. */
  entityOf(type: string): string | undefined;
}

interface Named extends Pick<Catalogue, "graphql"> {
  readonly entities: ReadonlyMap<string, unknown>;
}

/** The names of a model as a whole. Pages of GraphQL ask their view instead, so that no page depends on all types. */
export function toNamingModel(model: Named): NamingModel {
  return { entities: model.entities, entityOf: (type) => findEntityOfGraphqlType(model, type) };
}
