import type { NavigationItem, NavigationTree } from "../../page-model/page.ts";
import type { PlanContext } from "../plan-context.ts";
import { fixedRoutes } from "../routes.ts";
import { groupBy, type MetamodelView } from "./metamodel-view.ts";
import type { NamespaceNames } from "./namespaces.ts";
import { listTypes } from "./plan-index-pages.ts";
import { listFamilies } from "./plan-landing-pages.ts";

/*
 * The trees beside the pages. A page must not carry the whole model, so a tree shows the families of
 * pages and, opened, the nearest kin: all entities, or the aspects or types of one namespace.
 */

/** Keys into the plan's navigation. */
export const navigationKeys = {
  metamodel: "metamodel",
  entities: "entities",
  aspects: (namespace: string) => `aspects ${namespace}`,
  types: (namespace: string) => `types ${namespace}`,
  events: "events",
} as const;

/** All trees of the metadata model's pages. */
export function createNavigation(view: MetamodelView, names: NamespaceNames): ReadonlyMap<string, NavigationTree> {
  const { context } = view;
  const trees = new Map<string, NavigationTree>();
  const families = toFamilyItems(view);
  const add = (key: string, opened?: OpenedFamily): void => {
    const items = opened === undefined ? families : families.flatMap((family) => openFamily(family, opened));
    trees.set(key, { label: "Metadata model", items });
  };
  add(navigationKeys.metamodel);
  add(navigationKeys.entities, { href: context.links.route(fixedRoutes.entities), groups: toEntityItems(context) });
  add(navigationKeys.events, { href: context.links.route(fixedRoutes.events), groups: toEventItems(context) });
  for (const [namespace, items] of toAspectItems(context)) {
    const groups: readonly NavigationItem[] = [{ label: names.shorten(namespace), items }];
    add(navigationKeys.aspects(namespace), { href: context.links.route(fixedRoutes.aspects), groups });
  }
  for (const [namespace, schemas] of groupBy(listTypes(view), (schema) => schema.namespace)) {
    const items = schemas.map((schema): NavigationItem => ({
      label: schema.name,
      href: context.links.schema(schema.fullName),
      deprecated: schema.deprecated === undefined ? undefined : true,
    }));
    const groups: readonly NavigationItem[] = [{ label: names.shorten(namespace), items }];
    add(navigationKeys.types(namespace), { href: context.links.route(fixedRoutes.types), groups });
  }
  return trees;
}

/** The family whose pages a tree lists, and what it lists of them. */
interface OpenedFamily {
  readonly href: string;
  readonly groups: readonly NavigationItem[];
}

/** The family's own line and, below it, what is opened of it. */
function openFamily(family: NavigationItem, opened: OpenedFamily): readonly NavigationItem[] {
  return family.href === opened.href ? [family, ...opened.groups] : [family];
}

function toFamilyItems(view: MetamodelView): readonly NavigationItem[] {
  const { links } = view.context;
  return [
    { label: "Overview", href: links.route(fixedRoutes.metamodel) },
    ...listFamilies(view).map(({ label, href }) => ({ label, href })),
    { label: "Coverage", href: links.route(fixedRoutes.coverage) },
  ];
}

function toEntityItems({ catalogue, links }: PlanContext): readonly NavigationItem[] {
  const groups = groupBy(catalogue.entities.values(), (entity) => entity.category);
  return [...groups].map(([category, entities]) => ({
    label: category === "core" ? "Core" : "Internal",
    items: entities.map(({ name }) => ({ label: name, href: links.entity(name) })),
  }));
}

function toEventItems({ catalogue, links }: PlanContext): readonly NavigationItem[] {
  if (catalogue.events.size === 0) return [];
  const items = [...catalogue.events.keys()].map((name) => ({ label: name, href: links.event(name) }));
  return [{ label: "All events", items }];
}

function toAspectItems({ catalogue, links }: PlanContext): ReadonlyMap<string, readonly NavigationItem[]> {
  const groups = groupBy(catalogue.aspects.values(), (aspect) => catalogue.schemas.get(aspect.schema)?.namespace ?? "");
  return new Map(
    [...groups].map(([namespace, aspects]) => [
      namespace,
      aspects.map(({ name, deprecated }): NavigationItem => ({
        label: name,
        href: links.aspect(name),
        deprecated: deprecated === undefined ? undefined : true,
      })),
    ]),
  );
}
