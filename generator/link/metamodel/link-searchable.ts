import { isJsonObject } from "../../catalogue/is-json-object.ts";
import { isLeftOut } from "../../catalogue/is-left-out.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { SearchableField } from "../../catalogue/metamodel.ts";
import { numbersBelow } from "../../catalogue/number-spellings.ts";
import { metamodelCodes } from "../../diagnostics/codes/metamodel.ts";
import { pathEntries, textAt } from "./annotations.ts";
import type { FieldReport } from "./field-report.ts";
import { reportPathMissing } from "./report-path-missing.ts";
import { dereference, isSingle, type Dereferenced, type Schemas } from "./types.ts";
import { followPath, leavesModel, type FieldVisit } from "./walk-aspect.ts";

/** Gathers an aspect's searchable fields while its record is walked. */
export interface SearchableCollector {
  visit(visit: FieldVisit): void;
  readonly found: readonly SearchableField[];
}

/**
 * Applies `@Searchable` as the platform does: directly or by path; of several annotations that
 * address one value the outermost wins; a map is indexed as a whole and nothing inside it.
 */
export function createSearchableCollector(aspect: string, schemas: Schemas, report: FieldReport): SearchableCollector {
  const found: SearchableField[] = [];
  /** Steps of the values that an outer annotation has taken. */
  const taken = new Set<string>();
  /** Paths by the name under which they are indexed. */
  const names = new Map<string, string>();

  function add(visit: FieldVisit, at: Place, annotation: JsonObject): void {
    if (taken.has(at.steps)) return;
    taken.add(at.steps);
    const wanted = textAt(annotation, "fieldName") ?? at.name;
    const indexName = nameInIndex(visit, at, wanted);
    const leftOut = isLeftOut(indexName) || undefined;
    if (leftOut && indexName === wanted) {
      const name = "fieldName" in annotation ? [...at.annotated, "fieldName"] : at.annotated;
      report.add(metamodelCodes.indexNameLeftOut({ field: at.path, name: indexName }), visit.field, name);
    }
    found.push({
      aspect,
      fieldPath: at.path,
      indexName,
      leftOut,
      fieldType: textAt(annotation, "fieldType") ?? defaultFieldType(at.type),
      annotation,
      numbers: numbersBelow(visit.field.numbers, at.annotated),
      span: visit.field.nameSpan,
    });
  }

  /** The first field of a name keeps it; a later one goes by its whole path, as newer versions of the platform do it. */
  function nameInIndex({ field }: FieldVisit, at: Place, wanted: string): string {
    const first = names.get(wanted);
    if (first === undefined) {
      names.set(wanted, at.path);
      return wanted;
    }
    const long = at.steps.replaceAll("/", "_").replaceAll("*", "").replace(/^_/, "");
    const facts = { field: at.path, name: wanted, first };
    if (names.has(long)) {
      report.add(metamodelCodes.duplicateIndexName(facts), field, at.annotated, "key");
      return wanted;
    }
    names.set(long, at.path);
    report.add(metamodelCodes.indexNameTaken({ ...facts, long }), field, at.annotated, "key");
    return long;
  }

  function visit(current: FieldVisit): void {
    const { field, path, steps } = current;
    const annotation = field.annotations["Searchable"];
    if (annotation === undefined || current.insideMap) return;
    if (!isJsonObject(annotation)) {
      report.add(metamodelCodes.annotationShape({ annotation: "Searchable", field: field.name }), field, [
        "Searchable",
      ]);
      return;
    }
    const type = dereference(field.type, schemas);
    const entries = pathEntries(annotation);
    const own: Place = { path, steps, name: field.name, type, annotated: ["Searchable"] };
    if (entries.length === 0) {
      reportPathMissing("Searchable", field, { schemas, report });
      return add(current, own, annotation);
    }
    for (const [key, value] of entries) {
      const target = followPath(field.type, key, schemas);
      const annotated = ["Searchable", key];
      if (!isJsonObject(value)) {
        report.add(metamodelCodes.annotationShape({ annotation: "Searchable", field: field.name }), field, annotated);
      } else if (target === undefined && leavesModel(field.type, key, schemas)) {
        // What is missing there has been reported.
        continue;
      } else if (target === undefined) {
        const facts = { annotation: "Searchable", path: key, field: field.name, single: isSingle(type) };
        report.add(metamodelCodes.unknownPath(facts), field, annotated, "key");
      } else if (type?.kind === "map") {
        add(current, { ...own, annotated }, value);
      } else {
        const below = target.path === "" ? path : `${path}.${target.path}`;
        add(
          current,
          { path: below, steps: `${steps}${key}`, name: target.lastName ?? field.name, type: target.type, annotated },
          value,
        );
      }
    }
  }

  return { visit, found };
}

interface Place {
  readonly path: string;
  readonly steps: string;
  /** The name under which the value is indexed when the annotation gives none. */
  readonly name: string;
  readonly type: Dereferenced | undefined;
  /** Keys that lead to what is said about the value in the field's annotations. */
  readonly annotated: readonly string[];
}

/** What the platform takes when the annotation has no `fieldType`. */
function defaultFieldType(type: Dereferenced | undefined): string {
  if (type?.kind === "map") return "KEYWORD";
  if (type?.kind === "primitive" && (type.name === "int" || type.name === "float")) return "COUNT";
  return "TEXT";
}
