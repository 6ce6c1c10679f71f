import { join, relative } from "node:path";
import { globFolder } from "../files/glob-folder.ts";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import { formatCount } from "../../diagnostics/print/print-summary.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import { findKotlinServer } from "./find-kotlin-server.ts";
import { findUnreadCode } from "./find-unread-code.ts";
import { findPythonPackages } from "../python-packages/find-python-packages.ts";
import { findMemberPages } from "../pages/find-member-pages.ts";
import { docsFolder } from "../pages/find-pages.ts";
import { proseFolders } from "../pages/prose-folders.ts";
import type { Input } from "../input.ts";
import { classifyFile } from "../kinds/classify-file.ts";
import { isOfModel } from "../kinds/is-of-model.ts";
import { isReadByPlugin, isSaidOfAll, type OtherFiles } from "../../diagnostics/other-languages.ts";
import { toTwinStem } from "../other-languages/to-twin-stem.ts";
import { toPlugins } from "../other-languages/to-plugins.ts";
import { genericLayout } from "../layouts/generic-layout.ts";
import { findOtherFiles } from "../other-languages/find-other-files.ts";
import { notOfGuides } from "../layouts/not-of-guides.ts";
import { findSchemaMaker } from "./find-schema-maker.ts";
import { mostNamed } from "./most-named.ts";
import type { InputFindings } from "../search-inputs.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import { markdownGlob } from "../../places/markdown-files.ts";

/** What to go by, and the files that are read although nobody has configured what reads them. */
interface ReportOptions extends DiscoverOptions {
  readonly unasked?: readonly OtherFiles[] | undefined;
}

/** Tells what beside a model or guides may belong to them and isn't read, for whoever has left it to us what is. */
export function reportUnread(found: InputFindings, options: ReportOptions, report: Report): void {
  if (options.include !== undefined) return;
  const { input, files, pages } = found;
  const hasModel = files.some(isOfModel);
  const hasPages = pages.length > 0;
  reportUnreadGuides(found, options, report);
  reportOtherProjects(found, options, report);
  if (hasModel || hasPages) {
    reportOtherLanguages(found, options, report);
    reportUnreadMarkup(found, options, report);
  }
  const isDescribed = files.some((file) => isOfModel(file) && file.kind !== "plugin");
  if (!isDescribed && hasPages && options.sdk?.packages === undefined) reportPython(input, report);
  if (hasModel || hasPages) reportMadeSchema(found, options, report);
  if (hasModel) reportUnreadCode(found, options, report);
  reportKotlin(found, options, report);
}

/** A library or program that guides may be about. */
function reportPython({ layout, listing }: Input, report: Report): void {
  if (layout.marks.length > 0) return;
  const packages = findPythonPackages(listing);
  if (packages.length > 0) report.add(discoverCodes.unreadPackages({ packages }));
}

/** Guides of a plain folder beside those that are read, which come from one of the folders that they are usually in. */
function reportUnreadGuides(
  { input: { layout, listing, prefix }, pages, members }: InputFindings,
  { content, exclude }: DiscoverOptions,
  report: Report,
): void {
  if (layout !== genericLayout || content !== undefined || pages.length === 0) return;
  const all = [...pages, ...members.flatMap((member) => member.pages)];
  const read = new Set(all.flatMap(({ files }) => files.map(({ path }) => path)));
  const found = proseFolders.map((folder) => {
    const paths = listing.dropIgnored(listing.find([`${folder}/**/*.${markdownGlob}`], exclude));
    return { folder: prefix + folder, paths: paths.map((path) => prefix + path) };
  });
  const unread = found.filter(({ paths }) => paths.length > 0 && !paths.some((path) => read.has(path)));
  const count = unread.reduce((sum, { paths }) => sum + paths.length, 0);
  const folders = unread.map(({ folder }) => folder);
  const roots = pages.flatMap(({ root }) => (proseFolders.includes(root.slice(prefix.length)) ? root : []));
  if (count > 0) report.add(discoverCodes.unreadGuides({ folders, count, all: [...roots, ...folders] }));
}

/** Projects of guides beside the one that is read, where nobody has said that this is all. */
function reportOtherProjects({ input, pages, members }: InputFindings, options: DiscoverOptions, report: Report): void {
  const { layout, prefix, others = [], given } = input;
  if (layout.project === undefined || options.content !== undefined || pages.length + members.length === 0) return;
  if (options.inputs.length > 1 || others.length === 0) return;
  const found = findMemberPages({ ...input, members: others }, options);
  const isPage = ({ kind }: { readonly kind?: string | undefined }): boolean => kind === "prose";
  const count = found.reduce((sum, one) => sum + one.pages.flatMap(({ files }) => files.filter(isPage)).length, 0);
  if (count === 0) return;
  const folders = found.map((one) => trimSlashes(one.input.prefix.slice(prefix.length)));
  // A folder that the config file names is whole by now, and would be of this machine alone.
  const below = (folder: string): string => relative("", join(given, folder)).replaceAll("\\", "/") || ".";
  report.add(
    discoverCodes.otherProjects({
      ...{ read: layout.project.file, count },
      folders: folders.length > mostNamed ? [...folders.slice(0, mostNamed), "…"] : folders,
      all: [layout.project.folder, ...folders.slice(0, mostNamed)].map(below),
    }),
  );
}

/** Texts in languages that aren't read, where guides are or would be. */
function reportUnreadMarkup(
  { input: { layout, listing, prefix }, pages, members }: InputFindings,
  { exclude = [] }: DiscoverOptions,
  report: Report,
): void {
  if (layout !== genericLayout && layout.project === undefined) return;
  const roots = pages.length === 0 ? [docsFolder] : pages.map(({ root }) => root.slice(prefix.length));
  for (const folder of new Set(roots)) {
    const below = globFolder(folder);
    const found = markupEndings.map((ending) => ({
      ending,
      paths: listing.dropIgnored(listing.find([`${below}**/*.${ending}`], [...exclude, ...ofOthers])),
    }));
    const kinds = found.flatMap(({ ending, paths }) =>
      paths.length === 0 ? [] : formatCount(paths.length, `.${ending} file`),
    );
    const paths = found.flatMap((one) => one.paths).toSorted();
    const all = [...pages, ...members.flatMap((member) => member.pages)];
    const isBelow = (root: string): boolean => folder === "" || `${root}/`.startsWith(`${prefix}${folder}/`);
    const read = all
      .filter(({ root }) => isBelow(root))
      .flatMap(({ files }) => files.filter(({ kind }) => kind === "prose"));
    const [where, count] = [prefix + folder, paths.length];
    if (count > read.length && read.length > 0) {
      const named = paths.slice(0, mostNamed).map((path) => prefix + path);
      report.add(discoverCodes.mostlyMarkup({ folder: where, kinds, paths: named, pages: read.length }));
    } else if (count > 0) report.add(discoverCodes.unreadMarkup({ folder: where, kinds, count }));
  }
}

const markupEndings = ["rst", "adoc", "asciidoc"];
/** What others wrote is no guide of the folder, in whichever language; what a crate's vendor gave is one folder deep. */
const ofOthers = [...notOfGuides, "**/vendor/*/**"];

/** Schemas in other languages, louder where the site is made of guides alone that nobody has declared to be all. */
function reportOtherLanguages(
  { input, files, pages, isReferred }: InputFindings,
  { exclude, plugins, registries = [], unasked = [] }: ReportOptions,
  report: Report,
): void {
  // Each file that was named itself is told by itself.
  if (input.layout.marks.length > 0 || input.named !== undefined) return;
  const read = new Set([...files, ...pages.flatMap((prose) => prose.files)].map(({ below }) => below));
  // Of what is there as JSON and as YAML one is read, and the other says it once more.
  const told = new Set(files.flatMap(({ below, kind }) => (kind === "plugin" ? toTwinStem(below) : [])));
  const isTold = (path: string): boolean => read.has(path) || told.has(toTwinStem(path));
  const found = findOtherFiles(input, (path) => isTold(path) || isReferred(path) || registries.includes(path), exclude);
  // Whoever has an empty list of plug-ins wants none of what they read.
  const isRefused = (files: OtherFiles): boolean => plugins?.length === 0 && isReadByPlugin(files);
  const others = found
    .filter((files) => !isSaidOfAll(files) && !isRefused(files))
    .map((files) => (isReadByPlugin(files) ? nameAll(files, unasked) : files));
  if (others.length === 0) return;
  const isGuides = !files.some(isOfModel) && input.layout.project === undefined;
  report.add(isGuides ? discoverCodes.guidesAlone({ others }) : discoverCodes.otherLanguages({ others }));
}

/** Whoever writes a list of plug-ins has nothing read that it doesn't name, so what is read already belongs into it. */
function nameAll(files: OtherFiles, unasked: readonly OtherFiles[]): OtherFiles {
  if (unasked.length === 0) return files;
  const plugins = toPlugins([...unasked, files]).map(({ plugin, options }) => ({ plugin, files: options.files }));
  return { ...files, plugins };
}

/** A GraphQL schema that only a program has, where no file does. */
function reportMadeSchema({ input, files }: InputFindings, { exclude }: DiscoverOptions, report: Report): void {
  if (input.layout !== genericLayout || files.some(({ path, kind = classifyFile(path) }) => kind === "graphql")) return;
  const found = findSchemaMaker(input, exclude);
  if (found !== undefined) report.add(discoverCodes.madeSchema(found.maker), startOfFile(input.prefix + found.path));
}

/** A GraphQL schema in programs, beside the one that files have. */
function reportUnreadCode({ input, files }: InputFindings, { exclude }: DiscoverOptions, report: Report): void {
  const schemas = files.filter(({ path, kind = classifyFile(path) }) => kind === "graphql");
  const found = findUnreadCode(
    input,
    schemas.map(({ below }) => below),
    exclude,
  );
  if (found === undefined) return;
  const { paths, types } = found;
  const read = [...new Set(files.map(({ below }) => `**/*${below.slice(below.lastIndexOf("."))}`))].toSorted();
  report.add(discoverCodes.unreadCode({ paths, types, read }), startOfFile(input.prefix + (paths[0] ?? "")));
}

/** Where a server is written in Kotlin, what its operations do is missing. */
function reportKotlin({ input, files }: InputFindings, { exclude }: DiscoverOptions, report: Report): void {
  if (input.layout.isBundled === true) return;
  const known = files.map(({ path }) => path);
  const paths = findKotlinServer(input, known, exclude);
  if (paths.length === 0) return;
  report.add(discoverCodes.kotlinServer({ paths: paths.slice(0, mostNamed), count: paths.length }));
}
