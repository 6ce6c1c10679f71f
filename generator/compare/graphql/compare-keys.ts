import type { AppliedDirective, GraphqlModel, GraphqlType } from "../../catalogue/graphql.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { byName, pairUp } from "../pair-up.ts";
import { type FederationNames, findFederationNames } from "./find-federation-names.ts";
import { sortFieldSet } from "./read-field-set.ts";

/** Keys of Apollo Federation that types got or lost, by which a router finds an entity in a subgraph. */
export function compareKeys(before: GraphqlModel, after: GraphqlModel): readonly Change[] {
  const names = findFederationNames([before, after]);
  return pairUp(byName(before.types), byName(after.types)).flatMap(({ name: thing, before: was, after: is }) =>
    was === undefined || is === undefined ? [] : compareType(thing, [was, is], names),
  );
}

function compareType(
  thing: string,
  [was, is]: readonly [GraphqlType, GraphqlType],
  names: FederationNames,
): readonly Change[] {
  return pairUp(listKeys(was, names), listKeys(is, names)).flatMap(({ name, before, after }): readonly Change[] => {
    const site: Site = { area: "graphqlTypes", thing, coordinate: coordinates.part(thing, `@key(${name})`), name };
    if (after === undefined) {
      return [makeChange({ ...site, code: "risky/graphql-key-removed", before: { text: name, span: before?.span } })];
    }
    if (before !== undefined) return [];
    return [makeChange({ ...site, code: "safe/graphql-key-added", after: { text: name, span: after.span } })];
  });
}

/** By their fields. One that isn't resolvable refers to what other subgraphs have, and leads nobody here. */
function listKeys({ directives }: GraphqlType, names: FederationNames): ReadonlyMap<string, AppliedDirective> {
  return new Map(
    directives.flatMap((directive): readonly (readonly [string, AppliedDirective])[] => {
      const given = new Map(directive.arguments.map(({ name, value }) => [name, value]));
      const fields = given.get("fields");
      if (names(directive.name) !== "key" || !fields?.startsWith('"') || given.get("resolvable") === "false") return [];
      return [[sortFieldSet(fields.replace(/^"+|"+$/g, "")), directive]];
    }),
  );
}
