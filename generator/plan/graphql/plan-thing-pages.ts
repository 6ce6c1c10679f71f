import type { PlanContext } from "../context/plan-context.ts";
import type { GraphqlExamples } from "./examples/create-examples.ts";
import { createGraphqlView, type GraphqlIndex } from "./graphql-view.ts";
import { planDirectivePage } from "./plan-directive-page.ts";
import type { GraphqlThing } from "./plan-index-page.ts";
import { openPage, type OpenGraphqlPage } from "./planned-graphql-page.ts";
import { planOperationPage } from "./plan-operation-page.ts";
import { planTypePage } from "./plan-type-page.ts";

/** So many pages are one question between runs: those of things that are named alike look at much the same, and an edit concerns few of them. */
const pagesOfQuestion = 32;

/** What pages of things are made from, besides the things. */
interface Known {
  readonly index: GraphqlIndex;
  readonly examples: GraphqlExamples;
}

/** The pages of the things of a family, in their order. */
export function planThingPages(
  family: string,
  things: readonly GraphqlThing[],
  known: Known,
  context: PlanContext,
): readonly OpenGraphqlPage[] {
  const parts = Array.from({ length: Math.ceil(things.length / pagesOfQuestion) }, (_, part) => {
    const some = things.slice(part * pagesOfQuestion, (part + 1) * pagesOfQuestion);
    const question = { query: "graphql pages", key: `${family} ${part}`, lasts: "whole" } as const;
    return context
      .ask(question, { some, known }, (context, { some, known }) => ({
        pages: some.map((thing) => planThingPage(family, thing, known, context)),
      }))
      .get();
  });
  return parts.flatMap(({ pages }) => pages);
}

/** Each by itself, so that a process that stays plans it anew for no other's sake. */
function planThingPage(family: string, thing: GraphqlThing, known: Known, context: PlanContext): OpenGraphqlPage {
  const question = { query: "graphql page", key: `${family} ${thing.name}` };
  return context
    .ask(question, { thing, known }, (context, { thing, known }) => {
      const view = createGraphqlView(context, known.index, known.examples);
      return openPage(
        "operation" in thing
          ? planOperationPage(thing, view)
          : "locations" in thing
            ? planDirectivePage(thing, view)
            : planTypePage(thing, view),
      );
    })
    .get();
}
