import type { GraphqlModel } from "../../catalogue/graphql.ts";
import type { Link } from "../../page-model/parts.ts";
import type { PlanLinks } from "../addresses/addresses.ts";

/** By privilege, the operations whose code asks for it, alone or with others, each once, by name. */
export function listAskers({ operations }: GraphqlModel, links: PlanLinks): ReadonlyMap<string, readonly Link[]> {
  const askers = new Map<string, Map<string, Link>>();
  for (const { operation, name, code } of operations) {
    const href = links.operation(operation, name);
    if (code === undefined || href === undefined) continue;
    for (const privilege of code.privileges.flatMap(({ privileges }) => privileges)) {
      const known = askers.get(privilege) ?? new Map<string, Link>();
      known.set(href, { label: name, href });
      askers.set(privilege, known);
    }
  }
  return new Map(
    [...askers].map(([privilege, known]) => [
      privilege,
      [...known.values()].sort((left, right) => (left.label < right.label ? -1 : 1)),
    ]),
  );
}
