import type { Catalogue } from "../catalogue/catalogue.ts";
import type { LoadedPlugin } from "../plugins/plugins.ts";

/** What a site is called that nobody has given a name: what most of it is about. */
export function nameSite(catalogue: Catalogue, plugins: readonly Pick<LoadedPlugin, "name" | "label">[] = []): string {
  const { schemas, entities, graphql, restli, sdk, ingestion, access, prose, extensions = [] } = catalogue;
  if (schemas.size + entities.size > 0) return "Metadata model";
  if (graphql.operations.length + graphql.types.length > 0) return "GraphQL API";
  if (restli.resources.length > 0) return "Rest.li API";
  if (sdk.pages.length > 0) return "Python library";
  const [program, ...others] = catalogue.cli ?? [];
  if (program !== undefined) return others.length === 0 ? program.path : "Command line";
  if (ingestion.platforms.size > 0 || ingestion.components !== undefined) return "Ingestion";
  if (access.privileges.size + access.roles.size + access.policies.size > 0) return "Privileges";
  const read = new Set(extensions.map(({ plugin }) => plugin));
  const label = prose.pages.size > 0 ? undefined : plugins.find(({ name }) => read.has(name))?.label;
  return label ?? "Documentation";
}
