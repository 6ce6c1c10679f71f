import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ProsePage } from "../catalogue/prose.ts";
import { findOutermostSchema } from "../catalogue/find-outermost-schema.ts";
import { isNameOfSite } from "../places/is-name-of-site.ts";
import type { LoadedPlugin } from "../plugins/plugins.ts";

type PluginName = Pick<LoadedPlugin, "name" | "label">;

interface NameSources {
  readonly plugins?: readonly PluginName[] | undefined;
  /** Tells what the folder that it was read from calls itself. */
  readonly call?: (() => string | undefined) | undefined;
}

/**
 * What a site is called that nobody has given a name: what its first page says of the project, else the folder with guides that it
 * was read from, else what most of it is about.
 */
export function nameSite(catalogue: Catalogue, { plugins = [], call }: NameSources = {}): string {
  const { aspects, entities, prose } = catalogue;
  if (entities.size + aspects.size > 0) return "Metadata model";
  const called = call?.();
  const label = nameByPlugin(catalogue, plugins);
  return (
    nameByReadme(prose.pages.values(), called) ??
    (prose.pages.size > 0 ? called : undefined) ??
    nameByKind(catalogue, prose.pages.size > 0 ? undefined : label) ??
    (prose.pages.size > 0 ? undefined : label) ??
    "Documentation"
  );
}

function nameByKind(
  { schemas, graphql, prose, restli, sdk, cli = [], ingestion, access }: Catalogue,
  label: string | undefined,
): string | undefined {
  const hasApi = graphql.operations.length + graphql.types.length > 0;
  // Schemas of messages and files are no model of metadata.
  if (schemas.size > 0 && (hasApi || restli.resources.length > 0)) return "Schemas and API";
  // What a plug-in has pages of is as much of the site as they are.
  if (schemas.size > 0 && label !== undefined) return `Schemas and ${label}`;
  if (schemas.size > 0) return (prose.pages.size > 0 ? undefined : nameByTitle(schemas)) ?? "Schemas";
  if (hasApi) return "GraphQL API";
  if (restli.resources.length > 0) return "Rest.li API";
  if (sdk.pages.length > 0) return "Python library";
  const [program, ...others] = cli;
  if (program !== undefined) return others.length === 0 ? program.path : "Command line";
  if (ingestion.platforms.size > 0 || ingestion.components !== undefined) return "Ingestion";
  return access.privileges.size + access.roles.size + access.policies.size > 0 ? "Privileges" : undefined;
}

/** What the author of a JSON Schema that all of the site is about calls it. */
function nameByTitle(schemas: Catalogue["schemas"]): string | undefined {
  const schema = findOutermostSchema({ schemas });
  const title = schema?.language === "other" ? schema.annotations["title"] : undefined;
  const name = typeof title === "string" ? title.trim().replace(/\.$/, "") : "";
  return isNameOfSite(name) ? name : undefined;
}

function nameByPlugin(
  { extensions = [], endpoints = [] }: Catalogue,
  plugins: readonly PluginName[],
): string | undefined {
  // What is only kept for pages of schemas is no API, unless something of it is called.
  const own = extensions.filter(({ isForPages }) => isForPages !== true);
  const read = new Set([...own, ...endpoints].map(({ plugin }) => plugin));
  return plugins.find(({ name }) => read.has(name))?.label;
}

/**
 * What a README is headed by when it is the first page of the site, unless that would be said of any site; the folder that it lies at the
 * top of has gone by more than its heading.
 */
function nameByReadme(pages: Iterable<ProsePage>, called: string | undefined): string | undefined {
  const readme = [...pages].find(({ slug, file }) => slug === "" && /(?:^|\/)readme\.md$/i.test(file));
  if (readme === undefined || (called !== undefined && !readme.file.includes("/"))) return readme && called;
  return isNameOfSite(readme.title) ? readme.title : undefined;
}
