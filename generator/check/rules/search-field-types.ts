import { annotationValue } from "../../diagnostics/annotation-span.ts";
import { checkCodes } from "../../diagnostics/codes/check.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import { listAnnotated } from "../list-annotated.ts";
import type { Rule } from "../rule.ts";

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

/** Searchable fields with a `fieldType` that the platform does not know. */
export const searchFieldTypes: Rule = (catalogue, report) => {
  for (const { value, on, nameSpan, path } of listAnnotated(catalogue, ["Searchable"])) {
    const { fieldType } = value;
    if (typeof fieldType !== "string" || fieldTypes.has(fieldType)) continue;
    const facts = { fieldType, field: on, suggestions: suggestNames(fieldType, fieldTypes) };
    report.add(checkCodes.unknownFieldType(facts), annotationValue(nameSpan, ...path, "fieldType"));
  }
};
