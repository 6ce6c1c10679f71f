import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Rule } from "../rule.ts";
import { listGraphqlParts } from "./graphql-members.ts";

/** GraphQL types, directives and members without a description. */
export const graphqlDocs: Rule = ({ graphql }, report) => {
  for (const { kind, coordinate, description, span } of listGraphqlParts(graphql)) {
    if ((description ?? "").trim() === "") report.add(graphqlCodes.missingDescription({ kind, coordinate }), span);
  }
};
