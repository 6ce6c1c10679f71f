import { readComponentName } from "../../catalogue/component-name.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { NounKind } from "../../page-model/parts.ts";
import { nounTitle } from "../../catalogue/nouns.ts";
import type { ChangeArea } from "../../compare/change.ts";
import { findStartingAnchor, fixedRoutes, toAnchor, type PlanLinks } from "../addresses/addresses.ts";
import type { ThingChanges } from "./group-changes.ts";

/** A kind of thing whose changes are told together. */
export interface ToldArea {
  readonly key: ChangeArea;
  readonly label: string;
  /** The page that tells them. */
  readonly route: string;
  readonly find: (links: PlanLinks, name: string, catalogue: Catalogue) => string | undefined;
  readonly noun?: NounKind | undefined;
}

/** The first page about change; the others are below it. */
export const changesRoute = "changes";

/** The pages below the first one, by what their readers do. */
export const changesPages = [
  { route: "changes/metamodel", label: "Read and write metadata", of: "the metadata model" },
  { route: "changes/apis", label: "Call the APIs", of: "the APIs" },
  { route: "changes/ingestion", label: "Configure sources", of: "ingestion" },
  { route: "changes/clients", label: "Use clients", of: "the client library and its commands" },
  { route: "changes/access", label: "Grant access", of: "what may be granted and what a deployment begins with" },
  { route: "changes/guides", label: "Follow links", of: "the guides" },
] as const;

const [metamodel, apis, ingestion, clients, access, guides] = changesPages;

/** All kinds of things that are compared, in the order in which they are told. */
export const toldAreas: readonly ToldArea[] = [
  {
    key: "entities",
    label: nounTitle("entity", "plural"),
    route: metamodel.route,
    noun: "entity",
    find: (links, name) => links.entity(name),
  },
  {
    key: "aspects",
    label: nounTitle("aspect", "plural"),
    route: metamodel.route,
    noun: "aspect",
    find: (links, name) => links.aspect(name),
  },
  {
    key: "events",
    label: nounTitle("event", "plural"),
    route: metamodel.route,
    find: (links, name) => links.event(name),
  },
  {
    key: "types",
    label: nounTitle("type", "plural"),
    route: metamodel.route,
    find: (links, name) => links.schema(name),
  },
  {
    key: "operations",
    label: nounTitle("operation", "plural"),
    route: apis.route,
    find: (links, name) => links.coordinate(name),
  },
  {
    key: "graphqlTypes",
    label: `GraphQL ${nounTitle("type", "plural").toLowerCase()}`,
    route: apis.route,
    find: (links, name) => links.coordinate(name),
  },
  { key: "restli", label: "Rest.li", route: apis.route, find: (links, name) => links.restliResource(name) },
  { key: "endpoints", label: "Endpoints", route: apis.route, find: (links, name) => links.endpoint(name) },
  { key: "payloads", label: "Payloads", route: apis.route, find: (links, name) => links.payload(name) },
  {
    key: "plugins",
    label: nounTitle("plugin", "plural"),
    route: ingestion.route,
    noun: "source",
    find: (links, name) => links.ingestionPlugin(name),
  },
  {
    key: "components",
    label: "Sinks, transformers and the like",
    route: ingestion.route,
    find: (links, name) => {
      const component = readComponentName(name);
      return component && links.ingestionComponent(component.kind, component.id);
    },
  },
  { key: "sdk", label: "Client library", route: clients.route, find: (links, name) => links.sdkSymbol(name) },
  {
    key: "cli",
    label: nounTitle("command", "plural"),
    route: clients.route,
    find: (links, name) => links.command(name),
  },
  {
    key: "environment",
    label: nounTitle("environmentVariable", "plural"),
    route: clients.route,
    find: (links, name, { environment = [] }) =>
      environment.some((variable) => variable.name === name)
        ? `${links.route(fixedRoutes.environment)}#${toAnchor(name)}`
        : undefined,
  },
  {
    key: "access",
    label: "Privileges, roles and policies",
    route: access.route,
    find: (links, name) => links.privilege(name) ?? links.resourceType(name) ?? links.policy(name),
  },
  {
    key: "defaults",
    label: "Starting data",
    route: access.route,
    find: (links, name, { defaults }) => {
      const anchor = findStartingAnchor(name);
      const page = defaults && links.route(fixedRoutes.defaults);
      return page === undefined || anchor === undefined ? page : `${page}#${anchor}`;
    },
  },
  {
    key: "guides",
    label: nounTitle("prose", "plural"),
    route: guides.route,
    find: (links, name, { prose }) => {
      const page = prose.pages.get(name);
      return page && links.guide(page.slug);
    },
  },
];

/** Anchor of all changes of a kind. */
export function toSectionId(key: string): string {
  return `~${key}`;
}

/** Anchor of a changed thing on the page of its area. */
export function toChangeAnchor({ key }: ToldArea, { kind, thing }: Pick<ThingChanges, "kind" | "thing">): string {
  return kind === "added" ? toSectionId(key) : toAnchor(`${key}.${thing}`);
}
