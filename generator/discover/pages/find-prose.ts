import { join } from "node:path";
import fastGlob from "fast-glob";
import type { DiscoverOptions } from "../discover-options.ts";
import { createIgnoreFilter } from "../files/git-ignore.ts";
import type { LinkedFile, Listing } from "../files/list-files.ts";
import type { FoundFile, Input } from "../input.ts";
import type { ProseLayout } from "../layouts/layout.ts";
import { sidebarsBeside } from "../layouts/prose-folder.ts";
import { printDefaults } from "../guide-projects/page-defaults.ts";
import { readVault } from "../guide-projects/read-vault.ts";
import { isVault } from "../layouts/vault-layout.ts";
import { openContent } from "./open-content.ts";
import { pictureExtensions } from "./read-asset.ts";
import type { DocsProject } from "../../sources/surroundings.ts";
import { dropMarkdownEnding, isMarkdownFile, isSourceOfMarkdown } from "../../places/markdown-files.ts";

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
  readonly startsWithReadme?: true | undefined;
  readonly project?: DocsProject | undefined;
  /** What the paths begin with when all of a repository is around the pages, so that what is not there is nowhere. */
  readonly checkout?: string | undefined;
}

/**
 * The hand-written pages of an input: in the configured folders, else where its layout has them. With
 * globs of its own for the model, an input has pages only where they are asked for.
 */
export function findProse(input: Input, options: DiscoverOptions): readonly FoundProse[] {
  const { include, sidebar } = options;
  const content = input.isFiles === true ? undefined : options.content;
  const layouts: readonly (ProseLayout & { readonly given?: string })[] =
    content !== undefined
      ? content.flatMap((folder) =>
          openContent(folder, sidebar === undefined ? input : withoutProject(input)).map((prose) =>
            placeSidebars({ ...prose, given: folder }, content.length === 1),
          ),
        )
      : include === undefined && input.layout.prose !== undefined
        ? [input.layout.prose, ...(input.layout.furtherProse ?? [])]
        : [];
  const found: FoundProse[] = [];
  for (const layout of layouts) {
    const named = sidebar === undefined ? layout : { ...layout, sidebars: [sidebar], furtherSidebars: [] };
    found.push(findInLayout(input, named, options));
  }
  return found.filter(({ files }) => files.length > 0);
}

/** The input as the folder that it is, whatever project it is too. */
export function withoutProject(input: Input): Input {
  return { ...input, layout: { ...input.layout, project: undefined } };
}

function placeSidebars<Folder extends ProseLayout>(layout: Folder, isAlone: boolean): Folder {
  return isAlone && layout.sidebars.length > 0 && layout.project === undefined
    ? { ...layout, sidebars: [...layout.sidebars, ...sidebarsBeside] }
    : layout;
}

/** Hidden folders that hosts of repositories read, where many a README has its pictures. */
const picturesOfHosts: readonly string[] = [
  `.{forgejo,gitea,github,gitlab}/**/*.{${[...pictureExtensions].join(",")}}`,
];

function findInLayout(
  input: Input,
  layout: ProseLayout & { readonly given?: string },
  { exclude = [], contentExclude = [] }: DiscoverOptions,
): FoundProse {
  const { folder, prefix, listing, tree } = input;
  const root = `${prefix}${layout.root}`.replace(/\/$/, "");
  const isOfVault = isVault(join(folder, layout.root), tree);
  const wikiLinks = layout.wikiLinks ?? (isOfVault ? "name first" : undefined);
  const toFile = (below: string, kind: "prose" | "sidebar" | "category" | "snippet"): FoundFile => ({
    path: prefix + below,
    below,
    location: join(folder, below),
    kind,
    root,
    formulas: layout.formulas,
    variables: layout.variables,
    wikiLinks,
    frontMatter: layout.frontMatter,
    defaults: kind === "prose" && layout.defaults !== undefined ? printDefaults(below, layout.defaults) : undefined,
    countsFromTop: kind === "sidebar" ? layout.project?.countsFromTop : undefined,
  });
  const introductions = listKept(layout.introductions ?? [], listing, [...exclude, ...contentExclude]);
  const categories = listKept(layout.categories ?? [], listing, exclude);
  const sidebars = new Set(listKept(layout.sidebars.map(fastGlob.escapePath), listing, exclude));
  const sidebar = layout.sidebars.find((path) => sidebars.has(path));
  const further = listKept(layout.furtherSidebars ?? [], listing, exclude).toSorted();
  const ofOrder = new Set([...(sidebar === undefined ? [] : [sidebar]), ...further]);
  const unpublished = [layout.unpublished, isOfVault ? readVault(folder, layout.root, tree) : undefined];
  const filters = unpublished.flatMap((one) => (one === undefined ? [] : [createIgnoreFilter([one])]));
  const isUnpublished = (path: string): boolean => filters.some((isIgnored) => isIgnored(path));
  // A table of contents in Markdown is no page.
  const pages = withoutSources(
    listKept(layout.files, listing, [...exclude, ...contentExclude, ...layout.exclude]).filter(
      (path) => isPage(path, layout.project) && !ofOrder.has(path) && !isUnpublished(path),
    ),
  );
  const linked = layout.project === undefined ? [] : listLinked(layout, pages, input, [...exclude, ...contentExclude]);
  const linkedPages = linked.filter(
    ({ path }) => isMarkdownFile(path) && isPage(path, layout.project) && !ofOrder.has(path) && !isUnpublished(path),
  );
  const files = [
    ...pages.map((path) => toFile(path, "prose")),
    ...linkedPages.map(({ path, location }) => ({ ...toFile(path, "prose"), location })),
    ...introductions.map((path): FoundFile => ({ ...toFile(path, "prose"), role: "introduction" })),
    ...[...ofOrder].map((path) => toFile(path, "sidebar")),
    ...categories.map((path) => toFile(path, "category")),
  ];
  const isUnlisted = createIgnoreFilter(layout.unlisted === undefined ? [] : [layout.unlisted]);
  const unlisted = layout.unlisted === undefined ? undefined : pages.filter(isUnlisted).map((path) => prefix + path);
  const around = files.length === 0 ? [] : listKept([...layout.surroundings, ...picturesOfHosts], listing, exclude);
  return {
    given: layout.given,
    files,
    around: [
      ...around.map((path) => toFile(path, "snippet")),
      ...linked.map(({ path, location }) => ({ ...toFile(path, "snippet"), location })),
    ],
    root,
    hosts: layout.hosts,
    startsWithReadme: layout.startsWithReadme,
    project: layout.project && { ...placeProject(layout.project, prefix), unlisted },
    checkout: isWhole({ folder, tree }, layout, exclude) ? prefix : undefined,
  };
}

/** A notebook, or a text of Quarto, beside Markdown of the same name is what that was made of, and no page again. */
function withoutSources(pages: readonly string[]): readonly string[] {
  const known = new Set(pages);
  return pages.filter((path) => !isSourceOfMarkdown(path) || !known.has(`${dropMarkdownEnding(path)}.md`));
}

/**
 * Links below the folder of the pages of another tool, which follows them, such as `docs/index.md` to the README. What has a page
 * already has no second one.
 */
function listLinked(
  { root, files, exclude: left }: ProseLayout,
  pages: readonly string[],
  { folder, listing }: Input,
  exclude: readonly string[],
): readonly LinkedFile[] {
  const known = new Set(pages.map((path) => join(folder, path)));
  const below = root === "" || root === "." ? files : [`${fastGlob.escapePath(root)}/**/*`];
  try {
    const found = listing.findLinked(below, [...exclude, ...left]).filter(({ location }) => !known.has(location));
    const kept = new Set(listing.dropIgnored(found.map(({ path }) => path)));
    return found.filter(({ path }) => kept.has(path)).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  } catch {
    return [];
  }
}

/** Files whose name begins with an underscore are parts of others by custom: they are included, and no pages; but one is the page of a folder in Hugo. */
function isPage(path: string, project: DocsProject | undefined): boolean {
  return (
    !/(?:^|\/)_[^/]*$/.test(path) ||
    (project?.naming === "files" && /(?:^|\/)_index(?:\.[a-z]{2,3}(?:-[a-z\d]+)*)?\.md$/i.test(path))
  );
}

/** The project with paths as those of the files. */
function placeProject(project: DocsProject, prefix: string): DocsProject {
  const place = (path: string): string => `${prefix}${path}`.replace(/\/$/, "");
  const { folder, statics, includes, redirects, collections, beside, contents } = project;
  return {
    ...project,
    ...(contents === undefined ? undefined : { contents: prefix + contents }),
    folder: place(folder),
    statics: statics.map(place),
    redirects: redirects?.map(({ span, ...redirect }) => ({
      ...redirect,
      span: { ...span, file: prefix + span.file },
    })),
    beside: beside?.map((other) => ({ ...other, root: place(other.root) })),
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
