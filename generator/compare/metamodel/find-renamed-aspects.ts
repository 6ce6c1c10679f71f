import type { Catalogue } from "../../catalogue/catalogue.ts";
import { nowNamed, type SchemasOfBoth } from "../schemas/schema-pair.ts";

type Model = Pick<Catalogue, "aspects">;

/** Earlier names by later ones: of aspects whose record is the same, which may have another name too. */
export function findRenamedAspects(before: Model, after: Model, both: SchemasOfBoth): ReadonlyMap<string, string> {
  const gone = new Map(
    [...before.aspects.values()]
      .filter(({ name }) => !after.aspects.has(name))
      .map(({ name, schema }) => [nowNamed(both, schema), name]),
  );
  return new Map(
    [...after.aspects.values()].flatMap(({ name, schema }) => {
      const earlier = before.aspects.has(name) ? undefined : gone.get(schema);
      return earlier === undefined ? [] : [[name, earlier] as const];
    }),
  );
}
