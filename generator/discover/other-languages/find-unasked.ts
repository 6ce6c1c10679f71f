import { isReadByPlugin, type OtherFiles } from "../../diagnostics/other-languages.ts";
import { isNameOfSite } from "../../places/is-name-of-site.ts";
import type { PluginEntry } from "../../plugins/plugin-entry.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import { isOfModel } from "../kinds/is-of-model.ts";
import type { Findings, InputFindings } from "../search-inputs.ts";
import { findOtherFiles } from "./find-other-files.ts";
import { readApiTitle } from "./read-api-title.ts";
import { toPluginEntries } from "./to-plugin-entries.ts";

/** Descriptions of APIs and schemas that nobody has asked for, and that folders are about all the same. */
export interface Unasked {
  readonly others: readonly OtherFiles[];
  /** What reads them; never empty. */
  readonly plugins: readonly PluginEntry[];
  /** The title of the description of an API that is all there is. */
  readonly title?: string | undefined;
}

/**
 * What plug-ins of the tool's own can read of folders that hold no model, guides at most: whoever has an API or schemas and no
 * configuration wants them read. A project of another tool for docs says itself what it is about, and so does whoever names files.
 */
export function findUnasked({ inputs }: Findings, { include, exclude }: DiscoverOptions): Unasked | undefined {
  if (include !== undefined || !inputs.every(isBare)) return undefined;
  const others = inputs.flatMap(({ input }) => findOtherFiles(input, () => false, exclude)).filter(isReadByPlugin);
  if (others.length === 0) return undefined;
  const [only] = inputs.length === 1 ? inputs : [];
  const title = only && readApiTitle(only.input.folder, others, only.input.tree);
  return {
    others,
    plugins: toPluginEntries(others),
    title: title !== undefined && isNameOfSite(title) ? title : undefined,
  };
}

function isBare({ input: { layout, named }, files, members }: InputFindings): boolean {
  const isPlain = layout.marks.length === 0 && layout.project === undefined && named === undefined;
  return isPlain && members.length === 0 && !files.some(isOfModel);
}
