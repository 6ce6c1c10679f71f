import type { GraphqlModel } from "../../catalogue/graphql.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { createSubjects, toExampledOperations, toExampledRoots, toExampledTypes } from "./examples/create-examples.ts";

/** So many types are one question: an edit of one has the words taken from few, and there are few questions. */
const typesOfQuestion = 64;

/**
 * The schema as examples see it, and all who look at names and types alone: another description makes it no other one. Most of
 * it are types, of which edits concern a few.
 */
export function withoutWords(context: PlanContext): GraphqlModel {
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
