import type { GraphqlField, GraphqlInputValue, GraphqlType } from "../../../catalogue/graphql.ts";

/*
 * Lists in pages, as Relay has them. Servers refuse to give one without being told how much of it, though the schema has
 * no way to say so; and what they are made of is the same everywhere, so that an example asks for what is in them.
 */

/** Whether what is asked for comes in pages whose length has to be given. */
export function isPageLength({ name }: Pick<GraphqlInputValue, "name">, all: readonly GraphqlInputValue[]): boolean {
  return name === "first" && all.some((other) => other.name === "after" || other.name === "last");
}

/** Whether a type is a page of a list. */
export function isConnection(type: GraphqlType | undefined): boolean {
  return hasFields(type, "edges", "pageInfo");
}

/** How much readers want to see the fields of a page first; undefined for types that are no part of one. */
export function rankPaging(owner: GraphqlType): ((field: Pick<GraphqlField, "name">) => number) | undefined {
  if (isConnection(owner)) {
    const list = hasFields(owner, "nodes") ? "nodes" : "edges";
    return ({ name }) => (name === list ? 75 : (pageRanks.get(name) ?? 0));
  }
  if (hasFields(owner, "node", "cursor")) return ({ name }) => (name === "node" ? 75 : 0);
  if (hasFields(owner, "hasNextPage", "endCursor"))
    return ({ name }) => (name === "hasNextPage" || name === "endCursor" ? 75 : 0);
  return undefined;
}

const pageRanks: ReadonlyMap<string, number> = new Map([
  ["totalCount", 70],
  ["pageInfo", 40],
]);

function hasFields(type: GraphqlType | undefined, ...names: readonly string[]): boolean {
  if (type?.kind !== "object" && type?.kind !== "interface") return false;
  return names.every((name) => type.fields.some((field) => field.name === name));
}
