import type { Deprecation } from "../../catalogue/schema.ts";
import type { DeprecationView } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";

/** The mark of something deprecated, with its reason as far as the author gave one. */
export function toDeprecationView(
  deprecated: Deprecation | undefined,
  context: PlanContext,
): DeprecationView | undefined {
  return deprecated === undefined ? undefined : { reason: context.inlineDoc(deprecated.reason) };
}
