import type { GraphqlModel } from "../../catalogue/graphql.ts";
import type { PlanContext } from "../context/plan-context.ts";
import {
  createExampleContext,
  createSubjects,
  type MadeExamples,
  makeExamples,
  toExampledOperations,
  toExampledRoots,
  toExampledTypes,
} from "./examples/create-examples.ts";
import { noGraphqlActions, planGraphqlActions, type GraphqlActions } from "./plan-graphql-actions.ts";

export interface PlannedExamples extends MadeExamples {
  readonly actions: GraphqlActions;
}

/** The examples of operations, by themselves and of what they do with entities and aspects. They look at little of what is said. */
export function planExamples(context: PlanContext): PlannedExamples {
  const graphql = withoutWords(context);
  return context
    .ask({ query: "graphql examples", lasts: "whole" }, { graphql }, ({ catalogue, urns, links }, { graphql }) => {
      const exampled = createExampleContext({ graphql, schemas: catalogue.schemas, entities: urns });
      if (exampled === undefined) return { examples: new Map(), problems: [], actions: noGraphqlActions };
      const { aspects, entities } = catalogue;
      const actions = planGraphqlActions({ graphql, aspects, entities }, links, exampled);
      return { ...makeExamples(graphql.operations, exampled), actions };
    })
    .get();
}

/** So many types are one question: an edit of one has the words taken from few, and there are few questions. */
const typesOfQuestion = 64;

/** The schema as examples see it. Most of it are types, of which edits concern a few. */
function withoutWords(context: PlanContext): GraphqlModel {
  const { types } = context.catalogue.graphql;
  const operations = context
    .ask({ query: "operations without words" }, {}, ({ catalogue: { graphql }, urns }) => {
      const { roots, operations } = graphql;
      const named = { roots, operations, types: graphql.types, directives: [] };
      const { mention } = createSubjects({ graphql: named, schemas: new Map(), entities: urns });
      return { roots: toExampledRoots(roots), operations: toExampledOperations(operations, mention) };
    })
    .get();
  const parts = Array.from({ length: Math.ceil(types.length / typesOfQuestion) }, (_, part) => {
    const some = types.slice(part * typesOfQuestion, (part + 1) * typesOfQuestion);
    return context
      .ask({ query: "types without words", key: `${part}` }, { some }, (_, { some }) => toExampledTypes(some))
      .get();
  });
  return { ...operations, types: parts.flat(), directives: [] };
}
