import { annotationKey, annotationValue } from "../../diagnostics/annotation-span.ts";
import type { Problem } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { Field } from "../../catalogue/schema.ts";

/** Reports problems of fields, each problem of a field once, however many aspects lead to the field. */
export interface FieldReport {
  /** Marks the value at the path in the field's annotations, or its key. */
  add(problem: Problem, field: Field, path: readonly string[], part?: "key" | "value"): void;
}

/** A report about annotations, which says of a place once what several aspects come upon. */
export function createFieldReport(report: Report): FieldReport {
  const said = new Set<string>();
  return {
    add(problem, field, path, part = "value") {
      const { file, startLine, startColumn } = field.nameSpan;
      const key = JSON.stringify([problem.code, problem.message, file, startLine, startColumn, path]);
      if (said.has(key)) return;
      said.add(key);
      report.add(
        problem,
        part === "key" ? annotationKey(field.nameSpan, ...path) : annotationValue(field.nameSpan, ...path),
      );
    },
  };
}
