const indexes = new WeakMap<ReadonlyMap<string, unknown>, ReadonlyMap<string, string>>();

/**
 * What the entity is called that is meant by a name in whatever case, as the platform looks entities up; undefined when there
 * is none. It looks at names alone, so that who asks depends on nothing that is said of entities.
 */
export function findEntityName(entities: ReadonlyMap<string, unknown>, name: string): string | undefined {
  if (entities.has(name)) return name;
  let index = indexes.get(entities);
  if (index === undefined) {
    index = new Map([...entities.keys()].toReversed().map((each) => [each.toLowerCase(), each]));
    indexes.set(entities, index);
  }
  return index.get(name.toLowerCase());
}
