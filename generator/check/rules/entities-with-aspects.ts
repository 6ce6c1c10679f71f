import { checkCodes } from "../../diagnostics/codes/check.ts";
import type { Rule } from "../rule.ts";

/** Entities about which nothing can be said, since they have a key and no more. */
export const entitiesWithAspects: Rule = (catalogue, report) => {
  for (const { name, aspects, origins } of catalogue.entities.values()) {
    if (aspects.length === 0) report.add(checkCodes.entityWithoutAspects({ entity: name }), origins[0]?.span);
  }
};
