import type { Entity } from "./metamodel.ts";

const indexes = new WeakMap<ReadonlyMap<string, Entity>, ReadonlyMap<string, Entity>>();

/** The entity of a name in whatever case, as the platform looks entities up; undefined when there is none. */
export function findEntity(entities: ReadonlyMap<string, Entity>, name: string): Entity | undefined {
  const exact = entities.get(name);
  if (exact !== undefined) return exact;
  let index = indexes.get(entities);
  if (index === undefined) {
    index = new Map([...entities.values()].map((entity) => [entity.name.toLowerCase(), entity]));
    indexes.set(entities, index);
  }
  return index.get(name.toLowerCase());
}
