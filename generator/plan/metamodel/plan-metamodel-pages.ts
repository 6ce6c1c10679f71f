/*
 * Entities, aspects, types and events, and the pages over all of them: home, indexes, matrix, relationships, coverage. What
 * operations and resources do with a schema it is told, or asks a door for; of the
 * GraphQL model it counts what is there, and no more.
 */
import { nounTitle } from "../../catalogue/nouns.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { homeTreeKey } from "../../page-model/navigation-file.ts";
import { isAnswer, toAnswer } from "../../engine/answer.ts";
import type { NavigationTree, PlannedFile, SectionId, SitePage } from "../../page-model/page.ts";
import type { Link } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import { createMetamodelView, indexMetamodel, type MetamodelOperations, type MetamodelView } from "./metamodel-view.ts";
import { drawModelOverview } from "./model-overview.ts";
import { createNavigation, metamodelKey } from "./navigation.ts";
import { planCoveragePage } from "./plan-coverage-page.ts";
import { planEntityPage } from "./plan-entity-page.ts";
import {
  listTypes,
  planAspectIndex,
  planEntityIndex,
  planEventIndex,
  planTypeIndex,
  toNamespaceHref,
} from "./plan-index-pages.ts";
import { areTheirOwnSchemas, nameAspects } from "./is-its-own-schema.ts";
import { hasMetamodel, nameMetamodel } from "./home-areas.ts";
import { planHomePage, planMetamodelOverview } from "./plan-landing-pages.ts";
import { planMatrixPage } from "./plan-matrix-page.ts";
import { planExplorerFiles, planRelationshipsPage } from "./plan-relationships-page.ts";
import { planSchemaPage } from "./plan-schema-page.ts";
import type { PlannedPage } from "./planned-page.ts";
import { placeTypes, type TypePlaces } from "./type-places.ts";

export { nameMetamodel } from "./home-areas.ts";

/** The pages of the metamodel, and the files that stand beside them. */
export interface MetamodelPages {
  readonly pages: readonly SitePage[];
  readonly navigation: ReadonlyMap<string, NavigationTree>;
  readonly files: readonly PlannedFile[];
}

/** The home page, the pages of the metadata model and the coverage page, in the order of reading. */
export function planMetamodelPages(
  context: PlanContext,
  graphql: Link | undefined,
  operations?: MetamodelOperations,
): MetamodelPages {
  const question = { query: "index metamodel", lasts: "by origin" } as const;
  const index = context.ask(question, { operations }, (own, more) => indexMetamodel(own, more.operations)).get();
  const view = createMetamodelView(context, index);
  const { catalogue } = context;
  const places = placeTypes(catalogue.schemas);
  const place = createPlacer(context);
  const top: Placement = { section: "home", breadcrumbs: () => [] };
  const pages: SitePage[] = place([{ page: planHomePage(view, graphql) }], top);
  const files: PlannedFile[] = [];
  if (hasMetamodel(view)) {
    const { overview, entities, aspects, types, events } = createPlacements(view, places);
    /** Nothing has no index. */
    const placeFamily = (index: () => PlannedPage, members: readonly Placeable[], placement: Placement): SitePage[] =>
      members.length === 0 ? [] : [...place([{ page: index() }], overview), ...place(members, placement)];
    pages.push(
      ...place([{ page: planMetamodelOverview(view) }], { ...top, section: "metamodel" }),
      ...placeFamily(() => planEntityIndex(view), planEntityPages(view), entities),
      ...placeFamily(
        () => planAspectIndex(view),
        planSchemaPages(findSchemas(catalogue.aspects.values(), view), view),
        aspects,
      ),
      ...placeFamily(() => planTypeIndex(view, places), planSchemaPages(listTypes(view), view), types),
      ...placeFamily(
        () => planEventIndex(view),
        planSchemaPages(findSchemas(catalogue.events.values(), view), view),
        events,
      ),
    );
    const diagram = view.ask({ query: "draw model overview" }, {}, drawModelOverview).get();
    files.push(...planExplorerFiles(diagram, context));
    const tables = [
      ...(catalogue.relationships.length > 0 ? [{ page: planRelationshipsPage(view, diagram) }] : []),
      ...(catalogue.entities.size > 0 && catalogue.aspects.size > 0 && !areTheirOwnSchemas(view)
        ? [{ page: planMatrixPage(view) }]
        : []),
    ];
    pages.push(...place(tables, overview));
  }
  const section = hasMetamodel(view) ? "metamodel" : "home";
  pages.push(...place([{ page: planCoveragePage(context) }], { ...top, section }));
  const tree = view
    .ask({ query: "metamodel tree" }, { places }, (own, more) => createNavigation(own, more.places))
    .get();
  return { pages, navigation: new Map([[metamodelKey, tree]]), files };
}

/** A page with the thing that it is about, by which its place is found. */
interface Placeable {
  readonly page: PlannedPage;
  readonly schema?: NamedSchema | undefined;
}

function planEntityPages(view: MetamodelView): readonly Placeable[] {
  return [...view.context.catalogue.entities.values()].map((entity) => ({ page: planEntityPage(entity, view) }));
}

function planSchemaPages(schemas: readonly NamedSchema[], view: MetamodelView): readonly Placeable[] {
  return schemas.map((schema) => ({ page: planSchemaPage(schema, view), schema }));
}

function findSchemas(things: Iterable<{ readonly schema: string }>, view: MetamodelView): readonly NamedSchema[] {
  return [...things].flatMap(({ schema }) => view.context.catalogue.schemas.get(schema) ?? []);
}

/** Where the pages of a family stand. */
interface Placement {
  readonly section: SectionId;
  breadcrumbs(about: Placeable): readonly Link[];
  partOf?(about: Placeable): string | undefined;
}

type Family = "overview" | "entities" | "aspects" | "types" | "events";

function createPlacements(view: MetamodelView, places: TypePlaces): Readonly<Record<Family, Placement>> {
  const { context } = view;
  const { catalogue, links } = context;
  const toCrumb = (label: string, route: string): Link => ({ label, href: links.route(route) });
  const overview = toCrumb(nameMetamodel(catalogue), fixedRoutes.metamodel);
  const entities = toCrumb(nounTitle("entity", "plural"), fixedRoutes.entities);
  const aspects = toCrumb(nameAspects(view), fixedRoutes.aspects);
  const types = toCrumb(nounTitle("type", "plural"), fixedRoutes.types);
  const events = toCrumb(nounTitle("event", "plural"), fixedRoutes.events);
  /** The types that one is declared in, the outermost first. */
  const listOuter = (within: string | undefined): readonly Link[] => {
    const schema = within === undefined ? undefined : catalogue.schemas.get(within);
    if (within === undefined || schema === undefined) return [];
    return [...listOuter(places.find(within).within), { label: schema.name, href: links.schema(within) ?? "" }];
  };
  const listAround = ({ fullName }: NamedSchema): readonly Link[] => {
    const { namespace, within } = places.find(fullName);
    const label = places.names.shorten(namespace);
    const crumb: Link = { label, href: toNamespaceHref(namespace, places, context), title: namespace };
    return [...(places.isOne ? [] : [crumb]), ...listOuter(within)];
  };
  const section = "metamodel";
  return {
    overview: { section, breadcrumbs: () => [overview] },
    entities: { section, breadcrumbs: () => [overview, entities] },
    aspects: { section, breadcrumbs: () => [overview, aspects] },
    types: {
      section,
      breadcrumbs: ({ schema }) => [overview, types, ...(schema === undefined ? [] : listAround(schema))],
      partOf: ({ schema }) => {
        if (schema === undefined) return undefined;
        const { namespace, within } = places.find(schema.fullName);
        if (!places.isOne && places.isSchema(namespace)) return schema.namespace || undefined;
        return within === undefined ? undefined : places.find(within).name;
      },
    },
    events: { section, breadcrumbs: () => [overview, events] },
  };
}

type Placer = (things: readonly Placeable[], placement: Placement) => SitePage[];

/** Puts pages of one family side by side: each knows the one before and the one after. */
function createPlacer({ links }: PlanContext): Placer {
  return (things, { section, breadcrumbs, partOf }) => {
    const sequence = things.map(({ page }): Link => ({ label: page.title, href: links.route(page.route) }));
    return things.map((thing, index) => ({
      ...thing.page,
      content: isAnswer(thing.page.content) ? thing.page.content : toAnswer(thing.page.content),
      section,
      navigation: section === "home" ? homeTreeKey : metamodelKey,
      breadcrumbs: breadcrumbs(thing),
      partOf: partOf?.(thing),
      previous: sequence[index - 1],
      next: sequence[index + 1],
    }));
  };
}
