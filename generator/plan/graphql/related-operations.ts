import type { GraphqlOperation } from "../../catalogue/graphql.ts";

/** Finds operations that belong together by their names: `addOwner`, `batchAddOwners`, `removeOwner`. */
export interface RelatedOperations {
  /** Coordinates of the operations on the same subject, itself included. */
  onSameSubject(operation: GraphqlOperation): readonly string[];
}

/** Groups the operations by what is left of their names without the verb. */
export function relateOperations(operations: readonly GraphqlOperation[]): RelatedOperations {
  const bySubject = new Map<string, string[]>();
  for (const { name, coordinate } of operations) {
    const subject = subjectOf(name);
    const group = bySubject.get(subject);
    if (group === undefined) bySubject.set(subject, [coordinate]);
    else group.push(coordinate);
  }
  return { onSameSubject: ({ name }) => bySubject.get(subjectOf(name)) ?? [] };
}

const verbs =
  /^(?:batch)?(?:add|assign|browse|cancel|create|delete|disable|enable|get|list|move|patch|raise|remove|report|revoke|rollback|search|set|unassign|unset|update|upsert)(?=[A-Z])/i;

/** `batchAddOwners` and `removeOwner` are both about `owner`. */
function subjectOf(name: string): string {
  const batchless = name.replace(/^batch(?=[A-Z])/, "");
  const subject = batchless.replace(verbs, "").toLowerCase();
  return subject.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");
}
