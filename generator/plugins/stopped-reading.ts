import type { Span } from "../catalogue/span.ts";
import type { Problem } from "../diagnostics/diagnostic.ts";

/** Says that a plug-in was stopped. It is thrown, since what depends on the moment is nothing to remember. */
export class StoppedReading extends Error {
  readonly problem: Problem;
  readonly span: Span;

  constructor(problem: Problem, span: Span) {
    super(problem.message);
    this.problem = problem;
    this.span = span;
  }
}
