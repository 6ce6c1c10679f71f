import type { GraphqlOperation, GraphqlType } from "../../catalogue/graphql.ts";
import { formatCount, nounTitle } from "../../catalogue/nouns.ts";
import { saysDeprecated } from "../../link/graphql/says-deprecated.ts";
import {
  graphqlSections,
  type GraphqlOperationContent,
  type GraphqlReturn,
  type GraphqlUseGroup,
} from "../../page-model/graphql.ts";
import type { Fact, LinkItem } from "../../page-model/parts.ts";
import { nameFew } from "../parts/parts.ts";
import { toCodeFacts } from "./code-facts.ts";
import { findPermissions } from "./find-permissions.ts";
import { listSubjects } from "./list-subjects.ts";
import { inferAspects } from "./infer-aspects.ts";
import type { GraphqlView } from "./graphql-view.ts";
import { labelInPlace, mostInPlace, proseDeprecationNotice, toArgumentRows, toDirectivesFact } from "./member-rows.ts";
import { toToc, type PlannedGraphqlPage } from "./planned-graphql-page.ts";
import { printGraphqlOperation } from "./print-graphql.ts";
import { toSignature } from "./signature.ts";
import { printTypeExpression } from "../../print/print-graphql-type.ts";
import { namedTypeOf } from "./named-type-of.ts";
import { toNameRun, toTypeText } from "./type-text.ts";
import { toExampleView } from "./to-example-view.ts";
import { addGroup, rankedLinks } from "./use-groups.ts";

/** The page of a query, mutation or subscription. */
export function planOperationPage(operation: GraphqlOperation, view: GraphqlView): PlannedGraphqlPage {
  const { context } = view;
  const { operation: kind, name, description, deprecated } = operation;
  const source = context.source(operation.span);
  const example = view.examples.get(operation.coordinate);
  const root = view.rootOf(kind) ?? nounTitle(kind);
  const content: GraphqlOperationContent = {
    kind: "graphqlOperation",
    doc: context.doc(description),
    source,
    notice: deprecated === undefined && saysDeprecated(description) ? proseDeprecationNotice : undefined,
    deprecated: view.deprecation(deprecated),
    facts: toFacts(operation, view),
    signature: toSignature(operation, view),
    arguments: toArgumentRows(operation.arguments, view, operation),
    returns: toReturn(operation, view),
    example: example && toExampleView(example, context),
    related: toRelatedGroups(operation, view),
    definition: {
      id: "definition",
      label: "Definition",
      language: "graphql",
      code: printGraphqlOperation(operation, root),
    },
  };
  return {
    route: context.routes.operations[kind].get(name) ?? "",
    title: name,
    noun: kind,
    description: context.summary(description) || describe(operation),
    toc: toToc([
      [content.arguments.length > 0, graphqlSections.arguments, "Arguments"],
      [true, graphqlSections.returns, "Returns"],
      [content.example !== undefined, graphqlSections.example, "Example"],
      [content.related.length > 0, graphqlSections.related, "Related operations"],
      [true, graphqlSections.definition, "Definition"],
    ]),
    badges: deprecated === undefined ? [] : [{ label: "deprecated", tone: "warning" }],
    source,
    content,
  };
}

/** What an operation of which nothing is said takes and gives. */
function describe({ operation, name, type, arguments: taken }: GraphqlOperation): string {
  const takes = taken.length === 0 ? "" : `takes ${nameFew(taken.map((argument) => argument.name))} and `;
  return `The ${operation} ${name} ${takes}returns ${printTypeExpression(type)}.`;
}

function toFacts(operation: GraphqlOperation, view: GraphqlView): Fact[] {
  const { coordinate, directives } = operation;
  const facts: Fact[] = [{ label: "Coordinate", value: [{ text: coordinate, code: true }] }];
  return [
    ...facts,
    ...findPermissions(operation, view),
    ...listSubjects(operation, view),
    ...toCodeFacts(operation, view),
    ...inferAspects(operation, view),
    ...toDirectivesFact(directives, view),
  ];
}

function toReturn({ type }: GraphqlOperation, view: GraphqlView): GraphqlReturn {
  const name = namedTypeOf(type);
  const returned = view.findType(name);
  const parts = toReturnedParts(returned, view);
  const members = countMembers(returned);
  const all = members > mostInPlace ? view.typeHref(name) : undefined;
  // What a string or a number is needs no saying.
  const isBuiltIn = returned?.kind === "scalar" && returned.builtIn;
  return {
    type: toTypeText(type, view),
    summary: isBuiltIn ? "" : view.context.summary(returned?.description),
    parts: all === undefined ? parts : [...parts, { label: `all ${formatCount(members)}`, href: all }],
    partsLabel: labelInPlace(
      members > mostInPlace ? members : parts.length,
      returned?.kind === "union" ? "type" : "field",
      name,
    ),
  };
}

function countMembers(type: GraphqlType | undefined): number {
  if (type?.kind === "union") return type.members.length;
  return type?.kind === "object" || type?.kind === "interface" ? type.fields.length : 0;
}

function toReturnedParts(type: GraphqlType | undefined, view: GraphqlView): LinkItem[] {
  if (type?.kind === "union")
    return type.members.slice(0, mostInPlace).flatMap((member) => view.typeLink(member) ?? []);
  if (type?.kind !== "object" && type?.kind !== "interface") return [];
  return type.fields.slice(0, mostInPlace).flatMap((field) => {
    const link = view.memberLink(field.coordinate);
    return link === undefined ? [] : [{ ...link, label: field.name, note: printTypeExpression(field.type) }];
  });
}

/** Every operation of a group would list every other one. */
const mostInCommon = 200;

function toRelatedGroups(operation: GraphqlOperation, view: GraphqlView): GraphqlUseGroup[] {
  const groups: GraphqlUseGroup[] = [];
  const { inverse, several, single, onSameSubject } = view.kinOf(operation.coordinate);
  addGroup(groups, "Inverse", rankedLinks(inverse, view));
  addGroup(groups, "For several at once", rankedLinks(several, view));
  addGroup(groups, "For fewer at once", rankedLinks(single, view));
  addGroup(groups, "On the same subject", rankedLinks(onSameSubject, view));
  // What very many have in common tells nothing of one, and the type's own page lists them all.
  const others = (coordinates: readonly string[]) =>
    coordinates.length > mostInCommon ? [] : coordinates.filter((other) => other !== operation.coordinate);
  for (const taken of new Set(operation.arguments.map(({ type }) => namedTypeOf(type)))) {
    const type = view.findType(taken);
    if (type?.kind !== "input") continue;
    addGroup(groups, `Also taking ${taken}`, rankedLinks(others(listTakers(type, view)), view));
  }
  const returned = namedTypeOf(operation.type);
  const type = view.findType(returned);
  if (type !== undefined && type.kind !== "scalar") {
    const alike = type.uses.filter((use) => use.kind === "returnedBy").map((use) => use.coordinate);
    addGroup(groups, `Also returning ${toNameRun(returned, view).text}`, rankedLinks(others(alike), view));
  }
  return groups;
}

/** The operations that take the type as an argument. */
function listTakers({ uses }: GraphqlType, { findRoot }: GraphqlView): readonly string[] {
  const takers = uses
    .filter(({ kind }) => kind === "argumentOf")
    .map(({ coordinate }) => coordinate.slice(0, coordinate.search(/\(|$/)))
    .filter((coordinate) => findRoot(coordinate.slice(0, coordinate.search(/\.|$/))) !== undefined);
  return [...new Set(takers)];
}
