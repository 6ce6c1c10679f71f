import type { Catalogue } from "../catalogue/catalogue.ts";
import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { Span } from "../catalogue/span.ts";

/** Annotations of fields that the platform reads as objects. */
export type FieldAnnotation =
  | "Searchable"
  | "SearchableRef"
  | "SearchScore"
  | "Relationship"
  | "TimeseriesField"
  | "TimeseriesFieldCollection"
  | "UrnValidation";

/** An annotation of a field that is an object: itself, or what it says at one of its paths. */
export interface AnnotatedField {
  readonly annotation: FieldAnnotation;
  /** Keys that lead to the object in the field's annotations. */
  readonly path: readonly string[];
  readonly value: JsonObject;
  /** The field with its record. */
  readonly on: string;
  readonly nameSpan: Span;
}

/** What the annotations of all fields say, each where it is declared. */
export function* listAnnotated(
  catalogue: Pick<Catalogue, "schemas">,
  names: readonly FieldAnnotation[],
): Iterable<AnnotatedField> {
  for (const schema of catalogue.schemas.values()) {
    if (schema.kind !== "record") continue;
    for (const { name, annotations, includedFrom, nameSpan } of schema.fields) {
      if (includedFrom !== undefined) continue;
      for (const annotation of names) {
        for (const [path, value] of listObjects(annotation, annotations[annotation])) {
          if (isJsonObject(value)) yield { annotation, path, value, on: `${schema.name}.${name}`, nameSpan };
        }
      }
    }
  }
}

/** The annotation itself, or, when its keys are paths, the values under them. */
function listObjects(
  name: string,
  annotation: JsonValue | undefined,
): readonly (readonly [path: readonly string[], value: JsonValue | undefined])[] {
  if (!isJsonObject(annotation)) return [];
  const paths = Object.entries(annotation).filter(([key]) => key.startsWith("/"));
  return paths.length === 0 ? [[[name], annotation]] : paths.map(([key, value]) => [[name, key], value]);
}
