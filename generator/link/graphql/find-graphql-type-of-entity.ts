import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { GraphqlObject } from "../../catalogue/graphql.ts";

interface BridgedModel extends Pick<Catalogue, "graphql"> {
  readonly entities: ReadonlyMap<string, unknown>;
}

/**
 * Name of the object type that stands for an entity, e.g. `CorpUser` for `corpuser`; undefined when
 * there is none. It has the entity's name in any case, or with `Entity` after it where the bare name
 * means something else, and a `urn` field.
 */
export function findGraphqlTypeOfEntity(catalogue: BridgedModel, entity: string): string | undefined {
  return getBridge(catalogue).typeOf.get(entity);
}

/** Name of the entity for which an object type stands; undefined for all other types. */
export function findEntityOfGraphqlType(catalogue: BridgedModel, type: string): string | undefined {
  return getBridge(catalogue).entityOf.get(type);
}

interface Bridge {
  readonly typeOf: ReadonlyMap<string, string>;
  readonly entityOf: ReadonlyMap<string, string>;
}

const bridges = new WeakMap<BridgedModel["graphql"], Bridge>();

function getBridge(catalogue: BridgedModel): Bridge {
  const known = bridges.get(catalogue.graphql);
  if (known !== undefined) return known;
  const bridge = createBridge(catalogue);
  bridges.set(catalogue.graphql, bridge);
  return bridge;
}

function createBridge({ entities, graphql }: BridgedModel): Bridge {
  const candidates = new Map<string, GraphqlObject>();
  for (const type of graphql.types) {
    if (type.kind !== "object" || !type.fields.some(({ name }) => name === "urn")) continue;
    const key = type.name.toLowerCase();
    const rival = candidates.get(key);
    if (rival === undefined || isEntity(type) > isEntity(rival)) candidates.set(key, type);
  }
  const typeOf = new Map<string, string>();
  const entityOf = new Map<string, string>();
  for (const name of entities.keys()) {
    const type = candidates.get(name.toLowerCase()) ?? candidates.get(`${name.toLowerCase()}entity`);
    if (type === undefined || entityOf.has(type.name)) continue;
    typeOf.set(name, type.name);
    entityOf.set(type.name, name);
  }
  return { typeOf, entityOf };
}

function isEntity(type: GraphqlObject): number {
  return type.interfaces.includes("Entity") ? 1 : 0;
}
