import type { GraphqlModel } from "../../catalogue/graphql.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { createExampleContext, type MadeExamples, makeExamples } from "./examples/create-examples.ts";
import { noGraphqlActions, planGraphqlActions, type GraphqlActions } from "./plan-graphql-actions.ts";
import { withoutWords } from "./without-words.ts";

/** All examples of an API. */
export interface PlannedExamples extends MadeExamples {
  /** Those that read, write or remove entities and aspects. */
  readonly actions: GraphqlActions;
}

/** The examples of operations, by themselves and of what they do with entities and aspects. They look at little of what is said. */
export function planExamples(context: PlanContext, graphql: GraphqlModel = withoutWords(context)): PlannedExamples {
  return context
    .ask({ query: "graphql examples", lasts: "whole" }, { graphql }, ({ catalogue, urns, links }, { graphql }) => {
      const { schemas, aspects, entities } = catalogue;
      const exampled = createExampleContext({ graphql, schemas, entities: urns, aspects });
      if (exampled === undefined) return { examples: new Map(), problems: [], actions: noGraphqlActions };
      const actions = planGraphqlActions({ graphql, aspects, entities }, links, exampled);
      return { ...makeExamples(graphql.operations, exampled), actions };
    })
    .get();
}
