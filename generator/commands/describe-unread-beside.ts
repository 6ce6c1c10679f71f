import type { CheckedModel } from "../catalogue/describe-model.ts";
import { discoverCodes } from "../diagnostics/codes/discover.ts";
import { classifyFile } from "../discover/kinds/classify-file.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { formatCount } from "../diagnostics/print/print-summary.ts";

/**
 * What a run has passed over and should not in silence: guides and schemas that a line of configuration has read, with that line, a model
 * beside guides, e.g. ``1 file of Thrift (`ship.thrift`) isn't read``, submodules that nobody has fetched, and mistakes in files that nobody has asked for. Notes say them, and notes
 * are hidden: who has none of the one on the site would take that for the whole. Undefined where nothing is, or where the notes
 * themselves are shown.
 */
export function describeUnreadBeside(
  checked: CheckedModel | undefined,
  diagnostics: readonly Diagnostic[],
  { verbose, plugins }: { readonly verbose?: boolean | undefined; readonly plugins?: readonly unknown[] | undefined },
): string | undefined {
  if (checked === undefined || verbose === true) return undefined;
  const lines = diagnostics.flatMap(({ code, severity, message, help = "" }) => {
    if (severity !== "info") return [];
    if (unreadWhole.has(code)) return `${message}: ${help}`;
    if (code !== discoverCodes.otherLanguages.code) return [];
    // Whoever has plug-ins in the config file knows of them.
    if (help.includes("aspectdoc/plugins/") && plugins === undefined)
      return `${message}: ${help.replaceAll("\n", "; ")}`;
    // What no plug-in of the tool's own reads may well be about something else than the model.
    return checked.isModel ? [] : `${message}: --verbose tells how to have that read`;
  });
  const unasked = diagnostics.filter(({ isUnasked }) => isUnasked === true);
  const isOfTests = ({ span }: Diagnostic): boolean => classifyFile(span?.file ?? "") !== undefined;
  const ofTests = unasked.filter(isOfTests);
  const ofPlugins = unasked.filter((each) => !isOfTests(each));
  if (ofPlugins.length > 0)
    lines.push(describeUnasked(ofPlugins, "`plugins` in the config file, as `aspectdoc init` writes it,"));
  if (ofTests.length > 0) lines.push(describeUnasked(ofTests, "`include` in the config file"));
  return lines.length === 0 ? undefined : lines.join("\n");
}

const unreadWhole: ReadonlySet<string> = new Set([
  discoverCodes.unfetched.code,
  discoverCodes.unreadGuides.code,
  discoverCodes.otherProjects.code,
]);

/** What is wrong with files that nobody has asked for fails no run, and should be known all the same. */
function describeUnasked(unasked: readonly Diagnostic[], way: string): string {
  const files = [...new Set(unasked.flatMap(({ span }) => span?.file ?? []))].toSorted();
  const more = files.length > 1 ? ` and ${formatCount(files.length - 1, "more file")}` : "";
  const notes = unasked.length === 1 ? "1 note about" : `${unasked.length} notes about`;
  return `${notes} \`${files[0] ?? ""}\`${more}, which nobody has asked for: --verbose shows ${unasked.length === 1 ? "it" : "them"}, and ${way} has such mistakes count`;
}
