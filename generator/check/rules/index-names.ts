import type { SearchableField } from "../../catalogue/metamodel.ts";
import { checkCodes } from "../../diagnostics/codes/check.ts";
import type { Rule } from "../rule.ts";

/** Two fields of one aspect that end up under one name in the index. */
export const indexNames: Rule = (catalogue, report) => {
  for (const { name: aspect, searchable } of catalogue.aspects.values()) {
    const first = new Map<string, SearchableField>();
    for (const field of searchable) {
      const { indexName, fieldPath } = field;
      const other = first.get(indexName);
      if (other === undefined) {
        first.set(indexName, field);
      } else if (other.fieldPath !== fieldPath) {
        const facts = { aspect, indexName, first: other.fieldPath, second: fieldPath };
        report.add(checkCodes.duplicateIndexName(facts), field.span, [{ message: "also here", span: other.span }]);
      }
    }
  }
};
