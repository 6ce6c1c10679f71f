import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { Span } from "../../catalogue/span.ts";
import { checkCodes } from "../../diagnostics/codes/check.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { Rule } from "../rule.ts";

/** The keys that the platform reads, in any of its versions. */
const knownKeys = {
  Aspect: ["name", "type", "schemaVersion", "EntityUrns", "autoRender", "renderSpec"],
  Event: ["name"],
  Searchable: [
    "fieldName",
    "fieldType",
    "queryByDefault",
    "enableAutocomplete",
    "addToFilters",
    "addHasValuesToFilters",
    "filterNameOverride",
    "hasValuesFilterNameOverride",
    "boostScore",
    "hasValuesFieldName",
    "numValuesFieldName",
    "weightsPerFieldValue",
    "fieldNameAliases",
    "includeQueryEmptyAggregation",
    "includeSystemModifiedAt",
    "systemModifiedAtFieldName",
    "searchTier",
    "searchLabel",
    "searchIndexed",
    "entityFieldName",
    "eagerGlobalOrdinals",
    "sanitizeRichText",
  ],
  Relationship: [
    "name",
    "entityTypes",
    "isLineage",
    "isUpstream",
    "createdOn",
    "createdActor",
    "updatedOn",
    "updatedActor",
    "properties",
    "via",
  ],
} as const satisfies Record<string, readonly string[]>;

/** Keys of understood annotations that the platform would ignore. */
export const annotationKeys: Rule = (catalogue, report) => {
  for (const schema of catalogue.schemas.values()) {
    checkKeys("Aspect", schema.annotations["Aspect"], schema.name, schema.nameSpan, report);
    checkKeys("Event", schema.annotations["Event"], schema.name, schema.nameSpan, report);
    if (schema.kind !== "record") continue;
    for (const { name, annotations, includedFrom, nameSpan } of schema.fields) {
      if (includedFrom !== undefined) continue;
      for (const annotation of ["Searchable", "Relationship"] as const) {
        for (const value of ownAndAddressed(annotations[annotation])) {
          checkKeys(annotation, value, `${schema.name}.${name}`, nameSpan, report);
        }
      }
    }
  }
};

/** The annotation itself, or, when its keys are paths, the objects under them. */
function ownAndAddressed(annotation: JsonValue | undefined): readonly (JsonValue | undefined)[] {
  if (!isObject(annotation)) return [annotation];
  const paths = Object.entries(annotation).filter(([key]) => key.startsWith("/"));
  return paths.length === 0 ? [annotation] : paths.map(([, value]) => value);
}

function checkKeys(
  annotation: keyof typeof knownKeys,
  value: JsonValue | undefined,
  on: string,
  span: Span,
  report: Report,
): void {
  if (!isObject(value)) return;
  const known: readonly string[] = knownKeys[annotation];
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    report.add(checkCodes.unknownAnnotationKey({ annotation, key, on, suggestions: suggestNames(key, known) }), span);
  }
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
