import type { Entity, EntityCategory } from "../../catalogue/metamodel.ts";
import type { Deprecation } from "../../catalogue/schema.ts";
import type { NavigationItem, NavigationTree } from "../../page-model/page.ts";
import { groupForNavigation } from "../graphql/group-names.ts";
import type { PlanContext } from "../plan-context.ts";
import { fixedRoutes } from "../routes.ts";
import { groupBy, type MetamodelView } from "./metamodel-view.ts";
import type { NamespaceNames } from "./namespaces.ts";
import { listTypes } from "./plan-index-pages.ts";
import { listFamilies, metamodelLabel } from "./plan-landing-pages.ts";

/*
 * The trees beside the pages. A page must not carry the whole model, so a tree shows the families of
 * pages and, opened, the nearest kin: the entities of a category, or the aspects or types of a namespace.
 */

/** The trees, and which of them stands beside the page of a schema. */
export interface MetamodelNavigation {
  readonly trees: ReadonlyMap<string, NavigationTree>;
  /** Key of the tree for the page of an aspect or of a type, by the full name of its schema. */
  keyOf(fullName: string): string;
  /** Key of the tree for the page of an entity. */
  keyOfEntity(entity: Entity): string;
}

/** Keys of the trees that do not depend on a page. */
export const navigationKeys = { overview: "metamodel", events: "events" } as const;

/** All trees of the metadata model's pages. */
export function createNavigation(view: MetamodelView, names: NamespaceNames): MetamodelNavigation {
  const { catalogue, links } = view.context;
  const trees = new Map<string, NavigationTree>();
  const keys = new Map<string, string>();
  const families = toFamilyItems(view);
  const add = (key: string, family?: string, groups: readonly NavigationItem[] = []): void => {
    const href = family === undefined ? undefined : links.route(family);
    const items = families.flatMap((item) => (item.href === href ? [item, ...groups] : [item]));
    trees.set(key, { label: metamodelLabel, items });
  };
  add(navigationKeys.overview);
  for (const category of ["core", "internal"] as const) {
    add(entityKey(category), fixedRoutes.entities, toEntityGroups(category, view.context));
  }
  add(navigationKeys.events, fixedRoutes.events, toEventGroups(view.context));
  const addKin = (family: string, kin: readonly Kin[]): void => {
    for (const group of groupKin(kin, names)) {
      const key = `${family} ${group.label}`;
      add(key, family, [{ label: group.label, items: group.kin.map((member) => member.item) }]);
      for (const { fullName } of group.kin) keys.set(fullName, key);
    }
  };
  addKin(
    fixedRoutes.aspects,
    [...catalogue.aspects.values()].map((aspect) => ({
      name: aspect.name,
      fullName: aspect.schema,
      namespace: catalogue.schemas.get(aspect.schema)?.namespace ?? "",
      item: toItem(aspect.name, links.aspect(aspect.name), aspect.deprecated),
    })),
  );
  addKin(
    fixedRoutes.types,
    listTypes(view).map(({ name, fullName, namespace, deprecated }) => ({
      name,
      fullName,
      namespace,
      item: toItem(name, links.schema(fullName), deprecated),
    })),
  );
  return {
    trees,
    keyOf: (fullName) => keys.get(fullName) ?? navigationKeys.overview,
    keyOfEntity: ({ category }) => entityKey(category),
  };
}

function toItem(label: string, href: string | undefined, deprecated: Deprecation | undefined): NavigationItem {
  return { label, href, deprecated: deprecated === undefined ? undefined : true };
}

function entityKey(category: EntityCategory): string {
  return `entities ${category}`;
}

/** A page among those of its namespace. */
interface Kin {
  readonly name: string;
  readonly fullName: string;
  readonly namespace: string;
  readonly item: NavigationItem;
}

/** By namespace; one that holds many is cut into runs of the alphabet. */
function groupKin(
  kin: readonly Kin[],
  names: NamespaceNames,
): readonly { readonly label: string; readonly kin: readonly Kin[] }[] {
  return [...groupBy(kin, (member) => member.namespace)].flatMap(([namespace, members]) => {
    const label = names.shorten(namespace);
    const groups = groupForNavigation(sortByName(members));
    if (groups.length === 1) return [{ label, kin: members }];
    return groups.map((group) => ({ label: `${label}, ${group.label}`, kin: group.things }));
  });
}

function sortByName(members: readonly Kin[]): readonly Kin[] {
  return members.toSorted((a, b) => {
    const [left, right] = [a.name.toLowerCase(), b.name.toLowerCase()];
    return left < right ? -1 : left > right ? 1 : 0;
  });
}

function toFamilyItems(view: MetamodelView): readonly NavigationItem[] {
  const { links } = view.context;
  return [
    { label: "Overview", href: links.route(fixedRoutes.metamodel) },
    ...listFamilies(view).map(({ label, href }) => ({ label, href })),
    { label: "Coverage", href: links.route(fixedRoutes.coverage) },
  ];
}

/** The entities of one category; the other one is a click away. */
function toEntityGroups(opened: EntityCategory, { catalogue, links }: PlanContext): readonly NavigationItem[] {
  const groups = groupBy(catalogue.entities.values(), (entity) => entity.category);
  return [...groups].map(([category, entities]) => {
    const label = category === "core" ? "Core" : "Internal";
    if (category !== opened) return { label, href: `${links.route(fixedRoutes.entities)}#~${category}` };
    return { label, items: entities.map(({ name }) => ({ label: name, href: links.entity(name) })) };
  });
}

function toEventGroups({ catalogue, links }: PlanContext): readonly NavigationItem[] {
  if (catalogue.events.size === 0) return [];
  const items = [...catalogue.events.keys()].map((name) => ({ label: name, href: links.event(name) }));
  return [{ label: "All events", items }];
}
