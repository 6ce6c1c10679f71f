import type { GraphqlDirectiveDefinition } from "../../catalogue/graphql.ts";
import { graphqlSections, type GraphqlDirectiveContent } from "../../page-model/graphql.ts";
import type { Badge, Fact } from "../../page-model/parts.ts";
import type { GraphqlView } from "./graphql-view.ts";
import { toInputRows } from "./member-rows.ts";
import { toToc, type PlannedGraphqlPage } from "./planned-graphql-page.ts";
import { printGraphqlDirective } from "./print-graphql.ts";
import { toSignature } from "./signature.ts";
import { toDirectiveUses } from "./use-groups.ts";

/** The page of a directive: what it takes, where it may stand, where it stands. */
export function planDirectivePage(directive: GraphqlDirectiveDefinition, view: GraphqlView): PlannedGraphqlPage {
  const { context } = view;
  const source = directive.span === undefined ? undefined : context.source(directive.span);
  const badges: Badge[] = [];
  if (directive.builtIn) badges.push({ label: "built in", tone: "neutral", title: "Declared by the language itself" });
  if (directive.repeatable) {
    badges.push({ label: "repeatable", tone: "neutral", title: "May be applied several times in one place" });
  }
  const facts: Fact[] = [{ label: "Allowed on", value: [{ text: directive.locations.map(toWords).join(", ") }] }];
  const content: GraphqlDirectiveContent = {
    kind: "graphqlDirective",
    doc: context.doc(directive.description),
    source,
    facts,
    signature: toSignature({ name: directive.coordinate, arguments: directive.arguments }, view),
    arguments: toInputRows(directive.arguments, undefined, view),
    uses: toDirectiveUses(directive.appliedTo, view),
    definition: {
      id: "definition",
      label: "Definition",
      language: "graphql",
      code: printGraphqlDirective(directive),
    },
  };
  return {
    route: context.routes.directives.get(directive.name) ?? "",
    title: directive.coordinate,
    noun: "directive",
    description:
      context.summary(directive.description) || `The directive ${directive.coordinate}: its arguments and uses.`,
    toc: toToc([
      [content.arguments.length > 0, graphqlSections.arguments, "Arguments"],
      [true, graphqlSections.uses, "Used by"],
      [true, graphqlSections.definition, "Definition"],
    ]),
    badges,
    source,
    content,
  };
}

/** `INPUT_FIELD_DEFINITION` is `input field`. */
function toWords(location: string): string {
  return location
    .replace(/_DEFINITION$/, "")
    .toLowerCase()
    .replaceAll("_", " ");
}
