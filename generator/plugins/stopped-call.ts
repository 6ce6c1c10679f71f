import type { Span } from "../catalogue/span.ts";
import type { Problem } from "../diagnostics/diagnostic.ts";

/** Says that a call of a plug-in was stopped. It is thrown, since what depends on the moment is nothing to remember. */
export class StoppedCall extends Error {
  readonly problem: Problem;
  readonly span: Span | undefined;

  constructor(problem: Problem, span: Span | undefined) {
    super(problem.message);
    this.problem = problem;
    this.span = span;
  }
}
