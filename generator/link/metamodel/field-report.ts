import type { Problem } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { Field } from "../../catalogue/schema.ts";

/** Reports problems of fields, each problem of a field once, however many aspects lead to the field. */
export interface FieldReport {
  add(problem: Problem, field: Field): void;
}

export function createFieldReport(report: Report): FieldReport {
  const said = new Set<string>();
  return {
    add(problem, field) {
      const { file, startLine, startColumn } = field.nameSpan;
      const key = JSON.stringify([problem.code, problem.message, file, startLine, startColumn]);
      if (said.has(key)) return;
      said.add(key);
      report.add(problem, field.nameSpan);
    },
  };
}
