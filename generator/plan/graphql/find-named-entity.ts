import type { Catalogue } from "../../catalogue/catalogue.ts";
import { findEntityOfGraphqlType } from "../../link/graphql/find-graphql-type-of-entity.ts";

/** What names of entities are looked for in. */
export interface NamingModel extends Pick<Catalogue, "graphql"> {
  readonly entities: ReadonlyMap<string, unknown>;
}

/** The entity that a part of an operation's name is about, as `View` of `deleteView` is about `dataHubView`. */
export function findNamedEntity(thing: string, model: NamingModel): string | undefined {
  const wanted = thing.toLowerCase();
  const names = [...model.entities.keys()];
  const own = names.find((name) => name.toLowerCase() === wanted);
  return (
    own ??
    names.find((name) => name.toLowerCase() === `datahub${wanted}`) ??
    findEntityOfGraphqlType(model, thing.charAt(0).toUpperCase() + thing.slice(1))
  );
}
