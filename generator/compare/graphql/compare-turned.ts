import type { GraphqlModel } from "../../catalogue/graphql.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { compareFields } from "./compare-fields.ts";
import { compareSets } from "./compare-types.ts";

/** What differs in types that are asked as roots from now on: what they have had all along may be something else to who got them before. */
export function compareTurned(before: GraphqlModel, after: GraphqlModel): readonly Change[] {
  return after.roots.flatMap((is): readonly Change[] => {
    const was = before.types.find(({ name }) => name === is.name);
    if (was?.kind !== "object" || after.types.some(({ name }) => name === is.name)) return [];
    const site: Site = { area: "graphqlTypes", thing: is.name, coordinate: is.name };
    const names = new Set(was.fields.map(({ name }) => name));
    // What comes is told as an operation.
    const kept = after.operations.filter(({ operation, name }) => operation === is.operation && names.has(name));
    return [...compareFields(site, was.fields, kept), ...compareSets(site, [was, was.interfaces], [is, is.interfaces])];
  });
}
