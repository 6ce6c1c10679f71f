import { visit } from "graphql";
import type { GraphqlDocument } from "../../parse/graphql/graphql-document.ts";
import { type GraphqlServer, graphqlServers } from "./graphql-servers.ts";

/** The address that says what a server means by a name; undefined for names that schemas have to declare. */
export function findServedNames(document: GraphqlDocument): (name: string) => string | undefined {
  let known: readonly KnownServer[] | undefined;
  return (name) => {
    // Few schemas have names that nothing declares, and all of them are large.
    known ??= listServers(document);
    const bare = name.replace(/^@/, "");
    return known.find(
      ({ names, prefixes = [] }) => names.has(name) || prefixes.some((prefix) => bare.startsWith(prefix)),
    )?.url;
  };
}

type KnownServer = Pick<GraphqlServer, "url" | "prefixes" | "inheritsFields"> & { readonly names: ReadonlySet<string> };

/** The servers that a schema may be written for. */
export function listServers({ definitions }: GraphqlDocument): readonly KnownServer[] {
  const applied = new Set<string>();
  for (const { node } of definitions) {
    visit(node, {
      Directive({ name, arguments: given = [] }) {
        applied.add(name.value);
        for (const argument of given) applied.add(`${name.value} ${argument.name.value}`);
        return false;
      },
    });
  }
  return graphqlServers
    .filter(({ marks }) => marks === undefined || marks.some((mark) => applied.has(mark.join(" "))))
    .map(({ names, ...server }) => ({ ...server, names: new Set(names) }));
}
