import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findUnfetched } from "./reports/find-unfetched.ts";
import { listMissed } from "./reports/list-missed.ts";
import { describeUnread } from "./reports/describe-unread.ts";
import type { OtherFiles } from "../diagnostics/other-languages.ts";
import type { PackageAround } from "../diagnostics/say-ways-out.ts";
import { diskTree } from "./files/file-tree.ts";
import { findKind } from "./kinds/find-kind.ts";
import type { Input } from "./input.ts";
import { findConnectorPackages } from "./python-packages/find-connector-packages.ts";
import { findPackageAround } from "./python-packages/find-package-around.ts";
import { findPythonPackages } from "./python-packages/find-python-packages.ts";
import { findGitPlace } from "./repository/find-git-place.ts";
import { findRenamedRegistries } from "./model/find-renamed-registries.ts";
import { findSchemaCode } from "./model/find-schema-code.ts";
import { findLayout } from "./layouts/find-layout.ts";
import { genericLayout } from "./layouts/generic-layout.ts";
import { listFiles, type Listing } from "./files/list-files.ts";
import { findBesideModel } from "./other-languages/find-beside-model.ts";
import { findOtherFiles } from "./other-languages/find-other-files.ts";
import { readApiTitle } from "./other-languages/read-api-title.ts";
import { listGlobs, type SurveyedPlugin, toPlugins } from "./other-languages/to-plugins.ts";
import { findCommonFolder } from "./find-common-folder.ts";
import { findLargeFiles } from "./find-large-files.ts";
import { findOtherGuides, findProseFolders } from "./pages/prose-folders.ts";
import type { SourceKind } from "../sources/source-file.ts";
import { type SurveyedGuides, surveyGuides } from "./survey-guides.ts";

/*
 * A look at a folder before there is a configuration for it: what of a model is in it and where. It
 * only goes by names, except for registries, which have to be told from other YAML, and connectors, from other Python.
 */

/** What a folder was found to be: what `init` writes a configuration from. */
export interface FolderSurvey extends SurveyedGuides {
  /** Said after "read as". */
  readonly layout: string;
  /** Whether the layout says all that a configuration could. */
  readonly isRecognised: boolean;
  /** What the project that the folder is calls its site. */
  readonly title?: string | undefined;
  /** What the API is called that is all there is. */
  readonly apiTitle?: string | undefined;
  /** Folders with guides that have none of the usual names, where no others are found; below the surveyed one. */
  readonly otherGuides: readonly string[];
  /** How many pages of guides the project has that the folder is; none for any other folder. */
  readonly guides: number;
  /** The folder below which all of it lies; `.` for the surveyed one. */
  readonly input: string;
  /** What was found, by kind, with the folders that hold it, below the surveyed one. */
  readonly found: readonly FoundKind[];
  /** Registries that have another name, below the input. */
  readonly registries: readonly string[];
  /** Packages of Python, where there is neither a model nor a guide. */
  readonly packages: readonly string[];
  /** Those beside a model or guides, which may be what these are about, or no more than scripts of theirs. */
  readonly packagesBeside: readonly string[];
  /** Files that nothing but a plug-in reads, or nothing at all. */
  readonly others: readonly OtherFiles[];
  /** The plug-ins that come along and read some of them. */
  readonly plugins: readonly SurveyedPlugin[];
  /** Those that would read files beside a model which may be about anything. */
  readonly pluginsBeside: readonly SurveyedPlugin[];
  /** Files among them that have more bytes than are read, below the input; sorted. */
  readonly tooLarge: readonly string[];
  /** What is there instead, where there is none of all that. */
  readonly unread?: string | undefined;
  /** Submodules of which there are the folders alone; that is why a part of it may be missing. */
  readonly unfetched: readonly string[];
  /** The package of Python that the folder is a part of, where it holds nothing else. */
  readonly around?: PackageAround | undefined;
  /** The Git repository that the folder is in. */
  readonly repository?: Repository | undefined;
}

/** How many files of a kind there are, and where. */
export interface FoundKind {
  readonly kind: SourceKind;
  readonly count: number;
  /** The folder that holds all of them, below the surveyed one. */
  readonly folder: string;
}

/** The Git repository around a folder. */
export interface Repository {
  /** The folder at its top. */
  readonly top: string;
  /** The one that others start from. */
  readonly branch: string;
}

/** What of a model is in the folder. */
export async function surveyFolder(folder: string): Promise<FolderSurvey> {
  const layout = await findLayout(folder);
  const isRecognised = layout !== genericLayout;
  const listing = listFiles(folder);
  const declared = listDeclared(folder, { layout, listing });
  const schemas = declared.flatMap(({ path, kind }) => (kind === "graphql" ? path : []));
  const code = findSchemaCode({ folder, layout, listing, tree: diskTree }, schemas);
  const connectors = declared.length > 0 || isRecognised ? [] : listConnectors(folder, { layout, listing });
  const known = [
    ...declared,
    ...code.map((path) => ({ path, kind: "graphql" as const })),
    ...withKinds(folder, connectors),
  ];
  const files = known.map(({ path }) => path);
  // A project of guides says nothing of the model beside them.
  const registries = layout.marks.length > 0 ? [] : findRegistries(folder, listing);
  const prose = [...(layout.prose === undefined ? [] : [layout.prose]), ...(layout.furtherProse ?? [])];
  // Notes of a vault are guides without a project.
  const isOfGuides = layout.project !== undefined || layout.prose?.wikiLinks !== undefined;
  const guides = !isOfGuides ? 0 : prose.flatMap(({ files }) => list(files, listing)).length;
  const isRead = (path: string): boolean => files.includes(path) || registries.includes(path);
  const others = layout.marks.length > 0 ? [] : findOtherFiles({ folder, listing, prefix: "", tree: diskTree }, isRead);
  const isModel = files.length + registries.length > 0;
  const { taken, left } =
    isModel && layout.marks.length === 0
      ? findBesideModel(
          { folder, listing, prefix: "", tree: diskTree },
          { read: new Set([...files, ...registries]), model: files },
        )
      : { taken: others, left: [] };
  const plugins = toPlugins(taken);
  const pluginsBeside = toPlugins(left);
  const named = isRecognised ? [] : findProseFolders(listing);
  const isBare = files.length + registries.length + guides + plugins.length === 0;
  const isEmpty = isBare && named.length === 0;
  const python = layout.marks.length > 0 || connectors.length > 0 ? [] : findPythonPackages(listing);
  const packages = isEmpty ? python : [];
  const mayBeAll = isBare && !isRecognised && packages.length === 0;
  const surveyed = await surveyGuides({ folder, listing, named, mayBeAll });
  const proseIn = surveyed.content;
  // Those called `content` are found without being named.
  const content = proseIn.length === 1 && proseIn[0] === "content" ? [] : proseIn;
  const folders = [...files, ...registries].map(toFolder);
  // What stands above a model is read with it.
  const input =
    isRecognised || surveyed.hasReadme || content.length + plugins.length + pluginsBeside.length + connectors.length > 0
      ? "."
      : leaveNamespace(findCommonFolder(folders));
  const toBelow = (path: string): string => (input === "." ? path : path.slice(input.length + 1));
  const sized = [...files, ...registries, ...listing.dropIgnored(listing.find(listGlobs(plugins)))];
  const unfetched = findUnfetched({ given: ".", folder, layout, prefix: "", tree: diskTree });
  const isUnread = isEmpty && packages.length + proseIn.length === 0;
  return {
    layout: layout.name,
    isRecognised,
    title: layout.project?.title,
    apiTitle: isModel || guides > 0 ? undefined : readApiTitle(folder, others, diskTree),
    guides,
    input,
    found: countKinds(known),
    registries: registries.map(toBelow),
    ...surveyed,
    content,
    otherGuides: isRecognised || proseIn.length > 0 ? [] : findOtherGuides(listing),
    packages,
    packagesBeside: isEmpty ? [] : python,
    others,
    plugins,
    pluginsBeside,
    unfetched: isUnread ? unfetched : listMissed(unfetched, []),
    tooLarge: findLargeFiles(folder, [...new Set(sized)].toSorted()).map(toBelow),
    unread: isUnread ? describeUnread(listing, folder) : undefined,
    around: isEmpty && packages.length === 0 ? findPackageAround({ given: ".", folder, tree: diskTree }) : undefined,
    repository: await findRepository(folder),
  };
}

/** Files of a model, those of what a package was built to where it has no others. */
function listDeclared(folder: string, { layout, listing }: Pick<Input, "layout" | "listing">): readonly KnownFile[] {
  const found = listing.find(layout.files);
  const kept = withKinds(folder, listing.dropIgnored(found).toSorted());
  return kept.length > 0 || !layout.skipsIgnored ? kept : withKinds(folder, listing.takePublished(found).toSorted());
}

/** Packages of connectors are found without being named. */
function listConnectors(folder: string, { layout, listing }: Pick<Input, "layout" | "listing">): readonly string[] {
  return list(findConnectorPackages({ given: ".", folder, layout, listing, tree: diskTree }), listing);
}

function list(globs: readonly string[], listing: Listing): readonly string[] {
  return listing.dropIgnored(listing.find(globs)).toSorted();
}

interface KnownFile {
  readonly path: string;
  readonly kind: SourceKind;
}

/** Those that are of a model. */
function withKinds(folder: string, paths: readonly string[]): readonly KnownFile[] {
  return paths.flatMap((path) => {
    const kind = findKind(folder, path, diskTree);
    return kind === undefined ? [] : { path, kind };
  });
}

function countKinds(files: readonly KnownFile[]): readonly FoundKind[] {
  const groups = new Map<SourceKind, string[]>();
  for (const { path, kind } of files) {
    const group = groups.get(kind);
    if (group === undefined) groups.set(kind, [path]);
    else group.push(path);
  }
  return [...groups].map(([kind, group]) => ({
    kind,
    count: group.length,
    folder: findCommonFolder(group.map(toFolder)),
  }));
}

function findRegistries(folder: string, listing: Listing): readonly string[] {
  return listing.dropIgnored(findRenamedRegistries(folder, { listing, tree: diskTree })).toSorted();
}

async function findRepository(folder: string): Promise<Repository | undefined> {
  const place = findGitPlace(folder);
  if (place === undefined) return undefined;
  const [remoteHead, head] = await Promise.all(
    ["refs/remotes/origin/HEAD", "HEAD"].map((name) => readFile(join(place.common, name), "utf8").catch(() => "")),
  );
  // What a clone says of its origin; else the branch that is checked out, which a table of refs tells as none.
  const branch =
    /^ref: refs\/remotes\/origin\/(\S+)$/m.exec(remoteHead ?? "") ??
    /^ref: refs\/heads\/(?!\.invalid$)(\S+)$/m.exec(head ?? "");
  return {
    top: place.top,
    branch: branch?.[1] ?? "main",
  };
}

function toFolder(path: string): string {
  return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
}

/** Folders that namespaces begin with, which are domains turned round. */
const domains = new Set(["ai", "co", "com", "dev", "edu", "gov", "io", "net", "org"]);

/** The folder that a namespace's own folders are in: a model that begins with one namespace will have others. */
function leaveNamespace(folder: string): string {
  const parts = folder.split("/");
  const at = parts.findIndex((part) => domains.has(part));
  return at === -1 ? folder : parts.slice(0, at).join("/") || ".";
}
