import { join } from "node:path";
import type { Report } from "../diagnostics/report.ts";
import type { LoadedPlugin } from "../plugins/plugins.ts";
import type { DiscoverLimits, DiscoverOptions } from "./discover-options.ts";
import type { FoundFile, Input } from "./input.ts";
import { isOfModel } from "./kinds/is-of-model.ts";
import { dropCompiled } from "./model/drop-compiled.ts";
import { findFiles } from "./model/find-files.ts";
import { findPluginFiles } from "./model/find-plugin-files.ts";
import type { FoundReferences } from "./model/find-references.ts";
import { dropReadTwice } from "./pages/drop-read-twice.ts";
import { findMemberPages, listOwnGlobs } from "./pages/find-member-pages.ts";
import { findPages, findReadmeBeside } from "./pages/find-pages.ts";
import type { FoundProse } from "./pages/find-prose.ts";
import { type PlacedPages, placeSections } from "./pages/place-sections.ts";

/** What an input holds, before any of it is read. */
export interface InputFindings {
  readonly input: Input;
  /** Of the model, and what plug-ins read. */
  readonly files: readonly FoundFile[];
  /** Schemas of tests that are left out. */
  readonly testSources: readonly FoundFile[];
  readonly pages: readonly FoundProse[];
  /** Pages of the projects below it. */
  readonly members: readonly PlacedPages[];
  /** Whether a path below it belongs to a model that is only referred to. */
  isReferred(below: string): boolean;
}

/** What all inputs hold. */
export interface Findings {
  readonly inputs: readonly InputFindings[];
  /** What is read of them, each file once, sorted by path. */
  readonly files: readonly FoundFile[];
  readonly prose: readonly FoundProse[];
}

interface ReadBy {
  readonly plugins: readonly LoadedPlugin[];
  readonly references: FoundReferences;
}

/** Finds the files of inputs that are to be read, by names and by what lies around them. */
export function searchInputs(
  inputs: readonly Input[],
  by: ReadBy,
  options: DiscoverOptions & { readonly limits: DiscoverLimits },
  report: Report,
): Findings {
  const found = inputs.map((input): InputFindings => {
    const listed = findFiles(input, options, report);
    const files = dropCompiled(joinPluginFiles(input, listed.files, by, options));
    const members = findMemberPages(input, options);
    const contentExclude = [...(options.contentExclude ?? []), ...listOwnGlobs(input, members)];
    const { testSources } = listed;
    const isReferred = (below: string): boolean => by.references.hold(join(input.folder, below), input.folder);
    const pages = findPages(input, files, { ...options, contentExclude });
    return { input, files, testSources, pages, members, isReferred };
  });
  const told = dropReadTwice<PlacedPages>([...found, ...found.flatMap(({ members }) => members)]);
  const prose = placeSections(told.slice(0, found.length), told.slice(found.length));
  return { inputs: found, files: listFiles(found, prose), prose };
}

/** What was found, and what plug-ins read of it besides; guides stay those that were found without it, but for a README beside that. */
export function addPluginFiles({ inputs, prose }: Findings, by: ReadBy, options: DiscoverOptions): Findings {
  const found = inputs.map((each) =>
    withReadme({ ...each, files: joinPluginFiles(each.input, each.files, by, options) }, options),
  );
  const fresh = found.flatMap(({ pages }, index) => (pages === inputs[index]?.pages ? [] : pages));
  const all = [...prose, ...fresh];
  return { inputs: found, files: listFiles(found, all), prose: all };
}

/** Beside what a plug-in reads, the README of a folder without guides is the first page, as it is beside any other model. */
function withReadme(found: InputFindings, options: DiscoverOptions): InputFindings {
  const { input, files, pages, members } = found;
  const isAlone = pages.length + members.length === 0 && files.some(({ kind }) => kind === "plugin");
  return isAlone ? { ...found, pages: findReadmeBeside(input, options) } : found;
}

/** The files of an input with those that plug-ins read of it, which are no others then; what is only referred to is none of its own. */
function joinPluginFiles(
  input: Input,
  files: readonly FoundFile[],
  { plugins, references }: ReadBy,
  { exclude }: DiscoverOptions,
): readonly FoundFile[] {
  const own = findPluginFiles(input, plugins, exclude);
  const taken = new Set(own.map(({ path }) => path));
  const others = files.filter(({ path }) => !taken.has(path));
  return [...own, ...others].filter(({ location }) => !references.hold(location, input.folder));
}

function listFiles(found: readonly InputFindings[], prose: readonly FoundProse[]): readonly FoundFile[] {
  const ofModel = listOnce(found);
  // A file that belongs to the model is no page as well.
  const paths = new Set(ofModel.map(({ path }) => path));
  const ofPages = prose.flatMap(({ files }) => files).filter(({ path }) => !paths.has(path));
  return [...ofModel, ...ofPages].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** An input within another one has files that the first of them has already. */
function listOnce(found: readonly InputFindings[]): readonly FoundFile[] {
  const known = new Set<string>();
  return found.flatMap(({ files }) => {
    const fresh = files.filter(({ location }) => !known.has(location));
    for (const { location } of files) known.add(location);
    return fresh;
  });
}

/** Whether an input holds neither a part of a model nor a guide. */
export function isEmpty({ files, pages, members }: InputFindings): boolean {
  return !files.some(isOfModel) && members.length === 0 && !pages.some((prose) => prose.files.some(isOfModel));
}
