import { OperationTypeNode } from "graphql";
import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Report } from "../../diagnostics/report.ts";
import { spanOf, type MergedDefinitions, type MergedType } from "./merge-definitions.ts";

const usualNames = [
  [OperationTypeNode.QUERY, "Query"],
  [OperationTypeNode.MUTATION, "Mutation"],
  [OperationTypeNode.SUBSCRIPTION, "Subscription"],
] as const;

/**
 * The root types by operation kind. Once a `schema` block names roots, the usual names mean nothing;
 * an `extend schema` alone adds to them.
 */
export function findRoots(merged: MergedDefinitions, report: Report): Map<OperationTypeNode, MergedType> {
  const roots = new Map<OperationTypeNode, MergedType>();
  for (const [operation, usualName] of usualNames) {
    const named = merged.schema.roots.get(operation);
    if (named === undefined && merged.schema.definition !== undefined) continue;
    const name = named?.name.value ?? usualName;
    const type = merged.types.get(name);
    const taken = [...roots].find(([, root]) => root === type);
    if (type !== undefined && taken !== undefined) {
      const at = spanOf(named ?? type.definition?.name ?? {});
      report.add(graphqlCodes.sharedRoot({ operation, name, other: taken[0] }), at);
    } else if (type?.keyword === "type") roots.set(operation, type);
    else if (type !== undefined) {
      report.add(graphqlCodes.rootNotObject({ operation, name }), spanOf(named ?? type.definition?.name ?? {}));
    }
  }
  return roots;
}
