import type { GraphqlModel, GraphqlOperation } from "../../catalogue/graphql.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { makeChange } from "../make-change.ts";
import { pairUp } from "../pair-up.ts";
import { compareField } from "./compare-fields.ts";
import { compareSets } from "./compare-types.ts";

/** Queries, mutations and subscriptions that came, went, or take or return something else; and the types that hold them. */
export function compareOperations(before: GraphqlModel, after: GraphqlModel): readonly Change[] {
  return [
    ...compareRoots(before, after),
    ...pairUp(toMap(before), toMap(after)).flatMap(({ name, before: was, after: is }): readonly Change[] => {
      const coordinate = (is ?? was)?.coordinate ?? name;
      const site: Site = { area: "operations", thing: coordinate, coordinate };
      if (was === undefined) return [makeChange({ ...site, code: "safe/operation-added", after: { span: is?.span } })];
      if (is === undefined) {
        const announced = was.deprecated === undefined ? undefined : true;
        return [makeChange({ ...site, code: "breaking/operation-removed", before: { span: was.span }, announced })];
      }
      return compareField(site, was, is);
    }),
  ];
}

/** By kind and name, which stay when the root type gets another name. */
function toMap({ operations }: GraphqlModel): ReadonlyMap<string, GraphqlOperation> {
  return new Map(operations.map((operation) => [`${operation.operation} ${operation.name}`, operation]));
}

function compareRoots(before: GraphqlModel, after: GraphqlModel): readonly Change[] {
  return before.roots.flatMap((was): readonly Change[] => {
    const is = after.roots.find(({ operation }) => operation === was.operation);
    const site: Site = { area: "graphqlTypes", thing: was.name, coordinate: was.name };
    const side = { text: was.name, span: was.span };
    // What it was asked for is told of each operation.
    if (is === undefined) return [];
    const name = was.operation;
    const renamed = { ...site, name, before: side, after: { text: is.name, span: is.span } };
    return [
      ...(was.name === is.name ? [] : [makeChange({ ...renamed, code: "breaking/graphql-root-changed" })]),
      ...compareSets(site, [was, was.interfaces], [is, is.interfaces]),
    ];
  });
}
