import type { CheckedModel } from "../catalogue/describe-model.ts";
import { discoverCodes } from "../diagnostics/codes/discover.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/**
 * What of a model isn't read where guides are all that is, e.g. ``1 file of OpenAPI (`api/all.yaml`) isn't read``. A note says
 * it with the way to have it read, and notes are hidden: whose API lies there would take the silence for the whole.
 */
export function describeUnreadBeside(
  checked: CheckedModel | undefined,
  diagnostics: readonly Diagnostic[],
  { verbose }: { readonly verbose?: boolean | undefined },
): string | undefined {
  if (checked === undefined || checked.isModel || verbose === true) return undefined;
  const note = diagnostics.find(({ code }) => code === discoverCodes.otherLanguages.code);
  return note?.severity === "info" ? `${note.message}: --verbose tells how to have that read` : undefined;
}
