import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { metamodelCodes } from "../../diagnostics/codes/metamodel.ts";
import type { Span } from "../../catalogue/span.ts";
import { flagAt, isJsonObject, pathEntries, textAt, textsAt } from "./annotations.ts";
import type { FieldReport } from "./field-report.ts";
import { dereference, isSingle, type Schemas } from "./types.ts";
import { followPath, type FieldVisit } from "./walk-aspect.ts";

/** A `@Relationship` of an aspect, before the entities that carry the aspect are known. */
export interface Edge {
  readonly name: string;
  readonly fieldPath: string;
  readonly valuePath: string | undefined;
  readonly entityTypes: readonly string[];
  readonly isLineage: boolean;
  readonly isUpstream: boolean | undefined;
  readonly annotation: JsonObject;
  readonly span: Span;
}

export interface EdgeCollector {
  visit(visit: FieldVisit): void;
  readonly found: readonly Edge[];
}

/**
 * Gathers an aspect's relationships while its record is walked. An outer annotation by path and the
 * inner field's own one are two relationships: `SchemaFieldTaggedWith` through `fields.globalTags`
 * does not replace `TaggedWith` through `fields.globalTags.tags`.
 */
export function createEdgeCollector(schemas: Schemas, report: FieldReport): EdgeCollector {
  const found: Edge[] = [];

  function add({ field, path }: FieldVisit, value: JsonValue, valuePath: string | undefined): void {
    if (!isJsonObject(value)) {
      return report.add(metamodelCodes.annotationShape({ annotation: "Relationship", field: field.name }), field);
    }
    const name = textAt(value, "name");
    const entityTypes = textsAt(value, "entityTypes");
    if (name === undefined || entityTypes.length === 0) {
      const missing = name === undefined ? "name" : "entityTypes";
      return report.add(metamodelCodes.incompleteRelationship({ field: field.name, missing }), field);
    }
    const isLineage = flagAt(value, "isLineage") ?? false;
    found.push({
      name,
      fieldPath: path,
      valuePath: valuePath === path ? undefined : valuePath,
      entityTypes,
      isLineage,
      // The platform takes lineage without a direction for upstream.
      isUpstream: isLineage ? (flagAt(value, "isUpstream") ?? true) : undefined,
      annotation: value,
      span: field.nameSpan,
    });
  }

  function visit(current: FieldVisit): void {
    const { field, path } = current;
    const annotation = field.annotations["Relationship"];
    if (annotation === undefined) return;
    const entries = isJsonObject(annotation) ? pathEntries(annotation) : [];
    if (entries.length === 0) return add(current, annotation, undefined);
    for (const [key, value] of entries) {
      const target = followPath(field.type, key, schemas);
      if (target === undefined) {
        const single = isSingle(dereference(field.type, schemas));
        report.add(
          metamodelCodes.unknownPath({ annotation: "Relationship", path: key, field: field.name, single }),
          field,
        );
      }
      const below = target === undefined || target.path === "" ? path : `${path}.${target.path}`;
      add(current, value, below);
    }
  }

  return { visit, found };
}
