import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { metamodelCodes } from "../../diagnostics/codes/metamodel.ts";
import type { Span } from "../../catalogue/span.ts";
import { flagAt, pathEntries, textAt, textsAt } from "./annotations.ts";
import type { SchemaLanguage, TypeExpression } from "../../catalogue/schema.ts";
import type { FieldReport } from "./field-report.ts";
import { describeType, leadsToUrn, saysUrn } from "./leads-to-urn.ts";
import { dereference, isSingle, type Schemas } from "./types.ts";
import { reportPathMissing } from "./report-path-missing.ts";
import { followPath, leavesModel, type FieldVisit } from "./walk-aspect.ts";

/** A `@Relationship` of an aspect, before the entities that carry the aspect are known. */
export interface Edge {
  readonly name: string;
  readonly fieldPath: string;
  readonly valuePath: string | undefined;
  readonly entityTypes: readonly string[];
  readonly isLineage: boolean;
  readonly isUpstream: boolean | undefined;
  /** Present when an outer annotation by path takes the value, so that the platform never stores this edge. */
  readonly overridden: true | undefined;
  readonly annotation: JsonObject;
  /** Keys that lead to the annotation among those of the field. */
  readonly annotated: readonly string[];
  readonly span: Span;
}

/** What gathers relationships: it is shown one field after the other, and holds what it found in them. */
export interface EdgeCollector {
  visit(visit: FieldVisit): void;
  readonly found: readonly Edge[];
}

/** What an annotation is about: a field's own value, or one below it. */
interface Addressed {
  /** Names of the fields that lead to the value; absent for the field's own. */
  readonly valuePath?: string | undefined;
  readonly written: TypeExpression;
  readonly annotated: readonly string[];
  /** The way to the value from the aspect, by which two annotations are told to be about the same. */
  readonly steps: string;
}

/**
 * Gathers an aspect's relationships while its record is walked. An outer annotation by path and the
 * inner field's own one are two declared relationships: `SchemaFieldTaggedWith` through
 * `fields.globalTags` and `TaggedWith` through `fields.globalTags.tags`. The platform reads what holds
 * at the value in the end, which is the outer one; the inner one is marked as overridden. `language` is the one in which
 * the aspect is written.
 */
export function createEdgeCollector(language: SchemaLanguage, schemas: Schemas, report: FieldReport): EdgeCollector {
  const found: Edge[] = [];
  /** Steps of the values that an outer annotation has taken, as fields are visited from the outside in. */
  const taken = new Set<string>();

  function add({ field, path }: FieldVisit, value: JsonValue, addressed: Addressed): void {
    const { valuePath, written, annotated, steps } = addressed;
    if (!isJsonObject(value)) {
      return report.add(
        metamodelCodes.annotationShape({ annotation: "Relationship", field: field.name }),
        field,
        annotated,
      );
    }
    const name = textAt(value, "name");
    const entityTypes = textsAt(value, "entityTypes");
    if (name === undefined || entityTypes.length === 0) {
      const missing = name === undefined ? "name" : "entityTypes";
      return report.add(metamodelCodes.incompleteRelationship({ field: field.name, missing }), field, annotated, "key");
    }
    if (field.holdsEntities === undefined && !saysUrn(field) && !leadsToUrn(written, schemas, language)) {
      const facts = { name, field: field.name, type: describeType(written, schemas) };
      report.add(metamodelCodes.relationshipWithoutUrn(facts), field, annotated, "key");
    }
    const isLineage = flagAt(value, "isLineage") ?? false;
    const overridden = taken.has(steps) || undefined;
    taken.add(steps);
    found.push({
      name,
      fieldPath: path,
      valuePath: valuePath === path ? undefined : valuePath,
      entityTypes,
      isLineage,
      // The platform takes lineage without a direction for upstream.
      isUpstream: isLineage ? (flagAt(value, "isUpstream") ?? true) : undefined,
      overridden,
      annotation: value,
      annotated,
      span: field.nameSpan,
    });
  }

  function visit(current: FieldVisit): void {
    const { field, path, steps } = current;
    const annotation = field.annotations["Relationship"];
    if (annotation === undefined) return;
    const entries = isJsonObject(annotation) ? pathEntries(annotation) : [];
    if (entries.length === 0) {
      if (field.holdsEntities === undefined) reportPathMissing("Relationship", field, { schemas, report });
      return add(current, annotation, { written: field.type, annotated: ["Relationship"], steps });
    }
    for (const [key, value] of entries) {
      const target = followPath(field.type, key, schemas);
      if (target === undefined && !leavesModel(field.type, key, schemas)) {
        const single = isSingle(dereference(field.type, schemas));
        report.add(
          metamodelCodes.unknownPath({ annotation: "Relationship", path: key, field: field.name, single }),
          field,
          ["Relationship", key],
          "key",
        );
      }
      const valuePath = target === undefined || target.path === "" ? path : `${path}.${target.path}`;
      // A path that leads nowhere has been reported.
      const written = target?.written ?? { kind: "reference", name: "", unresolved: true };
      add(current, value, { valuePath, written, annotated: ["Relationship", key], steps: steps + key });
    }
  }

  return { visit, found };
}
