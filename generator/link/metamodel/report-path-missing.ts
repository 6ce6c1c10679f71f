import { metamodelCodes } from "../../diagnostics/codes/metamodel.ts";
import type { FieldReport } from "./field-report.ts";
import { dereference, type Dereferenced, type Schemas } from "./types.ts";
import type { FieldVisit } from "./walk-aspect.ts";

/** What holds more than a single value. */
const composed: Partial<Record<Dereferenced["kind"], string>> = {
  array: "an array",
  map: "a map",
  record: "a record",
  union: "a union",
};

/** Says so where an annotation without a path stands on a field that holds more than a single value. */
export function reportPathMissing(
  annotation: "Relationship" | "Searchable",
  field: FieldVisit["field"],
  { schemas, report }: { readonly schemas: Schemas; readonly report: FieldReport },
): void {
  const kind = dereference(field.type, schemas)?.kind;
  const type = kind && composed[kind];
  if (type === undefined) return;
  const isCollection = kind === "array" || kind === "map";
  report.add(metamodelCodes.pathMissing({ annotation, field: field.name, type, isCollection }), field, [annotation]);
}
