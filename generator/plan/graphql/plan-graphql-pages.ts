import { nounTitle } from "../../catalogue/nouns.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { EntityUse } from "../../page-model/metamodel.ts";
import type { NavigationItem, NavigationTree, Page } from "../../page-model/page.ts";
import type { Link } from "../../page-model/parts.ts";
import type { PlanContext } from "../plan-context.ts";
import { graphqlFamilies, graphqlRoute, type GraphqlFamily, type GraphqlFamilyKind } from "./graphql-families.ts";
import { createGraphqlView, type GraphqlView } from "./graphql-view.ts";
import { groupForNavigation, type NameGroup } from "./group-names.ts";
import { planEntityUses } from "./plan-entity-uses.ts";
import { planDirectivePage } from "./plan-directive-page.ts";
import { letterAnchor, planIndexPage, sortByName, thingLink, type GraphqlThing } from "./plan-index-page.ts";
import type { PlannedGraphqlPage } from "./planned-graphql-page.ts";
import { planOperationPage } from "./plan-operation-page.ts";
import { planOverviewPage } from "./plan-overview-page.ts";
import { planTypePage } from "./plan-type-page.ts";
import { relateOperations, type RelatedOperations } from "./related-operations.ts";

export interface PlannedGraphql {
  readonly pages: readonly Page[];
  readonly navigation: ReadonlyMap<string, NavigationTree>;
  /** By entity, examples of the operations that read and write it. */
  readonly entityUses: ReadonlyMap<string, readonly EntityUse[]>;
}

/**
 * The pages of the GraphQL section: an overview, an index of each kind, and a page for every
 * operation, type and directive. A model without GraphQL has none of them.
 */
export function planGraphqlPages(context: PlanContext, report?: Report): PlannedGraphql {
  const { operations, types, directives } = context.catalogue.graphql;
  const navigation = new Map<string, NavigationTree>();
  if (operations.length + types.length + directives.length === 0)
    return { pages: [], navigation, entityUses: new Map() };

  const view = createGraphqlView(context, report);
  const related = relateOperations(operations);
  const families = groupByFamily([...operations, ...types, ...directives]);
  const counts = new Map([...families].map(([kind, things]) => [kind, things.length]));
  navigation.set(overviewKey, { label: sectionLabel, items: toFamilyItems(view) });
  const pages: Page[] = [place(planOverviewPage(counts, view), { navigation: overviewKey, breadcrumbs: [] })];
  for (const family of graphqlFamilies) {
    const things = sortByName(families.get(family.kind) ?? []);
    pages.push(...planFamily({ family, things, related, view }, navigation));
  }
  return { pages, navigation, entityUses: planEntityUses(view) };
}

const overviewKey = "graphql";
const sectionLabel = "GraphQL";

interface FamilyPlan {
  readonly family: GraphqlFamily;
  readonly things: readonly GraphqlThing[];
  readonly related: RelatedOperations;
  readonly view: GraphqlView;
}

/** Each group of names has a tree of its own, so that no page carries the whole family. */
function planFamily(plan: FamilyPlan, navigation: Map<string, NavigationTree>): Page[] {
  const { family, things, view } = plan;
  const { links } = view.context;
  const section = { label: sectionLabel, href: links.route(graphqlRoute) };
  const index = { label: nounTitle(family.kind, "plural"), href: links.route(family.route) };
  const groups = groupForNavigation(things);
  const only = groups.length === 1 ? groups[0] : undefined;
  const indexKey = `graphql/${family.kind}`;
  navigation.set(indexKey, toTree(plan, groups, only));
  const pages = [place(planIndexPage(family, things, view), { navigation: indexKey, breadcrumbs: [section] })];

  const sequence = things.map((thing): Link => ({
    label: thingLink(thing, view).label,
    href: thingLink(thing, view).href,
  }));
  let position = 0;
  for (const [number, group] of groups.entries()) {
    const key = only === undefined ? `${indexKey}/${number + 1}` : indexKey;
    if (only === undefined) navigation.set(key, toTree(plan, groups, group));
    for (const thing of group.things) {
      pages.push({
        ...place(planThing(thing, plan), { navigation: key, breadcrumbs: [section, index] }),
        previous: sequence[position - 1],
        next: sequence[position + 1],
      });
      position += 1;
    }
  }
  return pages;
}

function planThing(thing: GraphqlThing, { related, view }: FamilyPlan): PlannedGraphqlPage {
  if ("operation" in thing) return planOperationPage(thing, related, view);
  return "locations" in thing ? planDirectivePage(thing, view) : planTypePage(thing, view);
}

function place(page: PlannedGraphqlPage, at: Pick<Page, "navigation" | "breadcrumbs">): Page {
  return { ...page, ...at, section: "graphql" };
}

/** The kinds; under the family's own, its groups; under the open group, its things. */
function toTree(
  { family, view }: FamilyPlan,
  groups: readonly NameGroup<GraphqlThing>[],
  open: NameGroup<GraphqlThing> | undefined,
): NavigationTree {
  const { links } = view.context;
  const inside =
    groups.length === 1 && open !== undefined
      ? toThingItems(open, view)
      : groups.map((group): NavigationItem => {
          if (group === open) return { label: group.label, items: toThingItems(group, view) };
          const first = group.things[0];
          const anchor = letterAnchor(first?.name ?? "");
          // A piece in the middle of a letter has no anchor on the index page; its first page opens its tree.
          const cut = group.isPiece === true && first !== undefined;
          return {
            label: group.label,
            href: cut ? thingLink(first, view).href : `${links.route(family.route)}#${anchor}`,
          };
        });
  const items = toFamilyItems(view).map((item) =>
    item.href === links.route(family.route) && inside.length > 0 ? { ...item, items: inside } : item,
  );
  return { label: sectionLabel, items };
}

function toThingItems({ things }: NameGroup<GraphqlThing>, view: GraphqlView): NavigationItem[] {
  return things.map((thing) => {
    const { label, href, deprecated } = thingLink(thing, view);
    return { label, href, deprecated: deprecated === true ? true : undefined };
  });
}

function toFamilyItems({ context }: GraphqlView): NavigationItem[] {
  return graphqlFamilies.map(({ kind, route }) => ({
    label: nounTitle(kind, "plural"),
    href: context.links.route(route),
  }));
}

function groupByFamily(things: readonly GraphqlThing[]): Map<GraphqlFamilyKind, GraphqlThing[]> {
  const families = new Map<GraphqlFamilyKind, GraphqlThing[]>();
  for (const thing of things) {
    const kind = "operation" in thing ? thing.operation : "locations" in thing ? "directive" : thing.kind;
    const family = families.get(kind);
    if (family === undefined) families.set(kind, [thing]);
    else family.push(thing);
  }
  return families;
}
