import { nounTitle } from "../../catalogue/nouns.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import type { NavigationTree, Page, SectionId } from "../../page-model/page.ts";
import type { Link } from "../../page-model/parts.ts";
import type { PlanContext } from "../plan-context.ts";
import { fixedRoutes } from "../routes.ts";
import { createMetamodelView, type MetamodelView } from "./metamodel-view.ts";
import { nameNamespaces } from "./namespaces.ts";
import { createNavigation, navigationKeys } from "./navigation.ts";
import { planCoveragePage } from "./plan-coverage-page.ts";
import { planEntityPage } from "./plan-entity-page.ts";
import { listTypes, planAspectIndex, planEntityIndex, planEventIndex, planTypeIndex, toNamespaceAnchor } from "./plan-index-pages.ts";
import { hasMetamodel, planHomePage, planMetamodelOverview } from "./plan-landing-pages.ts";
import { planMatrixPage } from "./plan-matrix-page.ts";
import { planRelationshipsPage } from "./plan-relationships-page.ts";
import { planSchemaPage } from "./plan-schema-page.ts";
import type { PlannedPage } from "./planned-page.ts";

export interface MetamodelPages {
  readonly pages: readonly Page[];
  readonly navigation: ReadonlyMap<string, NavigationTree>;
}

/** The home page, the pages of the metadata model and the coverage page, in the order of reading. */
export function planMetamodelPages(context: PlanContext, graphql: Link | undefined): MetamodelPages {
  const view = createMetamodelView(context);
  const { catalogue } = context;
  const names = nameNamespaces([...catalogue.schemas.values()].map((schema) => schema.namespace));
  const home: Placement = { section: "home", navigation: () => navigationKeys.metamodel, breadcrumbs: () => [] };
  const place = createPlacer(context);
  const pages: Page[] = place([planHomePage(view, graphql)], home);
  if (hasMetamodel(view)) {
    const families = createPlacements(view, (namespace) => names.shorten(namespace));
    pages.push(
      ...place([planMetamodelOverview(view)], { ...families.overview, breadcrumbs: () => [] }),
      ...place([planEntityIndex(view)], { ...families.overview, navigation: () => navigationKeys.entities }),
      ...place([...catalogue.entities.values()].map((entity) => planEntityPage(entity, view)), families.entities),
      ...place([planAspectIndex(view)], families.overview),
      ...place(planRecordPages(catalogue.aspects.values(), view), families.aspects),
      ...place([planTypeIndex(view, names)], families.overview),
      ...place(planSchemaPages(listTypes(view), view), families.types),
    );
    if (catalogue.events.size > 0) {
      pages.push(
        ...place([planEventIndex(view)], { ...families.overview, navigation: () => navigationKeys.events }),
        ...place(planRecordPages(catalogue.events.values(), view), families.events),
      );
    }
    pages.push(...place([planRelationshipsPage(view), planMatrixPage(view)], families.overview));
  }
  pages.push(...place([planCoveragePage(view)], { ...home, section: hasMetamodel(view) ? "metamodel" : "home" }));
  return { pages, navigation: createNavigation(view, names) };
}

/** Where the pages of a family stand. The namespace is that of the page's schema, if it has one. */
interface Placement {
  readonly section: SectionId;
  navigation(namespace: string): string;
  breadcrumbs(namespace: string): readonly Link[];
}

type Family = "overview" | "entities" | "aspects" | "types" | "events";

function createPlacements(
  { context: { links } }: MetamodelView,
  shorten: (namespace: string) => string,
): Readonly<Record<Family, Placement>> {
  const section = "metamodel";
  const overview: Link = { label: "Metadata model", href: links.route(fixedRoutes.metamodel) };
  const entities: Link = { label: nounTitle("entity", "plural"), href: links.route(fixedRoutes.entities) };
  const aspects: Link = { label: nounTitle("aspect", "plural"), href: links.route(fixedRoutes.aspects) };
  const types: Link = { label: nounTitle("type", "plural"), href: links.route(fixedRoutes.types) };
  const events: Link = { label: nounTitle("event", "plural"), href: links.route(fixedRoutes.events) };
  const toNamespace = (namespace: string): Link => ({
    label: shorten(namespace),
    href: `${types.href}#${toNamespaceAnchor(namespace)}`,
    title: namespace,
  });
  return {
    overview: { section, navigation: () => navigationKeys.metamodel, breadcrumbs: () => [overview] },
    entities: { section, navigation: () => navigationKeys.entities, breadcrumbs: () => [overview, entities] },
    aspects: { section, navigation: navigationKeys.aspects, breadcrumbs: () => [overview, aspects] },
    types: {
      section,
      navigation: navigationKeys.types,
      breadcrumbs: (namespace) => [overview, types, toNamespace(namespace)],
    },
    events: { section, navigation: () => navigationKeys.events, breadcrumbs: () => [overview, events] },
  };
}

/** The pages of aspects or events. */
function planRecordPages(things: Iterable<{ readonly schema: string }>, view: MetamodelView): readonly PlannedSchemaPage[] {
  const { schemas } = view.context.catalogue;
  return planSchemaPages([...things].flatMap(({ schema }) => schemas.get(schema) ?? []), view);
}

type PlannedSchemaPage = PlannedPage & { readonly namespace: string };

function planSchemaPages(schemas: readonly NamedSchema[], view: MetamodelView): readonly PlannedSchemaPage[] {
  return schemas.map((schema) => ({ ...planSchemaPage(schema, view), namespace: schema.namespace }));
}

type Placer = (pages: readonly (PlannedPage & { readonly namespace?: string })[], placement: Placement) => Page[];

/** Puts pages of one family side by side: each knows the one before and the one after. */
function createPlacer({ links }: PlanContext): Placer {
  const toLink = (page: PlannedPage | undefined): Link | undefined =>
    page === undefined ? undefined : { label: page.title, href: links.route(page.route) };
  return (pages, placement) =>
    pages.map(({ namespace = "", ...page }, index) => ({
      ...page,
      section: placement.section,
      navigation: placement.navigation(namespace),
      breadcrumbs: placement.breadcrumbs(namespace),
      previous: toLink(pages[index - 1]),
      next: toLink(pages[index + 1]),
    }));
}
