import { fixedRoutes, toAnchor } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";

/** Where a relationship's name stands on the overview of all of them. */
export function toRelationshipHref(name: string, { links }: PlanContext): string {
  return `${links.route(fixedRoutes.relationships)}#${toAnchor(name)}`;
}
