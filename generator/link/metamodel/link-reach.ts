import type { Aspect, Entity } from "../../catalogue/metamodel.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import type { SchemaGraph } from "./schema-graph.ts";
import type { Schemas } from "./types.ts";

/**
 * The schemas with the aspects and entities from which they can be reached. One walk for each aspect
 * and each entity, over distinct schemas, so the cost is that of the answer.
 */
export function linkReach(
  schemas: Schemas,
  graph: SchemaGraph,
  aspects: ReadonlyMap<string, Aspect>,
  entities: ReadonlyMap<string, Entity>,
): ReadonlyMap<string, NamedSchema> {
  const byAspects = collect([...aspects.values()].map(({ name, schema }) => [name, graph.reach([schema])]));
  const byEntities = collect(
    [...entities.values()].map((entity) => {
      const names = [...entity.aspects.map(({ aspect }) => aspect), entity.keyAspect ?? ""];
      const records = names.flatMap((name) => aspects.get(name)?.schema ?? []);
      return [entity.name, graph.reach(records)];
    }),
  );
  return new Map(
    [...schemas].map(([name, schema]) => [
      name,
      {
        ...schema,
        reachedByAspects: byAspects.get(name) ?? [],
        reachedByEntities: byEntities.get(name) ?? [],
      },
    ]),
  );
}

/** Turns "who reaches what" round, with sorted names. */
function collect(
  reached: readonly (readonly [by: string, schemas: ReadonlySet<string>])[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const sorted = [...reached].sort(([left], [right]) => (left < right ? -1 : 1));
  for (const [by, schemas] of sorted) {
    for (const schema of schemas) {
      const list = found.get(schema);
      if (list === undefined) found.set(schema, [by]);
      else list.push(by);
    }
  }
  return found;
}
