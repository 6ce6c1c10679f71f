import { checkCodes } from "../../diagnostics/codes/check.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { Rule } from "../rule.ts";
import { createOnce } from "../once.ts";

/** Of all versions of the platform; `CONTAINER_PATH` and `BROWSE_PATH` are of the older ones. */
const fieldTypes: ReadonlySet<string> = new Set([
  "KEYWORD",
  "TEXT",
  "TEXT_PARTIAL",
  "WORD_GRAM",
  "BROWSE_PATH",
  "BROWSE_PATH_V2",
  "CONTAINER_PATH",
  "URN",
  "URN_PARTIAL",
  "BOOLEAN",
  "COUNT",
  "DOUBLE",
  "DATETIME",
  "OBJECT",
  "MAP_ARRAY",
]);

/** Searchable fields with a `fieldType` that the platform does not know; each annotation once, however many aspects share it. */
export const searchFieldTypes: Rule = (catalogue, report) => {
  const isFirst = createOnce();
  for (const { searchable } of catalogue.aspects.values()) {
    for (const { fieldType, fieldPath, span } of searchable) {
      if (fieldType === undefined || fieldTypes.has(fieldType) || !isFirst(fieldType, span)) continue;
      const facts = { fieldType, field: fieldPath, suggestions: suggestNames(fieldType, fieldTypes) };
      report.add(checkCodes.unknownFieldType(facts), span);
    }
  }
};
