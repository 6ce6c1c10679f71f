import type { NamingModel } from "./to-naming-model.ts";

/** The entity that a part of an operation's name is about, as `View` of `deleteView` is about `dataHubView`. */
export function findNamedEntity(thing: string, { entities, entityOf }: NamingModel): string | undefined {
  const wanted = thing.toLowerCase();
  const names = [...entities.keys()];
  const own = names.find((name) => name.toLowerCase() === wanted);
  return (
    own ??
    names.find((name) => name.toLowerCase() === `datahub${wanted}`) ??
    entityOf(thing.charAt(0).toUpperCase() + thing.slice(1))
  );
}
