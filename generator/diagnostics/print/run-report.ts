import type { ModelNumbers } from "../../catalogue/measure-model.ts";
import type { Diagnostic } from "../diagnostic.ts";

/** All that a run has to say, for the printers. Diagnostics are arranged. */
export interface RunReport {
  /** What counts. */
  readonly diagnostics: readonly Diagnostic[];
  /** Warnings that the baseline lists; absent without a baseline. */
  readonly known?: readonly Diagnostic[] | undefined;
  /** Absent when the run did not come as far as a linked model. */
  readonly numbers?: ModelNumbers | undefined;
}
