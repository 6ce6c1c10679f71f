import type { Rule } from "./rule.ts";
import { annotationKeys } from "./rules/annotation-keys.ts";
import { aspectsInUse } from "./rules/aspects-in-use.ts";
import { collectionKeys } from "./rules/collection-keys.ts";
import { deprecationReasons } from "./rules/deprecation-reasons.ts";
import { docs } from "./rules/docs.ts";
import { emptyDocs } from "./rules/empty-docs.ts";
import { entitiesWithAspects } from "./rules/entities-with-aspects.ts";
import { graphqlDeprecations } from "./rules/graphql-deprecations.ts";
import { graphqlDocs } from "./rules/graphql-docs.ts";
import { ingestionOptions } from "./rules/ingestion-options.ts";
import { ingestionRecipes } from "./rules/ingestion-recipes.ts";
import { keyAspects } from "./rules/key-aspects.ts";
import { lineageDirections } from "./rules/lineage-directions.ts";
import { missingAreas } from "./rules/missing-areas.ts";
import { pluginScopes } from "./rules/plugin-scopes.ts";
import { prosePrivileges } from "./rules/prose-privileges.ts";
import { searchFieldTypes } from "./rules/search-field-types.ts";
import { timeseriesTimes } from "./rules/timeseries-times.ts";
import { urnParts } from "./rules/urn-parts.ts";

/** Every rule of the check stage; the order is that of this list, the printed order that of the places. */
export const rules: readonly Rule[] = [
  annotationKeys,
  aspectsInUse,
  collectionKeys,
  deprecationReasons,
  docs,
  ...emptyDocs,
  entitiesWithAspects,
  graphqlDeprecations,
  graphqlDocs,
  ingestionOptions,
  ingestionRecipes,
  keyAspects,
  lineageDirections,
  missingAreas,
  pluginScopes,
  prosePrivileges,
  searchFieldTypes,
  timeseriesTimes,
  urnParts,
];
