import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { Aspect, EventType } from "../../catalogue/metamodel.ts";
import type { Field, NamedSchema, RecordSchema } from "../../catalogue/schema.ts";
import { annotationKey, annotationValue } from "../../diagnostics/annotation-span.ts";
import { metamodelCodes } from "../../diagnostics/codes/metamodel.ts";
import type { Report } from "../../diagnostics/report.ts";
import { numberAt, textAt } from "./annotations.ts";
import { findNearName } from "./check-annotation-names.ts";
import type { Edge } from "./link-edges.ts";
import { createEdgeCollector } from "./link-edges.ts";
import { createFieldReport } from "./field-report.ts";
import { createSearchableCollector } from "./link-searchable.ts";
import { createTimeseriesCollector } from "./link-timeseries.ts";
import type { SchemaGraph } from "./schema-graph.ts";
import type { Schemas } from "./types.ts";
import { walkAspect } from "./walk-aspect.ts";

/**
 * So many fields in records inside of an aspect's tell facts of it; the largest known has 28. Records that hold each other have
 * as many ways as anybody likes, and each fact is a row of each entity that carries the aspect.
 */
const mostNested = 500;

/** An aspect before the registries have said who carries it, with the relationships that its fields declare. */
export interface LooseAspect {
  readonly aspect: Omit<Aspect, "entities" | "keyOf">;
  readonly edges: readonly Edge[];
}

/**
 * The records annotated with `@Aspect`, and those that are aspects without that, by aspect name, sorted; each walked once for all
 * that its fields declare.
 */
export function linkAspects(
  { schemas, plain }: { readonly schemas: Schemas; readonly plain: ReadonlyMap<string, RecordSchema> },
  graph: SchemaGraph,
  report: Report,
): ReadonlyMap<string, LooseAspect> {
  const worthwhile = graph.leadingTo(hasAnnotatedField);
  const fieldReport = createFieldReport(report);
  const found = new Map<string, LooseAspect>();

  const named = [...plain].map(([name, record]) => ({ name, record }));
  for (const { name, record } of [...findAnnotated(schemas, "Aspect", report), ...named].sort(byName)) {
    const searchable = createSearchableCollector(name, schemas, fieldReport);
    const edges = createEdgeCollector(record.language, schemas, fieldReport);
    const timeseries = createTimeseriesCollector(name);
    const storage = readStorage(record, name, report);
    let nested = 0;
    const isFull = (): boolean => nested > mostNested;
    const complete = walkAspect(record, { schemas, worthwhile, isFull }, (visit) => {
      if (visit.path.includes(".") && declaresFacts(visit.field)) nested += 1;
      searchable.visit(visit);
      edges.visit(visit);
      if (storage === "timeseries") timeseries.visit(visit);
    });
    if (!complete) report.add(metamodelCodes.tooManyPaths({ aspect: name }), record.nameSpan);
    const annotation = annotationOf(record, "Aspect");
    found.set(name, {
      aspect: {
        name,
        schema: record.fullName,
        storage,
        schemaVersion: numberAt(annotation, "schemaVersion"),
        deprecated: record.deprecated,
        annotation,
        searchable: searchable.found,
        timeseriesFields: timeseries.found,
        span: record.span,
      },
      edges: edges.found,
    });
  }
  return found;
}

/** The records annotated with `@Event`, by event name, sorted; `listedBy` gives the registries that list a name. */
export function linkEvents(
  schemas: Schemas,
  listedBy: (name: string) => readonly string[],
  report: Report,
): ReadonlyMap<string, EventType> {
  return new Map(
    findAnnotated(schemas, "Event", report).map(({ name, record }) => [
      name,
      { name, schema: record.fullName, registries: listedBy(name), span: record.span },
    ]),
  );
}

function hasAnnotatedField(schema: NamedSchema): boolean {
  if (schema.kind !== "record") return false;
  return schema.fields.some(declaresFacts);
}

function declaresFacts({ annotations }: Field): boolean {
  return ["Searchable", "Relationship", "TimeseriesField", "TimeseriesFieldCollection"].some(
    (name) => name in annotations,
  );
}

interface AnnotatedRecord {
  readonly name: string;
  readonly record: RecordSchema;
}

/** Records with the annotation, by the name in it, sorted. Of two with one name the first by full name stays. */
function findAnnotated(schemas: Schemas, annotation: "Aspect" | "Event", report: Report): readonly AnnotatedRecord[] {
  const found = new Map<string, RecordSchema>();
  for (const schema of schemas.values()) {
    if (!(annotation in schema.annotations) || isCopy(schema, schemas)) continue;
    if (schema.kind !== "record") {
      const facts = { annotation, schema: schema.fullName, kind: schema.kind };
      report.add(metamodelCodes.notRecord(facts), annotationKey(schema.nameSpan, annotation));
      continue;
    }
    const name = textAt(annotationOf(schema, annotation), "name");
    if (name === undefined || name.trim() === "") {
      if (findNearName(annotationOf(schema, annotation)) === undefined) {
        const facts = { annotation, schema: schema.fullName };
        report.add(metamodelCodes.nameMissing(facts), annotationKey(schema.nameSpan, annotation));
      }
      continue;
    }
    const first = found.get(name);
    if (first === undefined) {
      found.set(name, schema);
      continue;
    }
    const facts = { annotation, name, first: first.fullName, second: schema.fullName };
    report.add(metamodelCodes.duplicateName(facts), annotationValue(schema.nameSpan, annotation, "name"), [
      { message: "first declared here", span: annotationValue(first.nameSpan, annotation, "name") },
    ]);
  }
  return [...found].map(([name, record]) => ({ name, record })).sort(byName);
}

function byName(left: AnnotatedRecord, right: AnnotatedRecord): number {
  return left.name < right.name ? -1 : 1;
}

/** Whether a schema is what the platform's build copies for Avro, beside the schema itself. */
function isCopy({ fullName }: NamedSchema, schemas: Schemas): boolean {
  return fullName.includes(copyMark) && schemas.has(fullName.replace(copyMark, "."));
}

const copyMark = ".pegasus2avro.";

function annotationOf(record: RecordSchema, name: "Aspect" | "Event"): Aspect["annotation"] {
  const value = record.annotations[name];
  return isJsonObject(value) ? value : {};
}

function readStorage(record: RecordSchema, aspect: string, report: Report): Aspect["storage"] {
  const type = textAt(annotationOf(record, "Aspect"), "type");
  if (type === "timeseries") return "timeseries";
  if (type !== undefined && type !== "versioned") {
    report.add(metamodelCodes.unknownStorage({ aspect, type }), annotationValue(record.nameSpan, "Aspect", "type"));
  }
  return "versioned";
}
