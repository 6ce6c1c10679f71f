import type { GraphqlDirectiveDefinition, GraphqlOperation, GraphqlType } from "../../catalogue/graphql.ts";
import { countNoun, nouns, nounTitle } from "../../catalogue/nouns.ts";
import { saysDeprecated } from "../../link/graphql/says-deprecated.ts";
import type { IndexContent, IndexItem } from "../../page-model/metamodel.ts";
import type { LinkItem, RichText } from "../../page-model/parts.ts";
import type { GraphqlFamily } from "./graphql-families.ts";
import type { GraphqlView } from "./graphql-view.ts";
import { groupByLetter, letterAnchor } from "../parts/parts.ts";
import { proseDeprecationNotice } from "./member-rows.ts";
import type { PlannedGraphqlPage } from "./planned-graphql-page.ts";
import { toTypeText } from "./type-text.ts";

/** Anything that has a page of its own. */
export type GraphqlThing = GraphqlOperation | GraphqlType | GraphqlDirectiveDefinition;

/** Fewer letters than this need no way to jump between them. */
const fewLetters = 4;

/** The index of a family: a line for each of its things, in alphabetical order. */
export function planIndexPage(
  family: GraphqlFamily,
  things: readonly GraphqlThing[],
  view: GraphqlView,
): PlannedGraphqlPage {
  const noun = nouns[family.kind];
  const groups = groupByLetter(sortByName(things)).map(({ label, things: members }) => ({
    id: letterAnchor(label),
    label,
    items: members.map((thing) => toItem(thing, view)),
  }));
  const content: IndexContent = {
    kind: "index",
    intro: `${countNoun(things.length, family.kind)}. ${family.text}`,
    noun: noun.plural,
    hasLetters: groups.length < fewLetters ? undefined : true,
    groups,
    empty: `The schema has no ${noun.plural}.`,
  };
  return {
    route: family.route,
    title: nounTitle(family.kind, "plural"),
    description: `All ${noun.plural} of the GraphQL schema: ${countNoun(things.length, family.kind)}.`,
    toc: [],
    badges: [],
    content,
  };
}

/** In the order of the alphabet, whatever the case; equal names differ in case alone. */
export function sortByName<Thing extends { readonly name: string }>(things: readonly Thing[]): Thing[] {
  const keyed = things.map((thing) => ({ thing, key: thing.name.toLowerCase() }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.thing.name < b.thing.name ? -1 : 1));
  return keyed.map(({ thing }) => thing);
}

/** A link to a thing's page, marked when the thing is deprecated. */
export function thingLink(thing: GraphqlThing, view: GraphqlView): LinkItem {
  const { links } = view.context;
  if ("operation" in thing) {
    return {
      label: thing.name,
      href: links.operation(thing.operation, thing.name) ?? "",
      noun: thing.operation,
      deprecated: thing.deprecated !== undefined,
    };
  }
  if ("locations" in thing) {
    return { label: thing.coordinate, href: links.directive(thing.name) ?? "", noun: "directive" };
  }
  return { label: thing.name, href: links.graphqlType(thing.name) ?? "", noun: thing.kind };
}

/** The entry that leads to a thing from a list. */
export function toItem(thing: GraphqlThing, view: GraphqlView): IndexItem {
  return {
    link: thingLink(thing, view),
    summary: view.context.summary(thing.description),
    badges: [],
    note: [...toNote(thing, view), ...toProseNote(thing)],
  };
}

function toProseNote(thing: GraphqlThing): RichText {
  const isMarked = "deprecated" in thing && thing.deprecated !== undefined;
  if (isMarked || !saysDeprecated(thing.description)) return [];
  return [{ text: " · deprecated in prose", title: proseDeprecationNotice }];
}

function toNote(thing: GraphqlThing, view: GraphqlView): RichText {
  if ("operation" in thing) return toTypeText(thing.type, view).map((run) => ({ ...run, code: true }));
  if ("locations" in thing) return [{ text: countNoun(thing.appliedTo.length, "use") }];
  return [{ text: countParts(thing) }];
}

function countParts(type: GraphqlType): string {
  switch (type.kind) {
    case "object":
    case "interface":
      return countNoun(type.fields.length, "field");
    case "input":
      return countNoun(type.fields.length, "inputField");
    case "enum":
      return countNoun(type.values.length, "enumValue");
    case "union":
      return countNoun(type.members.length, "type");
    case "scalar":
      return type.builtIn ? "built in" : countNoun(type.uses.length, "use");
  }
}
