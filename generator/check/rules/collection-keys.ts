import type { Catalogue } from "../../catalogue/catalogue.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { RecordSchema, TypeExpression } from "../../catalogue/schema.ts";
import { annotationValue } from "../../diagnostics/annotation-span.ts";
import { checkCodes } from "../../diagnostics/codes/check.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { Rule } from "../rule.ts";

/** Timeseries collections whose key is not a field of their items. */
export const collectionKeys: Rule = (catalogue, report) => {
  for (const schema of catalogue.schemas.values()) {
    if (schema.kind !== "record") continue;
    for (const { name, type, annotations, includedFrom, nameSpan } of schema.fields) {
      const annotation = annotations["TimeseriesFieldCollection"];
      if (annotation === undefined || includedFrom !== undefined) continue;
      const item = findItem(type, catalogue);
      const key = keyOf(annotation);
      if (item === undefined || item.fields.some((field) => field.name === key)) continue;
      const known = item.fields.map((field) => field.name);
      const facts = {
        field: `${schema.name}.${name}`,
        key,
        suggestions: key === undefined ? [] : suggestNames(key, known),
      };
      report.add(checkCodes.unknownCollectionKey(facts), annotationValue(nameSpan, "TimeseriesFieldCollection", "key"));
    }
  }
};

function keyOf(annotation: JsonValue): string | undefined {
  const key = isJsonObject(annotation) ? annotation["key"] : undefined;
  return typeof key === "string" ? key : undefined;
}

/** The record of a list's items; undefined for anything else, about which the rule says nothing. */
function findItem(type: TypeExpression, catalogue: Catalogue): RecordSchema | undefined {
  if (type.kind !== "array" || type.items.kind !== "reference") return undefined;
  const item = catalogue.schemas.get(type.items.name);
  return item?.kind === "record" ? item : undefined;
}
