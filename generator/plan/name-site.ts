import type { Catalogue } from "../catalogue/catalogue.ts";

/** What a site is called that nobody has given a name: what most of it is about. */
export function nameSite({ schemas, entities, graphql, restli, sdk, ingestion, access }: Catalogue): string {
  if (schemas.size + entities.size > 0) return "Metadata model";
  if (graphql.operations.length + graphql.types.length > 0) return "GraphQL API";
  if (restli.resources.length > 0) return "Rest.li API";
  if (sdk.pages.length > 0) return "Python library";
  if (ingestion.platforms.size > 0 || ingestion.components !== undefined) return "Ingestion";
  if (access.privileges.size + access.roles.size + access.policies.size > 0) return "Privileges";
  return "Documentation";
}
