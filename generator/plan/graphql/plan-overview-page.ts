import { countNoun, formatCount, nouns, nounTitle } from "../../catalogue/nouns.ts";
import type { GraphqlDeclaration, GraphqlOverviewContent } from "../../page-model/graphql.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import { graphqlFamilies, type GraphqlFamilyKind } from "./graphql-families.ts";
import type { GraphqlView } from "./graphql-view.ts";
import { toDirectivesFact } from "./member-rows.ts";
import type { PlannedGraphqlPage } from "./planned-graphql-page.ts";
import { subjectsTitle } from "./plan-subjects-page.ts";
import { toExtension } from "./plan-type-page.ts";

/** The section's first page: the families with their counts, and where the root types come from. */
export function planOverviewPage(
  counts: ReadonlyMap<GraphqlFamilyKind, number>,
  view: GraphqlView,
  subjectCount: number,
): PlannedGraphqlPage {
  const { context } = view;
  const { graphql } = context.catalogue;
  const content: GraphqlOverviewContent = {
    kind: "graphqlOverview",
    intro: `${countNoun(graphql.operations.length, "operation")} and ${countNoun(graphql.types.length, "type")}, each on a page of its own.${sayAbsent(counts)}`,
    doc: context.doc(graphql.schema?.description),
    facts: toDirectivesFact(graphql.schema?.directives ?? [], view),
    families: [
      ...toSubjectsEntry(subjectCount, view),
      ...graphqlFamilies.flatMap(({ kind, route, text }) => {
        const count = counts.get(kind) ?? 0;
        if (count === 0) return [];
        const href = context.links.route(route);
        return [{ label: nounTitle(kind, "plural"), href, count: formatCount(count), text }];
      }),
    ],
    roots: toRootDeclarations(view),
  };
  return {
    route: fixedRoutes.graphql,
    title: "GraphQL",
    description: `The GraphQL schema: ${countNoun(graphql.operations.length, "operation")}, ${countNoun(graphql.types.length, "type")}.`,
    toc: [],
    badges: [],
    content,
  };
}

/** Kinds without a page, so that nobody looks for them. */
function sayAbsent(counts: ReadonlyMap<GraphqlFamilyKind, number>): string {
  const absent = graphqlFamilies.filter(({ kind }) => (counts.get(kind) ?? 0) === 0);
  const names = absent.map(({ kind }) => nouns[kind].plural);
  const last = names.pop();
  if (last === undefined) return "";
  return ` The schema has no ${names.length === 0 ? last : `${names.join(", ")} or ${last}`}.`;
}

function toSubjectsEntry(count: number, { context }: GraphqlView): GraphqlOverviewContent["families"] {
  if (count === 0) return [];
  const href = context.links.route(fixedRoutes.graphqlSubjects);
  return [
    { label: subjectsTitle, href, count: formatCount(count), text: "Operations and types by what they are about." },
  ];
}

function toRootDeclarations(view: GraphqlView): GraphqlDeclaration[] {
  const { context } = view;
  const { graphql } = context.catalogue;
  const declarations: GraphqlDeclaration[] = [];
  if (graphql.schema?.span !== undefined) {
    declarations.push({ label: "schema", source: context.source(graphql.schema.span), adds: [] });
  }
  for (const extension of graphql.schema?.extensions ?? []) {
    declarations.push({ ...toExtension("schema", extension, view), label: "schema, extended" });
  }
  for (const { name, description, span, extensions } of graphql.roots) {
    if (span !== undefined) {
      declarations.push({ label: name, source: context.source(span), doc: context.inlineDoc(description), adds: [] });
    }
    for (const extension of extensions) {
      declarations.push({ ...toExtension(name, extension, view), label: `${name}, extended` });
    }
  }
  return declarations;
}
