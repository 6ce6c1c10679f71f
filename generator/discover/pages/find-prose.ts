import { join } from "node:path";
import fastGlob from "fast-glob";
import { listInclusions } from "../../markdown/include-directive.ts";
import { listRawPaths } from "../../markdown/raw-files.ts";
import { listCandidates } from "../../places/content-paths.ts";
import { listIncludeCandidates, listIncludePaths } from "../../places/include-paths.ts";
import { listPartCandidates, listPartPaths } from "../../places/part-paths.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import { diskTree, type FileTree } from "../files/file-tree.ts";
import { createIgnoreFilter } from "../files/git-ignore.ts";
import type { FoundFile, Input } from "../input.ts";
import type { ProseLayout } from "../layouts/layout.ts";
import { proseFolder, sidebarsBeside } from "../layouts/prose-folder.ts";
import type { Listing } from "../files/list-files.ts";
import { isLfsPointer, lfsHeadSize } from "../files/is-lfs-pointer.ts";
import { pictureHeadSize, readPictureSize, shortHeadSize } from "./read-picture-size.ts";
import type { SourceFile } from "../source-file.ts";
import type { AssetFile, DocsProject, Surroundings } from "../surroundings.ts";

/** The hand-written pages of one folder of an input. */
export interface FoundProse {
  /** The folder as it was configured; absent when the layout named it. */
  readonly given?: string | undefined;
  /** Pages, introductions of entities and the sidebar. */
  readonly files: readonly FoundFile[];
  /** Everything that pages may refer to. */
  readonly around: readonly FoundFile[];
  readonly root: string;
  readonly hosts: readonly string[];
  readonly project?: DocsProject | undefined;
  /** What the paths begin with when all of a repository is around the pages, so that what is not there is nowhere. */
  readonly checkout?: string | undefined;
}

/**
 * The hand-written pages of an input: in the configured folders, else where its layout has them. With
 * globs of its own for the model, an input has pages only where they are asked for.
 */
export function findProse(input: Input, options: DiscoverOptions): readonly FoundProse[] {
  const { content, include, sidebar } = options;
  const layouts: readonly (ProseLayout & { readonly given?: string })[] =
    content !== undefined
      ? content.map((folder) => placeSidebars({ ...proseFolder(folder), given: folder }, content.length === 1))
      : include === undefined && input.layout.prose !== undefined
        ? [input.layout.prose]
        : [];
  const found: FoundProse[] = [];
  for (const layout of layouts) {
    const sidebars = sidebar === undefined ? layout.sidebars : [sidebar];
    found.push(findInLayout(input, { ...layout, sidebars }, options));
  }
  return found.filter(({ files }) => files.length > 0);
}

function placeSidebars<Folder extends ProseLayout>(layout: Folder, isAlone: boolean): Folder {
  return isAlone ? { ...layout, sidebars: [...layout.sidebars, ...sidebarsBeside] } : layout;
}

function findInLayout(
  input: Input,
  layout: ProseLayout & { readonly given?: string },
  { exclude = [], contentExclude = [] }: DiscoverOptions,
): FoundProse {
  const { folder, prefix, listing, tree } = input;
  const root = `${prefix}${layout.root}`.replace(/\/$/, "");
  const toFile = (below: string, kind: "prose" | "sidebar" | "category" | "snippet"): FoundFile => ({
    path: prefix + below,
    below,
    location: join(folder, below),
    kind,
    root,
    formulas: layout.formulas,
  });
  const introductions = listKept(layout.introductions ?? [], listing, [...exclude, ...contentExclude]);
  const categories = listKept(layout.categories ?? [], listing, exclude);
  const sidebars = new Set(listKept(layout.sidebars.map(fastGlob.escapePath), listing, exclude));
  const sidebar = layout.sidebars.find((path) => sidebars.has(path));
  const isUnpublished = createIgnoreFilter(layout.unpublished === undefined ? [] : [layout.unpublished]);
  // A table of contents in Markdown is no page.
  const pages = listKept(layout.files, listing, [...exclude, ...contentExclude, ...layout.exclude]).filter(
    (path) => isPage(path, layout.project) && path !== sidebar && !isUnpublished(path),
  );
  const files = [
    ...pages.map((path) => toFile(path, "prose")),
    ...introductions.map((path): FoundFile => ({ ...toFile(path, "prose"), role: "introduction" })),
    ...(sidebar === undefined ? [] : [toFile(sidebar, "sidebar")]),
    ...categories.map((path) => toFile(path, "category")),
  ];
  const around = files.length === 0 ? [] : listKept(layout.surroundings, listing, exclude);
  return {
    given: layout.given,
    files,
    around: around.map((path) => toFile(path, "snippet")),
    root,
    hosts: layout.hosts,
    project: layout.project && placeProject(layout.project, prefix),
    checkout: isWhole({ folder, tree }, layout, exclude) ? prefix : undefined,
  };
}

/** Files whose name begins with an underscore are parts of others by custom: they are included, and no pages; but one is the page of a folder in Hugo. */
function isPage(path: string, project: DocsProject | undefined): boolean {
  return !/(?:^|\/)_[^/]*$/.test(path) || (project?.naming === "files" && /(?:^|\/)_index\.md$/.test(path));
}

/** The project with paths as those of the files. */
function placeProject(project: DocsProject, prefix: string): DocsProject {
  const place = (path: string): string => `${prefix}${path}`.replace(/\/$/, "");
  const { folder, statics, includes, redirects, collections } = project;
  return {
    ...project,
    folder: place(folder),
    statics: statics.map(place),
    redirects: redirects?.map(({ span, ...redirect }) => ({
      ...redirect,
      span: { ...span, file: prefix + span.file },
    })),
    includes: includes && { ...includes, bases: includes.bases.map(place) },
    collections: collections && new Map([...collections].map(([path, collection]) => [place(path), collection])),
  };
}

/** Git's folder, or its file in a further working tree, stands at the top of a checkout. */
function isWhole(
  { folder, tree }: Pick<Input, "folder" | "tree">,
  { surroundings }: ProseLayout,
  exclude: readonly string[],
): boolean {
  return exclude.length === 0 && surroundings.includes("**/*") && tree.exists(join(folder, ".git"));
}

/** Files that cannot be listed are none; that an input cannot be read at all has been reported. */
function listKept(globs: readonly string[], listing: Listing, exclude: readonly string[]): readonly string[] {
  try {
    return listing.dropIgnored(listing.find(globs, exclude)).toSorted();
  } catch {
    return [];
  }
}

const pictureExtensions: ReadonlySet<string> = new Set(["png", "jpg", "jpeg", "gif", "webp", "svg"]);
const assetExtensions: ReadonlySet<string> = new Set([...pictureExtensions, "pdf"]);

export interface SurroundingsOptions {
  /** What pages offer besides pictures and documents. */
  readonly downloads?: readonly FoundFile[];
  readonly published?: Surroundings["published"];
  readonly tree?: FileTree;
}

/** What stands around the pages. Of pictures, the first bytes are read, which tell their size. */
export function readSurroundings(
  prose: readonly FoundProse[],
  siteUrls: readonly string[],
  { downloads = [], published, tree = diskTree }: SurroundingsOptions = {},
): Surroundings {
  const around = prose.flatMap(({ around }) => around);
  const assets = [...around.filter(({ path }) => assetExtensions.has(extensionOf(path))), ...downloads].map((file) =>
    readAsset(file, tree),
  );
  const hosts = [
    ...siteUrls.map((url) => (url.endsWith("/") ? url : `${url}/`)),
    ...prose.flatMap(({ hosts }) => hosts),
  ];
  return {
    assets: new Map(assets.flatMap((asset) => (asset === undefined ? [] : [[asset.path, asset]]))),
    paths: new Set(around.map(({ path }) => path)),
    hosts: [...new Set(hosts)],
    checkouts: prose.flatMap(({ checkout }) => checkout ?? []),
    published,
    projects: new Map(prose.flatMap(({ root, project }) => (project === undefined ? [] : [[root, project]]))),
  };
}

function readAsset({ path, location }: FoundFile, tree: FileTree): AssetFile | undefined {
  const extension = extensionOf(path);
  const isPicture = pictureExtensions.has(extension);
  const read = tree.read(location, 0, isPicture ? headSizeOf(extension) : lfsHeadSize);
  if ("failure" in read) return undefined;
  const { size } = read;
  if (isLfsPointer(read.bytes)) return { path, size, isElsewhere: true };
  if (!isPicture) return { path, size };
  const known = readPictureSize(read.bytes);
  if (known !== undefined || read.bytes.length === size || read.bytes.length >= pictureHeadSize)
    return { path, size, ...known };
  const more = tree.read(location, 0, pictureHeadSize);
  return { path, size, ...("failure" in more ? undefined : readPictureSize(more.bytes)) };
}

/** Most pictures say how large they are at once; a drawing may say something else as long as not all of its first tag is there. */
function headSizeOf(extension: string): number {
  return extension === "svg" ? pictureHeadSize : shortHeadSize;
}

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1).toLowerCase();
}

/**
 * The files whose text pages take in, where they are among what stands around the pages, and what these take in themselves. What
 * takes files in before Markdown is read does so in all of them, whatever they are.
 */
export function readSnippets(
  sources: readonly SourceFile[],
  prose: readonly FoundProse[],
  read: (file: FoundFile) => SourceFile | undefined,
): readonly SourceFile[] {
  const around = new Map(prose.flatMap((found) => found.around.map((file) => [file.path, file])));
  const projects = new Map(prose.map(({ root, project }) => [root, project]));
  const known = new Set(sources.map(({ path }) => path));
  const snippets: SourceFile[] = [];
  let texts = sources.filter(({ kind }) => kind === "prose");
  while (texts.length > 0) {
    const wanted = texts.flatMap((file) => listWanted(file, projects.get(file.root ?? "")));
    texts = [];
    for (const path of wanted) {
      const found = known.has(path) ? undefined : around.get(path);
      known.add(path);
      const file = found && read(found);
      if (file === undefined) continue;
      snippets.push(file);
      // Parts of pages take in others in turn; what is included in another way is text as it stands.
      if (/\.mdx?$/i.test(path) || projects.get(file.root ?? "")?.includes !== undefined) texts.push(file);
    }
  }
  return snippets;
}

/** The paths of what a text may take in. */
function listWanted({ text, path, root = "" }: SourceFile, project: DocsProject | undefined): readonly string[] {
  const named = [...listInclusions(text), ...listRawPaths(text)];
  const included = named.flatMap((written) => listCandidates(written, path, root));
  const parts = listPartPaths(text).flatMap((part) =>
    listPartCandidates(part, path, { root, project: project?.folder }),
  );
  const { includes } = project ?? {};
  if (includes === undefined) return [...included, ...parts];
  const written = [...listIncludePaths(text, includes.style), ...(includes.appended ?? [])];
  const expanded = written.flatMap((written) => listIncludeCandidates(written, path, includes));
  return [...included, ...parts, ...expanded];
}
