import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Endpoint } from "../../catalogue/endpoints.ts";
import { findEntityName } from "../../catalogue/find-entity-name.ts";
import type { GraphqlInputValue, GraphqlModel } from "../../catalogue/graphql.ts";
import type { RestliCall } from "../../catalogue/restli.ts";
import type { KnownThings } from "../../catalogue/with-references.ts";
import { encodePath } from "../../page-model/encode-path.ts";
import { pageAddress } from "../../page-model/page-address.ts";
import { createReferenceLinks } from "./create-reference-links.ts";
import { createRepositoryLinks } from "./create-repository-links.ts";
import type { LinkOptions } from "./link-options.ts";
import type { PlanLinks } from "./plan-links.ts";
import { pluginRoute } from "./plugin-route.ts";
import { fixedRoutes, type Routes } from "./routes.ts";
import type { CliCommand } from "../../catalogue/cli.ts";
import { toCommandAnchor } from "./to-command-anchor.ts";
import { toGuideRoute } from "./to-guide-route.ts";

/** Links to every page and anchor of the site; the only place that puts hrefs together. */
export function createLinks(catalogue: Catalogue, routes: Routes, options: LinkOptions, known: KnownThings): PlanLinks {
  const { base } = options;
  const route = (path: string): string => pageAddress(base, path);
  const find = (map: ReadonlyMap<string, string>, name: string): string | undefined => {
    const found = map.get(name);
    return found === undefined ? undefined : route(found);
  };
  const files = createRepositoryLinks(options);
  const members = createMemberIndex(known);
  const others = createReferenceLinks(catalogue);
  let coordinates: ReadonlyMap<string, string> | undefined;
  let plugins: ReadonlyMap<string, string> | undefined;
  let offers: ReturnType<typeof createOfferIndex> | undefined;
  /** Hrefs of what plug-ins have pages for. */
  const createOfferIndex = ({ endpoints = [], payloads = [] }: Catalogue) => {
    const toMap = (offered: readonly Pick<Endpoint, "plugin" | "name" | "page">[]): ReadonlyMap<string, string> =>
      new Map(
        offered.flatMap(({ plugin, name, page }) =>
          page === undefined ? [] : [[name, route(pluginRoute(plugin, page))]],
        ),
      );
    const services = endpoints.flatMap(({ plugin, service }) =>
      service === undefined ? [] : [{ plugin, ...service }],
    );
    return { endpoints: toMap([...services, ...endpoints]), payloads: toMap(payloads) };
  };
  const links: PlanLinks = {
    route,
    file: (path) => base + encodePath(path),
    repository: (path, line, endLine) => files.source(path, line, endLine),
    issue: (number, path) => files.issue(number, path),
    edit: (path) => files.edit(path),
    entity: (name) =>
      find(routes.entities, name) ??
      find(routes.entities, findEntityName(catalogue.entities, name) ?? name) ??
      others.find("entities", name),
    aspect: (name) => find(routes.aspects, name) ?? others.find("aspects", name),
    referredModel: (kind, name) => others.nameModel(kind, name),
    event: (name) => find(routes.events, name),
    schema: (fullName) => find(routes.schemas, fullName) ?? others.find("schemas", fullName),
    member: (fullName, member) => {
      const page = links.schema(fullName);
      return page !== undefined && members(fullName).has(member) ? `${page}#${toAnchor(member)}` : undefined;
    },
    graphqlType: (name) => find(routes.graphqlTypes, name),
    operation: (kind, name) => find(routes.operations[kind], name),
    directive: (name) => find(routes.directives, name),
    command: (path) => {
      const own = find(routes.commands, path);
      if (own !== undefined || !hasCommand(catalogue.cli, path)) return own;
      const page = find(routes.commands, path.split(" ").slice(0, 2).join(" "));
      return page && `${page}#${toCommandAnchor(path)}`;
    },
    sdkPage: (name) => find(routes.sdkPages, name),
    sdkSymbol: (name) => {
      const [page, anchor] = routes.sdkSymbols.get(name)?.split("#") ?? [];
      if (page === undefined) return undefined;
      return anchor === undefined ? route(page) : `${route(page)}#${anchor}`;
    },
    modelClass: (fullName) => find(routes.modelClasses, fullName),
    restliResource: (id) => find(routes.restliResources, id),
    endpoint: (name) => (offers ??= createOfferIndex(catalogue)).endpoints.get(name),
    payload: (name) => (offers ??= createOfferIndex(catalogue)).payloads.get(name),
    guide: (slug) => route(toGuideRoute(slug)),
    restliCall: (id, call) => {
      const page = find(routes.restliResources, id);
      return page === undefined ? undefined : `${page}#${toCallAnchor(call)}`;
    },
    ingestionSource: (platform) => find(routes.ingestionSources, platform),
    ingestionPlugin: (plugin) => {
      plugins ??= createPluginIndex(catalogue, links);
      return plugins.get(plugin);
    },
    ingestionComponent: (kind, id) => find(routes.ingestionComponents, `${kind} ${id}`),
    privilege: (name) =>
      catalogue.access.privileges.has(name) ? `${route(fixedRoutes.privileges)}#${toAnchor(name)}` : undefined,
    resourceType: (name) =>
      catalogue.access.resourceTypes.has(name) ? `${route(fixedRoutes.privileges)}#${toTypeAnchor(name)}` : undefined,
    policy: (id) => (catalogue.access.policies.has(id) ? `${route(fixedRoutes.policies)}#${toAnchor(id)}` : undefined),
    coordinate: (coordinate) => links.coordinates().get(coordinate),
    coordinates: () => (coordinates ??= createCoordinateIndex(catalogue.graphql, links)),
  };
  return links;
}

/** A name as an element's id: whatever a name may hold, an id may too, except white space. */
export function toAnchor(name: string): string {
  return name.replace(/\s+/g, "-");
}

/** The anchor of an option on its source's page: with the plugin, since plugins share the names of options. */
export function optionAnchor(plugin: string, path: string): string {
  return toAnchor(`${plugin}.${path}`);
}

/** Anchor of a type of resources; privileges on the same page have their names. */
export function toTypeAnchor(name: string): string {
  return toAnchor(`~type.${name}`);
}

/** Href of every plugin: its platform's page, and its own heading there when there are several. */
function createPluginIndex({ ingestion }: Catalogue, links: PlanLinks): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  for (const { id, plugins } of ingestion.platforms.values()) {
    const page = links.ingestionSource(id);
    if (page === undefined) continue;
    for (const plugin of plugins) {
      index.set(plugin.id, plugins.length === 1 ? page : `${page}#${toAnchor(`~plugin.${plugin.id}`)}`);
    }
  }
  return index;
}

function createMemberIndex(catalogue: Pick<Catalogue, "schemas">): (fullName: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (fullName) => {
    let members = known.get(fullName);
    if (members === undefined) {
      const schema = catalogue.schemas.get(fullName);
      const list = schema?.kind === "record" ? schema.fields : schema?.kind === "enum" ? schema.symbols : [];
      members = new Set(list.map((member) => member.name));
      known.set(fullName, members);
    }
    return members;
  };
}

/** Href of every schema coordinate: a type, operation or directive is a page, what is inside has its coordinate as anchor. */
function createCoordinateIndex(graphql: GraphqlModel, links: PlanLinks): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  const add = (coordinate: string, page: string | undefined): void => {
    if (page !== undefined && !index.has(coordinate)) index.set(coordinate, page);
  };
  const addInside = (page: string | undefined, coordinate: string): void =>
    add(coordinate, page === undefined ? undefined : `${page}#${coordinate}`);
  const addArguments = (page: string | undefined, values: readonly GraphqlInputValue[]): void => {
    for (const value of values) addInside(page, value.coordinate);
  };
  for (const operation of graphql.operations) {
    const page = links.operation(operation.operation, operation.name);
    add(operation.coordinate, page);
    addArguments(page, operation.arguments);
  }
  for (const type of graphql.types) {
    const page = links.graphqlType(type.name);
    add(type.name, page);
    if (type.kind === "enum") for (const value of type.values) addInside(page, value.coordinate);
    if (type.kind === "input") addArguments(page, type.fields);
    if (type.kind !== "object" && type.kind !== "interface") continue;
    for (const field of type.fields) {
      addInside(page, field.coordinate);
      addArguments(page, field.arguments);
    }
  }
  for (const directive of graphql.directives) {
    const page = links.directive(directive.name);
    add(directive.coordinate, page);
    addArguments(page, directive.arguments);
  }
  return index;
}

/** Anchor of a call on its resource's page. Actions have their names; other kinds may have the same ones. */
export function toCallAnchor({ kind, name }: Pick<RestliCall, "kind" | "name">): string {
  return kind === "action" ? toAnchor(name) : `~${kind}-${toAnchor(name)}`;
}

/** Whether there is a command of these words. */
function hasCommand(commands: readonly CliCommand[] = [], path: string): boolean {
  return commands.some(
    (each) => each.path === path || (path.startsWith(`${each.path} `) && hasCommand(each.commands, path)),
  );
}
