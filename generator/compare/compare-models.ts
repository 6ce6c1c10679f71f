import type { Catalogue } from "../catalogue/catalogue.ts";
import type { NamedSchema } from "../catalogue/schema.ts";
import { compareAspects } from "./compare-aspects.ts";
import { compareEntities } from "./compare-entities.ts";
import { compareGraphqlTypes, compareOperations } from "./compare-graphql.ts";
import { compareNamed } from "./compare-named.ts";
import { comparePlugins } from "./compare-plugins.ts";
import { compareSchemas } from "./compare-schemas.ts";
import type { ModelChanges } from "./model-changes.ts";

/**
 * What a model has that an earlier one has not, what it lacks, and what is different: of the names and shapes that
 * others rely on, not of words. Takes time by the size of the models.
 */
export function compareModels(before: Catalogue, after: Catalogue): ModelChanges {
  const types = compareNamed(listTypes(before), listTypes(after), compareSchemas);
  return {
    entities: compareEntities(before, after),
    aspects: compareAspects(before, after, types),
    types,
    operations: compareOperations(before.graphql, after.graphql),
    graphqlTypes: compareGraphqlTypes(before.graphql, after.graphql),
    plugins: comparePlugins(before.ingestion, after.ingestion),
  };
}

/** Schemas that are not told of as aspects. */
function listTypes({ schemas, aspects }: Catalogue): ReadonlyMap<string, NamedSchema> {
  const records = new Set([...aspects.values()].map(({ schema }) => schema));
  return new Map([...schemas].filter(([name]) => !records.has(name)));
}
