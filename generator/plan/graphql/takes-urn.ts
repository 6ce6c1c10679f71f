import type { GraphqlOperation } from "../../catalogue/graphql.ts";

/** Whether all that an operation wants to know is the URN of a thing. */
export function takesUrn({ arguments: args }: Pick<GraphqlOperation, "arguments">): boolean {
  return args.length === 1 && args[0]?.name === "urn";
}
