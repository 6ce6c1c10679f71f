import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Audience, Change } from "./change.ts";

/**
 * Whom changes hit, in words that are true of what is compared. Rules speak of metadata and of the library that writes it; of
 * schemas alone, as those of messages and files are, what is written is data, and what breaks is any code that is made of them.
 * Of entities that plug-ins read, nobody asks by a GraphQL API that isn't there.
 */
export function createAudienceNamer(before: Catalogue, after: Catalogue): (change: Change) => Change {
  const sides = [before, after];
  const hasLibrary = sides.some(({ sdk }) => sdk.pages.length > 0);
  const hasModel = sides.some(({ entities, aspects }) => entities.size + aspects.size > 0);
  const typeUsers = hasLibrary ? {} : ({ sdkUsers: "typeUsers" } as const);
  const names: Partial<Record<Audience, Audience>> = !hasModel
    ? { metadataWriters: "dataWriters", ...typeUsers }
    : sides.every(isOfPlugins)
      ? { ...typeUsers, ...(!sides.some(hasOperations) && { graphqlClients: "apiClients" }) }
      : {};
  if (Object.keys(names).length === 0) return (change) => change;
  return (change) => ({ ...change, hits: [...new Set(change.hits.map((audience) => names[audience] ?? audience))] });
}

/** Whether all that aspects are is read by plug-ins. */
function isOfPlugins({ aspects, schemas }: Catalogue): boolean {
  return [...aspects.values()].every(({ schema }) => schemas.get(schema)?.language === "other");
}

function hasOperations({ graphql }: Catalogue): boolean {
  return graphql.operations.length > 0;
}
