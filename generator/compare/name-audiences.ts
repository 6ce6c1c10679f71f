import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Audience, Change } from "./change.ts";

/**
 * Whom changes hit, in words that are true of what is compared. Rules speak of metadata and of the library that writes it; of
 * schemas alone, as those of messages and files are, what is written is data, and what breaks is any code that is made of them.
 */
export function createAudienceNamer(before: Catalogue, after: Catalogue): (change: Change) => Change {
  const sides = [before, after];
  if (sides.some(({ entities, aspects }) => entities.size + aspects.size > 0)) return (change) => change;
  const hasLibrary = sides.some(({ sdk }) => sdk.pages.length > 0);
  const names: Partial<Record<Audience, Audience>> = {
    metadataWriters: "dataWriters",
    ...(!hasLibrary && { sdkUsers: "typeUsers" }),
  };
  return (change) => ({ ...change, hits: change.hits.map((audience) => names[audience] ?? audience) });
}
