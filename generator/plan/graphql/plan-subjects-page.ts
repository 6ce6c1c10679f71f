import type { IndexContent } from "../../page-model/metamodel.ts";
import { countNoun, nounTitle } from "../../catalogue/nouns.ts";
import type { NavigationItem } from "../../page-model/page.ts";
import { fixedRoutes, toAnchor } from "../addresses/addresses.ts";
import { graphqlFamilies, type GraphqlFamilyKind } from "./graphql-families.ts";
import type { GraphqlView } from "./graphql-view.ts";
import { groupBySubject, labelSubjects, type SubjectGroup, type SubjectThing } from "./group-by-subject.ts";
import { sortByName, toItem } from "./plan-index-page.ts";
import type { PlannedGraphqlPage } from "./planned-graphql-page.ts";
import { toThingItems } from "./to-thing-items.ts";

/** The page's title, and its name in the tree. */
export const subjectsTitle = "By subject";

/** In fewer groups, kinds alone are as good a way. */
const fewestSubjects = 3;

/** What operations and types are about; none where that makes no difference. */
export function listSubjects({ context }: GraphqlView): readonly SubjectGroup[] {
  const entityTypes = [...context.catalogue.entities.keys()].flatMap((name) => context.graphqlTypeOfEntity(name) ?? []);
  const { title } = context.options;
  const groups = groupBySubject(context.catalogue.graphql, { entityTypes, title }, (clues, { entityTypes }) =>
    context
      .ask({ query: "label subjects", lasts: "whole" }, { clues, entityTypes: [...entityTypes] }, (_, from) =>
        labelSubjects(from.clues, { entityTypes: from.entityTypes }),
      )
      .get(),
  );
  return groups.filter(({ isRest }) => isRest !== true).length < fewestSubjects ? [] : groups;
}

/** All operations and types by what they are about. */
export function planSubjectsPage(subjects: readonly SubjectGroup[], view: GraphqlView): PlannedGraphqlPage {
  const { operations, types } = view.context.catalogue.graphql;
  const content: IndexContent = {
    kind: "index",
    intro: `${countNoun(operations.length, "operation")} and ${countNoun(types.length, "type")}, by what they are about.`,
    noun: "names",
    groups: subjects.map(({ label, things }) => ({
      id: toSubjectAnchor(label),
      label,
      items: sortByKind(things).map((thing) => toItem(thing, view)),
    })),
    empty: "",
  };
  return {
    route: fixedRoutes.graphqlSubjects,
    title: subjectsTitle,
    description: "Operations and types of the GraphQL schema by what they are about.",
    toc: subjects.map(({ label }) => ({ id: toSubjectAnchor(label), label, level: 2 })),
    badges: [],
    content,
  };
}

/** With more things, those of a subject are parted by their kinds. */
const manyThings = 24;

/** Subjects with what is about them. */
export function toSubjectsItem(subjects: readonly SubjectGroup[], view: GraphqlView): NavigationItem {
  const href = view.context.links.route(fixedRoutes.graphqlSubjects);
  return {
    label: subjectsTitle,
    href,
    items: subjects.map(({ label, things }) => {
      const own = `${href}#${toSubjectAnchor(label)}`;
      return { label, href: own, items: toThings(things, own, view) };
    }),
  };
}

function toThings(things: readonly SubjectThing[], href: string, view: GraphqlView): readonly NavigationItem[] {
  if (things.length <= manyThings) return toThingItems(sortByKind(things), view);
  return graphqlFamilies.flatMap(({ kind }) => {
    const ofKind = sortByName(things.filter((thing) => kindOf(thing) === kind));
    return ofKind.length === 0 ? [] : [{ label: nounTitle(kind, "plural"), href, items: toThingItems(ofKind, view) }];
  });
}

/** Operations first, then types, as kinds stand everywhere. */
function sortByKind(things: readonly SubjectThing[]): readonly SubjectThing[] {
  const ranks = new Map(graphqlFamilies.map(({ kind }, rank) => [kind, rank]));
  return sortByName(things).sort((a, b) => (ranks.get(kindOf(a)) ?? 0) - (ranks.get(kindOf(b)) ?? 0));
}

function kindOf(thing: SubjectThing): GraphqlFamilyKind {
  return "operation" in thing ? thing.operation : thing.kind;
}

function toSubjectAnchor(label: string): string {
  return `~${toAnchor(label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-"))}`;
}
