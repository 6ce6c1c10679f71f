import { checkCodes } from "../../diagnostics/codes/check.ts";
import type { Rule } from "../rule.ts";

/** Key aspects that are stored as rows in time. */
export const keyAspects: Rule = (catalogue, report) => {
  for (const { name, schema, storage, keyOf } of catalogue.aspects.values()) {
    const [entity] = keyOf;
    if (storage === "timeseries" && entity !== undefined) {
      report.add(checkCodes.timeseriesKey({ aspect: name, entity }), catalogue.schemas.get(schema)?.nameSpan);
    }
  }
};
