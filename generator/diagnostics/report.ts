import type { Span } from "../catalogue/span.ts";
import type { Diagnostic, Problem, RelatedSpan } from "./diagnostic.ts";

/** Gathers diagnostics along a run. Stages add; only the end of the run reads and prints. */
export interface Report {
  add(problem: Problem, span?: Span, related?: readonly RelatedSpan[]): void;
  readonly diagnostics: readonly Diagnostic[];
}

/** A report that nothing is in yet. */
export function createReport(): Report {
  const diagnostics: Diagnostic[] = [];
  return {
    diagnostics,
    add(problem, span, related = []) {
      diagnostics.push({ ...problem, span, related });
    },
  };
}
