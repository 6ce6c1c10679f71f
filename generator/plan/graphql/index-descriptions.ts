import type { GraphqlInputValue, GraphqlOperation } from "../../catalogue/graphql.ts";
import { printTypeExpression } from "../../print/print-graphql-type.ts";

/** An argument that somebody has described, on behalf of those of its name and type that nobody has. */
export interface DescribedArgument {
  readonly operation: string;
  readonly coordinate: string;
  readonly description: string;
}

/** By name and type, the arguments of operations that have a description. */
export function indexDescriptions(
  operations: readonly GraphqlOperation[],
): ReadonlyMap<string, readonly DescribedArgument[]> {
  const index = new Map<string, DescribedArgument[]>();
  for (const { coordinate: operation, arguments: args } of operations) {
    for (const argument of args) {
      const { coordinate, description = "" } = argument;
      if (description.trim() === "") continue;
      const key = toArgumentKey(argument);
      const known = index.get(key);
      if (known === undefined) index.set(key, [{ operation, coordinate, description }]);
      else known.push({ operation, coordinate, description });
    }
  }
  return index;
}

/** What arguments that may mean the same have in common. */
export function toArgumentKey({ name, type }: GraphqlInputValue): string {
  return `${name} ${printTypeExpression(type).replace(/!$/, "")}`;
}
