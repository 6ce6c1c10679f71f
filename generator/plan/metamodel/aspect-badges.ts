import type { Aspect } from "../../catalogue/metamodel.ts";
import type { Badge } from "../../page-model/parts.ts";

/** How an aspect is stored and whether it should still be used. Versioned, the usual case, goes without saying. */
export function toAspectBadges(aspect: Aspect | undefined): readonly Badge[] {
  if (aspect === undefined)
    return [{ label: "no record", tone: "danger", title: "No record is annotated with this name" }];
  const badges: Badge[] = [];
  if (aspect.storage === "timeseries") {
    badges.push({ label: "timeseries", tone: "accent", title: "Each write adds a point in time" });
  }
  if (aspect.deprecated !== undefined) badges.push({ label: "deprecated", tone: "warning" });
  return badges;
}
