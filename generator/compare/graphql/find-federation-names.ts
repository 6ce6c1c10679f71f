import type { GraphqlModel } from "../../catalogue/graphql.ts";

/**
 * Gives the name by which the specification calls a directive of a subgraph; undefined for one of the schema's own. `inaccessible` is
 * called so by whoever links nothing, too: composition, gateways and what prints the schema of clients all go by that.
 */
export type FederationNames = (directive: string) => string | undefined;

/** Specifications of Apollo, by their host and path; a schema may link each by itself. */
const specification =
  /^(?:[^/]*\/\/)?[^/]*\bapollo(?:graphql)?\.\w+\/.*\b(?:federation|inaccessible|tag|authenticated|requiresScopes|policy)\b/;

const inaccessible = "inaccessible";

/** By what either of two models links: one that has no such directive any more links none. */
export function findFederationNames(models: readonly GraphqlModel[]): FederationNames {
  const linked = new Map(
    models.flatMap(({ linked: names = [] }) =>
      names.flatMap(({ name, url, specifiedAs = name }) =>
        name.startsWith("@") && specification.test(url)
          ? [[name.slice(1), specifiedAs.slice(1).replace(/^\w+?__/, "")] as const]
          : [],
      ),
    ),
  );
  return (directive) => linked.get(directive) ?? (directive === inaccessible ? inaccessible : undefined);
}
