/*
 * The GraphQL section, from the merged schema in the catalogue. It tells the metamodel's pages which operations read and write
 * an entity, and imports nothing of theirs; `examples/` makes what a reader can send.
 */
import { nounTitle } from "../../catalogue/nouns.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { NavigationItem, NavigationTree, SitePage } from "../../page-model/page.ts";
import type { Link, LinkItem } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import { graphqlFamilies, type GraphqlFamily, type GraphqlFamilyKind } from "./graphql-families.ts";
import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import { planExamples } from "./plan-examples.ts";
import { createGraphqlView, type GraphqlIndex, type GraphqlView, indexGraphql } from "./graphql-view.ts";
import { groupForNavigation, letterAnchor } from "../parts/parts.ts";
import { noGraphqlActions, type GraphqlActions } from "./plan-graphql-actions.ts";
import { planIndexPage, sortByName, thingLink, type GraphqlThing } from "./plan-index-page.ts";
import { listSubjects, planSubjectsPage, toSubjectsItem } from "./plan-subjects-page.ts";
import { planThingPages } from "./plan-thing-pages.ts";
import { openPage, type OpenGraphqlPage } from "./planned-graphql-page.ts";
import { planOverviewPage } from "./plan-overview-page.ts";
import { toThingItems } from "./to-thing-items.ts";
import { withoutWords } from "./without-words.ts";

export { noGraphqlActions, type GraphqlAction, type GraphqlActions } from "./plan-graphql-actions.ts";

/** The pages of an API, and what other areas show of it. */
export interface PlannedGraphql {
  readonly pages: readonly SitePage[];
  readonly navigation: ReadonlyMap<string, NavigationTree>;
  /** Examples of the operations that read, write and remove entities and aspects. */
  readonly actions: GraphqlActions;
  /** By aspect, the operations that write it as far as the server's code tells. */
  readonly writers: ReadonlyMap<string, readonly Link[]>;
  /** By aspect, the fields of objects that are filled from it as far as the server's code tells. */
  readonly fillings: ReadonlyMap<string, readonly LinkItem[]>;
}

/**
 * The pages of the GraphQL section: an overview, an index of each kind that there is, and a page for every
 * operation, type and directive. A model without GraphQL has none of them.
 */
export function planGraphqlPages(context: PlanContext, report?: Report): PlannedGraphql {
  const { operations, types, directives } = context.catalogue.graphql;
  const navigation = new Map<string, NavigationTree>();
  if (operations.length + types.length + directives.length === 0)
    return { pages: [], navigation, actions: noGraphqlActions, writers: new Map(), fillings: new Map() };

  const bare = withoutWords(context);
  const { examples, problems, actions } = planExamples(context, bare);
  for (const { operation, detail } of problems) {
    const { operation: kind, name, span } = operations.find(({ coordinate }) => coordinate === operation) ?? {};
    if (kind !== undefined && name !== undefined) report?.add(graphqlCodes.noExample({ kind, name, detail }), span);
  }
  const index = indexGraphql(context, bare);
  const view = createGraphqlView(context, index, examples);
  const families = groupByFamily([...operations, ...types, ...directives]);
  const counts = new Map([...families].map(([kind, things]) => [kind, things.length]));
  const subjects = listSubjects(view);
  const pages: SitePage[] = [place(openPage(planOverviewPage(counts, view, subjects.length)), [])];
  const items: NavigationItem[] = [];
  if (subjects.length > 0) {
    pages.push(place(openPage(planSubjectsPage(subjects, view)), [toSectionLink(view)]));
    items.push(toSubjectsItem(subjects, view));
  }
  for (const family of graphqlFamilies) {
    const things = sortByName(families.get(family.kind) ?? []);
    // What the schema has none of, the overview says.
    if (things.length === 0) continue;
    const plan = { family, things, index, view };
    pages.push(...planFamily(plan));
    items.push(toFamilyItem(plan));
  }
  navigation.set(navigationKey, { label: sectionLabel, items, hasKinds: true });
  return {
    pages,
    navigation,
    actions,
    writers: listWriters(view),
    fillings: listFillings(view),
  };
}

/** By aspect, links to what writes it, by name. */
function listWriters({ context, memberLink }: GraphqlView): ReadonlyMap<string, readonly Link[]> {
  const writers = new Map<string, Link[]>();
  for (const { coordinate, code } of context.catalogue.graphql.operations) {
    const link = memberLink(coordinate);
    for (const { aspect } of link === undefined ? [] : (code?.writes ?? [])) {
      const known = writers.get(aspect);
      if (known === undefined) writers.set(aspect, link === undefined ? [] : [link]);
      else if (link !== undefined) known.push(link);
    }
  }
  return writers;
}

/** By aspect, links to what is filled from it, by coordinate. */
function listFillings({ context, memberLink }: GraphqlView): ReadonlyMap<string, readonly LinkItem[]> {
  const fillings = new Map<string, LinkItem[]>();
  for (const type of context.catalogue.graphql.types) {
    for (const { coordinate, aspects = [] } of type.kind === "object" ? type.fields : []) {
      const link = memberLink(coordinate);
      if (link === undefined) continue;
      for (const { aspect } of aspects) fillings.set(aspect, [...(fillings.get(aspect) ?? []), link]);
    }
  }
  return fillings;
}

const navigationKey = "graphql";
const sectionLabel = "GraphQL";

function toSectionLink({ context }: GraphqlView): Link {
  return { label: sectionLabel, href: context.links.route(fixedRoutes.graphql) };
}

interface FamilyPlan {
  readonly family: GraphqlFamily;
  readonly things: readonly GraphqlThing[];
  readonly index: GraphqlIndex;
  readonly view: GraphqlView;
}

function planFamily({ family, things, index, view }: FamilyPlan): readonly SitePage[] {
  const { context, examples } = view;
  const section = toSectionLink(view);
  const above = [section, { label: nounTitle(family.kind, "plural"), href: context.links.route(family.route) }];
  const sequence = things.map((thing): Link => {
    const { label, href } = thingLink(thing, view);
    return { label, href };
  });
  const pages = planThingPages(family.kind, things, { index, examples }, context);
  return [
    place(openPage(planIndexPage(family, things, view)), [section]),
    ...pages.map((page, position) => ({
      ...place(page, above),
      previous: sequence[position - 1],
      next: sequence[position + 1],
    })),
  ];
}

function place(page: OpenGraphqlPage, breadcrumbs: readonly Link[]): SitePage {
  return { ...page, breadcrumbs, navigation: navigationKey, section: "graphql" };
}

/** A family with its things, in runs of the alphabet where they are many. */
function toFamilyItem({ family, things, view }: FamilyPlan): NavigationItem {
  const href = view.context.links.route(family.route);
  const groups = groupForNavigation(things);
  const items =
    groups.length > 1
      ? groups.map((group) => ({
          label: group.label,
          href: `${href}#${letterAnchor(group.things[0]?.name ?? "")}`,
          items: toThingItems(group.things, view),
        }))
      : groups.flatMap((group) => toThingItems(group.things, view));
  return { label: nounTitle(family.kind, "plural"), href, items };
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
