import type { GraphqlExtension, GraphqlType } from "../../catalogue/graphql.ts";
import { nounTitle } from "../../catalogue/nouns.ts";
import { saysDeprecated } from "../../link/graphql/says-deprecated.ts";
import { graphqlSections, type GraphqlDeclaration, type GraphqlTypeContent } from "../../page-model/graphql.ts";
import type { Fact, LinkItem, RichText, TextRun } from "../../page-model/parts.ts";
import { nameFew } from "../parts/parts.ts";
import { toPlace } from "./code-facts.ts";
import type { GraphqlView } from "./graphql-view.ts";
import { proseDeprecationNotice, toDirectivesFact, toFieldRows, toInputRows, toValueViews } from "./member-rows.ts";
import { toToc, type PlannedGraphqlPage } from "./planned-graphql-page.ts";
import { printGraphqlType } from "./print-graphql.ts";
import { drawTypeNeighbourhood } from "./type-neighbourhood.ts";
import { toAddress, toNameRun } from "./type-text.ts";
import { toTypeLinks, toTypeUses } from "./use-groups.ts";

/** The page of a type of any kind. */
export function planTypePage(type: GraphqlType, view: GraphqlView): PlannedGraphqlPage {
  const { context } = view;
  const source = type.span === undefined ? undefined : context.source(type.span);
  const content: GraphqlTypeContent = {
    kind: "graphqlType",
    doc: context.doc(type.description),
    source,
    notice: saysDeprecated(type.description) ? proseDeprecationNotice : undefined,
    facts: toFacts(type, view),
    ...toMembers(type, view),
    neighbourhood: drawTypeNeighbourhood(type, view),
    uses: toTypeUses(type, view),
    declared: toDeclarations(type, view),
    definition: {
      id: "definition",
      label: "Definition",
      language: "graphql",
      code: printGraphqlType(type),
      note: type.extensions.length === 0 ? undefined : "With what its extensions add.",
    },
  };
  return {
    route: context.routes.graphqlTypes.get(type.name) ?? "",
    title: type.name,
    noun: type.kind,
    description: context.summary(type.description) || describe(type),
    toc: toToc([
      [content.fields !== undefined, graphqlSections.fields, "Fields"],
      [content.values !== undefined, graphqlSections.values, "Values"],
      [content.possibleTypes !== undefined, graphqlSections.possibleTypes, possibleTypesTitle(type)],
      [content.neighbourhood !== undefined, graphqlSections.neighbourhood, "Neighbours"],
      [true, graphqlSections.uses, "Used by"],
      [content.declared.length > 1, graphqlSections.declared, "Declared in"],
      [true, graphqlSections.definition, "Definition"],
    ]),
    badges: type.kind === "input" && type.oneOf ? [{ label: "one of", tone: "accent", title: oneOfNote }] : [],
    source,
    content,
  };
}

const oneOfNote = "Exactly one of the fields has to be given.";

/** Heading of the list of types that stand behind a union or an interface. */
function possibleTypesTitle({ kind }: GraphqlType): string {
  return kind === "interface" ? "Implemented by" : "Possible types";
}

/** What a type of which nothing is said is made of. */
function describe(type: GraphqlType): string {
  const noun = nounTitle(type.kind);
  const names = listMembers(type);
  if (names.length === 0) return `${noun} of the GraphQL schema.`;
  if (type.kind === "enum" || type.kind === "union") return `${noun} of ${nameFew(names)}.`;
  return `${noun} with the ${names.length === 1 ? "field" : "fields"} ${nameFew(names)}.`;
}

function listMembers(type: GraphqlType): readonly string[] {
  switch (type.kind) {
    case "object":
    case "interface":
    case "input":
      return type.fields.map(({ name }) => name);
    case "union":
      return type.members;
    case "enum":
      return type.values.map(({ name }) => name);
    case "scalar":
      return [];
  }
}

function toMembers(
  type: GraphqlType,
  view: GraphqlView,
): Pick<GraphqlTypeContent, "fields" | "fieldsNote" | "values" | "possibleTypes"> {
  switch (type.kind) {
    case "object":
      return { fields: toFieldRows(type.fields, type.span, view) };
    case "interface":
      return {
        fields: toFieldRows(type.fields, type.span, view),
        possibleTypes: toTypeLinks(type.implementedBy, view),
      };
    case "input":
      return { fields: toInputRows(type.fields, type.span, view), fieldsNote: type.oneOf ? oneOfNote : undefined };
    case "union":
      return { possibleTypes: toTypeLinks(type.members, view) };
    case "enum":
      return { values: toValueViews(type.values, view) };
    case "scalar":
      return {};
  }
}

function toFacts(type: GraphqlType, view: GraphqlView): Fact[] {
  const { context } = view;
  const facts: Fact[] = [];
  const entity = view.entityOf(type.name);
  if (entity !== undefined) {
    facts.push({
      label: "Entity",
      value: [{ text: entity, code: true, noun: "entity", href: context.links.entity(entity) }],
    });
  }
  if (type.kind === "object" || type.kind === "interface") {
    if (type.interfaces.length > 0) facts.push({ label: "Implements", value: toNameList(type.interfaces, view) });
  }
  if (type.kind === "object" && type.memberOf.length > 0) {
    facts.push({ label: "Member of", value: toNameList(type.memberOf, view) });
  }
  if (type.kind === "object" && type.restricted !== undefined) {
    const value =
      "readers whom no policy lets view it get little more than its URN and type, where the server checks that";
    facts.push({ label: "Restricted", value: [{ text: value }, ...toPlace(type.restricted, view)] });
  }
  if (type.kind === "scalar" && type.specifiedBy !== undefined) {
    facts.push({ label: "Specified by", value: [toAddress(type.specifiedBy)] });
  }
  return [...facts, ...toDirectivesFact(type.directives, view)];
}

function toNameList(names: readonly string[], view: GraphqlView): RichText {
  return names.flatMap((name, index) => {
    const run: TextRun = { ...toNameRun(name, view), code: true };
    return index === 0 ? [run] : [{ text: ", " }, run];
  });
}

function toDeclarations(type: GraphqlType, view: GraphqlView): GraphqlDeclaration[] {
  const { context } = view;
  const own = type.span === undefined ? [] : [{ label: "declared", source: context.source(type.span), adds: [] }];
  return [...own, ...type.extensions.map((extension) => toExtension(type.name, extension, view))];
}

/** One `extend` with links to what it adds. */
export function toExtension(owner: string, extension: GraphqlExtension, view: GraphqlView): GraphqlDeclaration {
  const members = extension.adds.flatMap((name): LinkItem[] => {
    const link = view.memberLink(`${owner}.${name}`) ?? view.typeLink(name);
    return link === undefined ? [] : [{ ...link, label: name }];
  });
  return {
    label: "extended",
    source: view.context.source(extension.span),
    doc: view.context.inlineDoc(extension.description),
    adds: [...members, ...toTypeLinks(extension.interfaces, view)],
  };
}
