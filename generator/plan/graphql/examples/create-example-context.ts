import { createSchema } from "../../../link/graphql/create-schema.ts";
import { createSubjects, type ExampledModel } from "./create-subjects.ts";
import type { ExampleContext } from "./example-context.ts";

/** What examples are made with; undefined for a model without operations, or whose schema can't be built. */
export function createExampleContext(catalogue: ExampledModel): ExampleContext | undefined {
  const { graphql } = catalogue;
  const schema = graphql.operations.length === 0 ? undefined : createSchema(graphql);
  if (schema === undefined) return undefined;
  const types = new Map(graphql.types.map((type) => [type.name, type]));
  return { schema, subjects: createSubjects(catalogue), findType: (name) => types.get(name), ranked: new Map() };
}
