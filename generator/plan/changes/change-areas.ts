import type { NounKind } from "../../page-model/parts.ts";
import { nounTitle } from "../../catalogue/nouns.ts";
import type { Change, ModelChanges } from "../../compare/model-changes.ts";
import { toAnchor, type PlanLinks } from "../addresses/addresses.ts";

/** A kind of thing whose changes are told together. */
export interface ChangeArea {
  readonly key: keyof ModelChanges;
  readonly label: string;
  /** The page that tells them. */
  readonly route: string;
  readonly find: (links: PlanLinks, name: string) => string | undefined;
  readonly noun?: NounKind | undefined;
}

export const changesRoute = "changes";

/** The pages below the first one. */
export const changesPages = [
  { route: "changes/metamodel", label: "Metadata model", of: "the metadata model" },
  { route: "changes/graphql", label: "GraphQL", of: "the GraphQL API" },
  { route: "changes/ingestion", label: "Ingestion", of: "ingestion" },
] as const;

const [metamodel, graphql, ingestion] = changesPages;

/** All kinds of things that are compared, in the order in which they are told. */
export const changeAreas: readonly ChangeArea[] = [
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
    key: "types",
    label: nounTitle("type", "plural"),
    route: metamodel.route,
    find: (links, name) => links.schema(name),
  },
  {
    key: "operations",
    label: nounTitle("operation", "plural"),
    route: graphql.route,
    find: (links, name) => links.coordinate(name),
  },
  {
    key: "graphqlTypes",
    label: `GraphQL ${nounTitle("type", "plural").toLowerCase()}`,
    route: graphql.route,
    find: (links, name) => links.graphqlType(name),
  },
  {
    key: "plugins",
    label: nounTitle("plugin", "plural"),
    route: ingestion.route,
    noun: "source",
    find: (links, name) => links.ingestionPlugin(name),
  },
];

/** Anchor of all changes of a kind. */
export function toSectionId(key: string): string {
  return `~${key}`;
}

/** Anchor of a changed thing on the page of its area. */
export function toChangeAnchor(area: ChangeArea, { kind, name }: Change): string {
  return kind === "added" ? toSectionId(area.key) : toAnchor(`${area.key}.${name}`);
}
