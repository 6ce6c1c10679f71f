import type { Aspect } from "../../catalogue/metamodel.ts";
import type { Deprecation } from "../../catalogue/schema.ts";
import type { NavigationItem, NavigationTree } from "../../page-model/page.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import { aspectTopics } from "./aspect-topics.ts";
import { groupByNamespace } from "./group-by-namespace.ts";
import { areTheirOwnSchemas } from "./is-its-own-schema.ts";
import { groupBy, type MetamodelView } from "./metamodel-view.ts";
import { listTypes, toNamespaceHref } from "./plan-index-pages.ts";
import { nameMetamodel } from "./home-areas.ts";
import { listFamilies } from "./plan-landing-pages.ts";
import { compareNaturally } from "./compare-naturally.ts";
import { sortByName } from "./sort-by-name.ts";
import type { PlacedType, TypePlaces } from "./type-places.ts";

/** Key of the section's tree. */
export const metamodelKey = "metamodel";

/**
 * The tree of the metadata model's pages: its families, under entities their categories, under aspects
 * what they tell, under types their namespaces, or the types that they are declared in. What of it a page carries is settled where pages are rendered.
 */
export function createNavigation(view: MetamodelView, places: TypePlaces): NavigationTree {
  const { links } = view.context;
  const kin = new Map<string, readonly NavigationItem[]>([
    [links.route(fixedRoutes.entities), toEntityGroups(view)],
    [links.route(fixedRoutes.aspects), toAspectGroups(view)],
    [links.route(fixedRoutes.types), askForTypeGroups(view, places)],
    [links.route(fixedRoutes.events), toEvents(view.context)],
  ]);
  return {
    label: nameMetamodel(view.context.catalogue),
    hasKinds: true,
    items: [
      { label: "Overview", href: links.route(fixedRoutes.metamodel) },
      ...listFamilies(view).map(({ label, href }) => ({ label, href, items: kin.get(href) })),
      { label: "Coverage", href: links.route(fixedRoutes.coverage) },
    ],
  };
}

function toItem(label: string, href: string | undefined, deprecated: Deprecation | undefined): NavigationItem {
  return { label, href, deprecated: deprecated === undefined ? undefined : true };
}

function toEntityGroups(view: MetamodelView): readonly NavigationItem[] {
  const { catalogue, links } = view.context;
  if (areTheirOwnSchemas(view))
    return [...catalogue.entities.keys()].map((name) => ({ label: name, href: links.entity(name) }));
  const groups = groupBy(catalogue.entities.values(), (entity) => entity.category);
  return [...groups].map(([category, entities]) => ({
    label: category === "core" ? "Core" : "Internal",
    href: `${links.route(fixedRoutes.entities)}#~${category}`,
    items: entities.map(({ name }) => ({ label: name, href: links.entity(name) })),
  }));
}

/** Aspects by what they tell; keys, which each entity has, apart from the rest of its identity. What tells all the same needs no group. */
function toAspectGroups(view: MetamodelView): readonly NavigationItem[] {
  const { catalogue, links } = view.context;
  const href = links.route(fixedRoutes.aspects);
  const toItems = (aspects: readonly Aspect[]): readonly NavigationItem[] =>
    sortByName(aspects).map(({ name, deprecated }) => toItem(name, links.aspect(name), deprecated));
  const aspects = [...catalogue.aspects.values()];
  // What they tell is what the platform is told by, which other models know nothing of.
  if (areTheirOwnSchemas(view)) return toItems(aspects);
  const keys = aspects.filter(({ keyOf }) => keyOf.length > 0);
  const byTopic = groupBy(
    aspects.filter(({ keyOf }) => keyOf.length === 0),
    ({ name }) => view.topicOf(name).id,
  );
  const groups = aspectTopics.map(({ id, label }) => ({ label, href, items: toItems(byTopic.get(id) ?? []) }));
  const filled = [...groups, { label: "Keys", href, items: toItems(keys) }].filter(({ items }) => items.length > 0);
  return filled.length === 1 ? (filled[0]?.items ?? []) : filled;
}

/** Most of the work, and of entities it takes the names alone. */
function askForTypeGroups(view: MetamodelView, places: TypePlaces): readonly NavigationItem[] {
  return view.ask({ query: "tree of types" }, { places }, (own, more) => toTypeGroups(own, more.places)).get();
}

function toTypeGroups(view: MetamodelView, places: TypePlaces): readonly NavigationItem[] {
  const { context } = view;
  const placed = listTypes(view)
    .toSorted((a, b) => compareNaturally(a.fullName, b.fullName))
    .map((schema) => ({ schema, ...places.find(schema.fullName) }));
  const listed = new Set(placed.map(({ schema }) => schema.fullName));
  const byOuter = groupBy(placed, ({ within = "" }) => (listed.has(within) ? within : ""));
  const toTypeItem = ({ schema, name, within }: PlacedType): NavigationItem => {
    const isInside = within !== undefined && listed.has(within);
    const label = isInside ? name.slice(places.find(within).name.length + 1) : name;
    const inner = byOuter.get(schema.fullName) ?? [];
    const item = toItem(label, context.links.schema(schema.fullName), schema.deprecated);
    return inner.length === 0 ? item : { ...item, items: sortByName(inner).map(toTypeItem) };
  };
  // The schema that all others are definitions of is what a reader begins with.
  const isFirst = ({ schema }: PlacedType): boolean => places.isOne && places.isSchema(schema.fullName);
  const outer = byOuter.get("") ?? [];
  const kin = outer
    .filter((type) => !isFirst(type))
    .map((type) => ({
      name: type.name,
      namespace: type.namespace,
      item: toTypeItem(type),
    }));
  const groups = groupByNamespace(kin, {
    ...{ names: places.names, isSchema: (namespace: string) => places.isSchema(namespace) },
    spelt: [...context.catalogue.entities.keys(), ...context.catalogue.aspects.keys()],
    toHref: (namespace) => toNamespaceHref(namespace, places, context),
  });
  const [only] = groups;
  if (!places.isOne || groups.length !== 1 || only?.items === undefined) return groups;
  return [...outer.filter(isFirst).map(toTypeItem), ...only.items];
}

function toEvents({ catalogue, links }: PlanContext): readonly NavigationItem[] {
  return [...catalogue.events.keys()].map((name) => ({ label: name, href: links.event(name) }));
}
