import { listEditions } from "../config/list-editions.ts";
import type { Settings } from "../config/settings.ts";
import { isUsageError } from "../diagnostics/is-usage-error.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { discover } from "../discover/discover.ts";
import { diskTree, type FileTree } from "../discover/files/file-tree.ts";
import { findPluginsOfFolders } from "../discover/other-languages/find-plugins-of-folders.ts";
import { leavesOthersUnread } from "../discover/other-languages/leaves-others-unread.ts";
import { RevisionError } from "../discover/revisions/revision-error.ts";
import { linkEdition } from "../make-edition.ts";
import { letSignalsEndUnlessOwed } from "../plugins/signals/hear-signals.ts";
import { tuneEngine } from "../tune-engine.ts";
import type { SideContext } from "./side-context.ts";
import type { Side } from "./side.ts";

/** The model in the inputs of settings, on the disk or in a tree. Errors are `RevisionError`s. */
export async function openModel(
  label: string,
  settings: Settings,
  { tree, ...context }: SideContext & { readonly tree?: FileTree | undefined },
): Promise<Side | undefined> {
  const { run } = context;
  const own = createReport();
  const editions = listEditions({ ...settings, versions: undefined }, own);
  if (editions === undefined) return undefined;
  const read = (): ReturnType<typeof discover> => discover({ ...settings, tree }, own);
  const discovery = await run.stage("discover", () => letSignalsEndUnlessOwed(read));
  const plugins = leavesOthersUnread(settings, own)
    ? await findPluginsOfFolders(settings.inputs, tree ?? diskTree, settings.exclude)
    : [];
  if (plugins.length > 0) return openModel(label, { ...settings, plugins }, { ...context, tree });
  refuseMisuse(own);
  if (discovery.files.length === 0) throw new RevisionError("there is no model in it");
  if (run.ownsProcess) tuneEngine(discovery.texts);
  const edition = { ...editions.current, ...discovery, report: own };
  return {
    label,
    texts: discovery.texts,
    locations: discovery.locations,
    async link(engine) {
      const { catalogue } = await linkEdition(edition, { editions, run, report: own, engine });
      refuseMisuse(own);
      return catalogue;
    },
  };
}

/** What is asked for holds no model, or isn't there at all. */
export class NoModelError extends RevisionError {}

function refuseMisuse({ diagnostics }: Report): void {
  const misuse = diagnostics.find(isUsageError);
  if (misuse === undefined) return;
  const Refusal = /^usage\/(?:missing-input|no-model)$/.test(misuse.code) ? NoModelError : RevisionError;
  throw new Refusal(misuse.message, misuse.help);
}
