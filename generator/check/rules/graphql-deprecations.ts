import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import { saysDeprecated } from "../../link/graphql/says-deprecated.ts";
import type { Rule } from "../rule.ts";
import { listGraphqlParts } from "./graphql-members.ts";

/** GraphQL deprecations that tools can't see because only the prose tells of them, and those without a reason. */
export const graphqlDeprecations: Rule = ({ graphql }, report) => {
  for (const { kind, coordinate, description, deprecated, span } of listGraphqlParts(graphql)) {
    if (deprecated === undefined) {
      if (saysDeprecated(description)) report.add(graphqlCodes.proseDeprecation({ kind, coordinate }), span);
    } else if (deprecated.reason === undefined && !saysDeprecated(description)) {
      report.add(graphqlCodes.missingReason({ kind, coordinate }), span);
    }
  }
};
