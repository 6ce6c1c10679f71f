import { isJsonObject } from "../../catalogue/is-json-object.ts";
import { searchableKeys } from "../../catalogue/searchable-keys.ts";
import { annotationKey } from "../../diagnostics/annotation-span.ts";
import { checkCodes } from "../../diagnostics/codes/check.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import { type AnnotatedField, listAnnotated } from "../list-annotated.ts";
import type { Rule } from "../rule.ts";

/** The keys that the platform reads, in any of its versions. */
const knownKeys = {
  Aspect: [
    "name",
    "type",
    "schemaVersion",
    "EntityUrns",
    "autoRender",
    "renderSpec",
    // Where its client library was made: what the registry says of the entity whose key the aspect is.
    "keyForEntity",
    "entityCategory",
    "entityAspects",
    "entityDoc",
  ],
  Event: ["name"],
  System: ["allowRead", "allowExists"],
  SystemEntity: ["allowRead", "allowExists"],
  Searchable: searchableKeys,
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
  SearchableRef: ["fieldName", "fieldType", "refType", "queryByDefault", "depth", "boostScore", "fieldNameAliases"],
  SearchScore: ["fieldName", "weight", "defaultValue", "modifier"],
  TimeseriesField: ["name", "aggregationType", "fieldType"],
  TimeseriesFieldCollection: ["name", "key"],
  UrnValidation: ["entityTypes", "exist", "strict"],
} as const satisfies Record<string, readonly string[]>;

const ofFields = [
  "Searchable",
  "Relationship",
  "SearchableRef",
  "SearchScore",
  "TimeseriesField",
  "TimeseriesFieldCollection",
  "UrnValidation",
] as const;

/** Keys of understood annotations that the platform would ignore. */
export const annotationKeys: Rule = (catalogue, report) => {
  for (const { name, nameSpan, annotations } of catalogue.schemas.values()) {
    for (const annotation of ["Aspect", "Event", "System", "SystemEntity"] as const) {
      const value = annotations[annotation];
      if (isJsonObject(value)) checkKeys({ annotation, path: [annotation], value, on: name, nameSpan }, report);
    }
  }
  for (const annotated of listAnnotated(catalogue, ofFields)) checkKeys(annotated, report);
};

type Annotated = Omit<AnnotatedField, "annotation"> & { readonly annotation: keyof typeof knownKeys };

function checkKeys({ annotation, path, value, on, nameSpan }: Annotated, report: Report): void {
  const known: readonly string[] = knownKeys[annotation];
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    const facts = { annotation, key, on, suggestions: suggestNames(key, known) };
    report.add(checkCodes.unknownAnnotationKey(facts), annotationKey(nameSpan, ...path, key));
  }
}
