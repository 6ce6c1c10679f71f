import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Entity } from "../../catalogue/metamodel.ts";

/** Who declares entities, and in which order they stand then. */
interface Declarers {
  readonly by: string;
  readonly order: string;
}

/**
 * Who declares the entities of a model: its registry, snapshots as the first releases have them, key aspects as the package
 * of the platform's library has them, or the registry and others, as releases between the two ways do.
 */
export function tellDeclarers(catalogue: Catalogue): Declarers {
  const entities = [...catalogue.entities.values()];
  const registries = new Set(catalogue.registries.map(({ id }) => id));
  const others = entities.filter(({ origins }) => !origins.some(({ registry }) => registries.has(registry)));
  const kinds = [...new Set(others.map((entity) => (isOfKey(entity, catalogue) ? "key aspects" : "snapshots")))];
  const named = kinds.sort().join(" and ");
  if (kinds.length > 0 && registries.size === 0) return { by: `${named} declare`, order: `as ${named} declare them` };
  const order = "in the order of the entity registry";
  return kinds.length === 0
    ? { by: "the entity registry declares", order }
    : { by: `the entity registry and ${named} declare`, order: `${order}, those that only ${named} declare last` };
}

/** Whether the entity is declared where its key aspect stands. */
function isOfKey({ keyAspect, origins }: Entity, { aspects, schemas }: Catalogue): boolean {
  const key = keyAspect === undefined ? undefined : schemas.get(aspects.get(keyAspect)?.schema ?? "");
  return key !== undefined && origins.some(({ registry }) => registry === key.span.file);
}
