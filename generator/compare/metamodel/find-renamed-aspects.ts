import type { Catalogue } from "../../catalogue/catalogue.ts";

type Model = Pick<Catalogue, "aspects">;

/** Earlier names by later ones: of aspects whose record is the same, which `toNow` may find by another name. */
export function findRenamedAspects(
  before: Model,
  after: Model,
  toNow: (schema: string) => string = (schema) => schema,
): ReadonlyMap<string, string> {
  const gone = new Map(
    [...before.aspects.values()]
      .filter(({ name }) => !after.aspects.has(name))
      .map(({ name, schema }) => [toNow(schema), name]),
  );
  return new Map(
    [...after.aspects.values()].flatMap(({ name, schema }) => {
      const earlier = before.aspects.has(name) ? undefined : gone.get(schema);
      return earlier === undefined ? [] : [[name, earlier] as const];
    }),
  );
}
