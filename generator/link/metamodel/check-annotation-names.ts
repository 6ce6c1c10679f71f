import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import type { Span } from "../../catalogue/span.ts";
import { annotationKey } from "../../diagnostics/annotation-span.ts";
import { metamodelCodes } from "../../diagnostics/codes/metamodel.ts";
import type { Report } from "../../diagnostics/report.ts";
import { findMeant } from "../../diagnostics/suggest.ts";
import { textAt } from "./annotations.ts";
import type { Schemas } from "./types.ts";

const ofSchemas: readonly string[] = [
  "Aspect",
  "Event",
  "Entity",
  "System",
  "SystemEntity",
  "deprecated",
  "Deprecated",
];

const ofFields: readonly string[] = [
  "Searchable",
  "SearchableRef",
  "SearchScore",
  "Relationship",
  "TimeseriesField",
  "TimeseriesFieldCollection",
  "UrnValidation",
  "deprecated",
  "Deprecated",
];

/**
 * Reports annotations that are nearly ones that the platform reads; it ignores them, as it ignores all that it doesn't
 * know. Gives the names of aspects and events that would be there without the mistake.
 */
export function checkAnnotationNames(schemas: Schemas, report: Report): ReadonlySet<string> {
  const named = new Set<string>();
  const isPlatform = [...schemas.values()].some(({ annotations }) => "Aspect" in annotations);

  const check = (annotations: JsonObject, known: readonly string[], nameSpan: Span): void => {
    for (const [name, value] of Object.entries(annotations)) {
      const meant = findMeant(name, known);
      // Other schema languages have attributes such as `event`, which mean something else.
      if (meant === undefined || (meant.toLowerCase() === name.toLowerCase() && !isPlatform)) continue;
      report.add(metamodelCodes.unknownAnnotation({ annotation: name, meant }), annotationKey(nameSpan, name));
      const aspect = isJsonObject(value) ? textAt(value, "name") : undefined;
      if (aspect !== undefined) named.add(aspect);
    }
  };
  for (const schema of schemas.values()) {
    checkSchema(schema, check);
    for (const annotation of ["Aspect", "Event"]) {
      const value = schema.annotations[annotation];
      if (value === undefined || (isJsonObject(value) && textAt(value, "name") !== undefined)) continue;
      named.add((isJsonObject(value) && findNearName(value)) || schema.name);
    }
  }
  return named;
}

/** What stands under a key that is nearly `name`; that it isn't one is reported with the other unknown keys. */
export function findNearName(annotation: JsonObject): string | undefined {
  const key = Object.keys(annotation).find((candidate) => findMeant(candidate, ["name"]) !== undefined);
  return key === undefined ? undefined : textAt(annotation, key);
}

function checkSchema(
  schema: NamedSchema,
  check: (annotations: JsonObject, known: readonly string[], nameSpan: Span) => void,
): void {
  check(schema.annotations, ofSchemas, schema.nameSpan);
  if (schema.kind !== "record") return;
  for (const { annotations, nameSpan, includedFrom } of schema.fields) {
    if (includedFrom === undefined) check(annotations, ofFields, nameSpan);
  }
}
