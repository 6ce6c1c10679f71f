import { Kind } from "graphql";
import type { GraphqlDocument } from "../../parse/graphql/graphql-document.ts";

/** What root types may be called: as usual, or as a `schema` block of any file says. */
export function findRootNames({ definitions }: GraphqlDocument): ReadonlySet<string> {
  const named = definitions.flatMap(({ node }) =>
    node.kind === Kind.SCHEMA_DEFINITION ? node.operationTypes.map(({ type }) => type.name.value) : [],
  );
  return new Set(["Query", "Mutation", "Subscription", ...named]);
}
