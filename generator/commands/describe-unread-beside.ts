import type { CheckedModel } from "../catalogue/describe-model.ts";
import { discoverCodes } from "../diagnostics/codes/discover.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/**
 * What a run has passed over and should not in silence: guides beside a model, with the line that has them read, a model beside
 * guides, e.g. ``1 file of OpenAPI (`api/all.yaml`) isn't read``, and submodules that nobody has fetched. Notes say all three, and notes
 * are hidden: who has none of the one on the site would take that for the whole. Undefined where nothing is, or where the notes
 * themselves are shown.
 */
export function describeUnreadBeside(
  checked: CheckedModel | undefined,
  diagnostics: readonly Diagnostic[],
  { verbose }: { readonly verbose?: boolean | undefined },
): string | undefined {
  if (checked === undefined || verbose === true) return undefined;
  const { code } = checked.isModel ? discoverCodes.unreadGuides : discoverCodes.otherLanguages;
  const lines = diagnostics.flatMap((diagnostic) => {
    const { message, help } = diagnostic;
    if (diagnostic.severity !== "info") return [];
    if (diagnostic.code === discoverCodes.unfetched.code) return `${message}: ${help}`;
    if (diagnostic.code !== code) return [];
    return `${message}: ${checked.isModel ? help : "--verbose tells how to have that read"}`;
  });
  return lines.length === 0 ? undefined : lines.join("\n");
}
