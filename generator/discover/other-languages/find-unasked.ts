import { isReadByPlugin, type OtherFiles } from "../../diagnostics/other-languages.ts";
import { isNameOfSite } from "../../places/is-name-of-site.ts";
import type { PluginEntry } from "../../plugins/plugin-entry.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import { isOfModel } from "../kinds/is-of-model.ts";
import type { Findings, InputFindings } from "../search-inputs.ts";
import { findBesideModel } from "./find-beside-model.ts";
import { findOtherFiles } from "./find-other-files.ts";
import { readApiTitle } from "./read-api-title.ts";
import { toPluginEntries } from "./to-plugin-entries.ts";

/** Descriptions of APIs and schemas that nobody has asked for, and that belong to what folders are about all the same. */
export interface Unasked {
  readonly others: readonly OtherFiles[];
  /** What reads them; never empty. */
  readonly plugins: readonly PluginEntry[];
  /** The title of the description of an API that is all there is. */
  readonly title?: string | undefined;
  /** What they lie beside, where they aren't all there is besides plain guides. */
  readonly beside: "model" | "guides" | undefined;
}

/**
 * What plug-ins of the tool's own can read of folders that nobody has configured: whoever has an API or schemas wants them on the site,
 * be there nothing else, guides, or a model beside them. Whoever names files says what is meant; a checkout of the platform has many that are
 * about its parts.
 */
export function findUnasked({ inputs }: Findings, { include, exclude }: DiscoverOptions): Unasked | undefined {
  if (include !== undefined || !inputs.every(isOpen)) return undefined;
  const beside = inputs.some(hasModel) ? "model" : inputs.every(isBare) ? undefined : "guides";
  const others = inputs.flatMap((found) =>
    isBare(found) ? findOtherFiles(found.input, found.isReferred, exclude) : findBeside(found, exclude),
  );
  const read = others.filter(isReadByPlugin);
  if (read.length === 0) return undefined;
  const [only] = inputs.length === 1 && beside === undefined ? inputs : [];
  const title = only && readApiTitle(only.input.folder, read, only.input.tree);
  return {
    others: read,
    plugins: toPluginEntries(read),
    title: title !== undefined && isNameOfSite(title) ? title : undefined,
    beside,
  };
}

function findBeside(
  { input, files, pages, isReferred }: InputFindings,
  exclude: DiscoverOptions["exclude"],
): readonly OtherFiles[] {
  const read = new Set([...files, ...pages.flatMap((prose) => prose.files)].map(({ below }) => below));
  const model = files.filter(isOfModel).map(({ below }) => below);
  return findBesideModel(input, { read, model, exclude, isReferred }).taken;
}

function hasModel({ files }: InputFindings): boolean {
  return files.some(isOfModel);
}

/** Whether the folder isn't the checkout of a platform whose layout says what is read, nor files of one. */
function isOpen({ input: { layout, named } }: InputFindings): boolean {
  return layout.marks.length === 0 && named === undefined;
}

/** Whether nothing else says what the folder is about: neither a model nor a project of guides. */
function isBare(found: InputFindings): boolean {
  return found.input.layout.project === undefined && found.members.length === 0 && !hasModel(found);
}
