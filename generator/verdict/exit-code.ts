import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { failsRun } from "../diagnostics/fails-run.ts";
import { isUsageError } from "../diagnostics/is-usage-error.ts";

/** What the process ends with, and what that says of a run. */
export const exitCodes = {
  0: "done, and nothing has failed",
  1: "the model has errors, warnings under --strict, or changes that fail; a search found nothing",
  2: "wrong usage or configuration, or what can't be read or written",
  3: "a bug in Aspectdoc; the message says what was being processed",
  // As shells expect.
  130: "interrupted, by Ctrl-C",
  143: "told to end, by SIGTERM",
} as const;

/** What the process may end with. */
export type ExitCode = keyof typeof exitCodes;

/** What a run ends with, going by its diagnostics. */
export function toExitCode(diagnostics: readonly Diagnostic[], strict = false): ExitCode {
  if (diagnostics.some((diagnostic) => diagnostic.severity === "error" && isUsageError(diagnostic))) return 2;
  return diagnostics.some((diagnostic) => failsRun(diagnostic, strict)) ? 1 : 0;
}
