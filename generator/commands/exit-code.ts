import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { isUsageError } from "../diagnostics/is-usage-error.ts";

/**
 * 0 done, 1 the model has errors (or warnings under --strict), 2 usage or config, 3 a bug of ours;
 * 130 and 143 when the run was interrupted or told to end, as shells expect.
 */
export type ExitCode = 0 | 1 | 2 | 3 | 130 | 143;

/** What a run ends with, going by its diagnostics. */
export function toExitCode(diagnostics: readonly Diagnostic[], strict = false): ExitCode {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.some(isUsageError)) return 2;
  if (errors.length > 0) return 1;
  return strict && diagnostics.some(({ severity }) => severity === "warning") ? 1 : 0;
}
