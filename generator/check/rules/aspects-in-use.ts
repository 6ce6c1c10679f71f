import { checkCodes } from "../../diagnostics/codes/check.ts";
import type { Rule } from "../rule.ts";

/** Aspects that no entity carries. Without any registry nothing is bound, which is no fault of the aspects. */
export const aspectsInUse: Rule = (catalogue, report) => {
  if (catalogue.registries.length === 0) return;
  for (const { name, schema, entities, keyOf } of catalogue.aspects.values()) {
    if (entities.length > 0 || keyOf.length > 0) continue;
    report.add(checkCodes.unusedAspect({ aspect: name }), catalogue.schemas.get(schema)?.nameSpan);
  }
};
