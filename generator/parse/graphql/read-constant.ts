import { GraphQLError, parseConstValue, type ConstValueNode } from "graphql";
import type { Span } from "../../catalogue/span.ts";
import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Report } from "../../diagnostics/report.ts";
import { toLocation } from "./to-location.ts";

/** A default, which an introspection result holds as a text of SDL; undefined, and reported, when it is none. */
export function readConstant(text: string, span: Span, report: Report): ConstValueNode | undefined {
  try {
    return { ...parseConstValue(text, { noLocation: true, maxTokens: 10_000 }), loc: toLocation(span) };
  } catch (error) {
    // The parser is recursive: a flood of opening brackets ends its stack.
    if (!(error instanceof GraphQLError) && !(error instanceof RangeError)) throw error;
    report.add(graphqlCodes.badIntrospection({ what: "a default", lacks: "a value of the language" }), span);
    return undefined;
  }
}
