import { checkCodes } from "../../diagnostics/codes/check.ts";
import type { Rule } from "../rule.ts";

/** Timeseries aspects whose rows belong to no point in time. */
export const timeseriesTimes: Rule = (catalogue, report) => {
  for (const { name, schema, storage } of catalogue.aspects.values()) {
    const record = catalogue.schemas.get(schema);
    if (storage !== "timeseries" || record?.kind !== "record") continue;
    if (record.fields.some((field) => field.name === "timestampMillis")) continue;
    // An included record that could not be found may have had the field; that has been reported.
    if (record.includes.some((included) => !catalogue.schemas.has(included))) continue;
    report.add(checkCodes.timeseriesWithoutTime({ aspect: name }), record.nameSpan);
  }
};
