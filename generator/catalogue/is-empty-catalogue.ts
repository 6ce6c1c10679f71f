import type { Catalogue } from "./catalogue.ts";

/** Whether nothing is declared and no guide is there, so that a site would have nothing to show. */
export function isEmptyCatalogue(catalogue: Catalogue): boolean {
  const { schemas, entities, graphql, restli, sdk, ingestion, access, prose } = catalogue;
  return (
    schemas.size === 0 &&
    entities.size === 0 &&
    graphql.operations.length + graphql.types.length + graphql.directives.length === 0 &&
    restli.resources.length === 0 &&
    sdk.pages.length === 0 &&
    (catalogue.cli ?? []).length === 0 &&
    ingestion.platforms.size === 0 &&
    ingestion.components === undefined &&
    access.privileges.size + access.roles.size + access.policies.size === 0 &&
    prose.pages.size === 0 &&
    (catalogue.extensions ?? []).length === 0
  );
}
