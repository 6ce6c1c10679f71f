import { markdownEndings } from "../../places/markdown-files.ts";
import { basename, join } from "node:path";
import { belowRoot } from "../../places/content-paths.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import { findProse, type FoundProse, withoutProject } from "./find-prose.ts";
import type { FoundFile, Input } from "../input.ts";
import { isOfModel } from "../kinds/is-of-model.ts";
import { genericLayout } from "../layouts/generic-layout.ts";
import type { DocsProject } from "../../sources/surroundings.ts";
import { followGuides } from "./follow-guides.ts";
import { fernFolder, hasFern, hasGuideAtTop, holdsGuidesAlone, isGuideAtTop, proseFolders } from "./prose-folders.ts";

/**
 * Guides are in the folders that are configured, or where the layout has them. Of an input without either they are the Markdown in its
 * folder of docs, whichever of the usual names that has, be there a model beside it or nothing else; the README of a model is its first page.
 */
export function findPages(input: Input, files: readonly FoundFile[], options: DiscoverOptions): readonly FoundProse[] {
  const found = findProse(input, options);
  const { content, include } = options;
  const own = found.length > 0 ? undefined : content?.find((path) => isFolder(input, path));
  if (own !== undefined)
    return findProse(input, { ...options, content: ["."] }).map((prose) => ({ ...prose, given: own }));
  const hasModel = files.some(isOfModel);
  if (found.length > 0 || content !== undefined || include !== undefined) {
    const [only, ...others] = found;
    return only === undefined || others.length > 0 || hasModel ? found : [beginAtTop(only)];
  }
  // A checkout of the platform, and files that were named themselves, say themselves what is read.
  if (hasModel && input.layout !== genericLayout) return found;
  // Whoever names a folder of guides means what is in it.
  const isOfGuides = proseFolders.includes(basename(input.folder)) || holdsGuidesAlone(input.listing);
  // One called `guides` among others, as wikis have it, is a part of them.
  if (isOfGuides && hasGuideAtTop(input.listing)) return findIn(".", input, options);
  for (const name of hasFern(input.listing) ? [fernFolder, ...proseFolders] : proseFolders) {
    // To look for all that guides consist of takes as long in a folder that isn't there.
    if (!input.tree.exists(join(input.folder, name))) continue;
    const below = findIn(name, input, options);
    // A sidebar may stand beside any of them.
    const hasPages = below.some((prose) => prose.files.some(({ kind }) => kind === "prose"));
    if (hasPages) return below.map((prose) => withReadme(prose, input, options, hasModel));
  }
  if (isOfGuides) return findIn(".", input, options);
  return hasModel || (input.members ?? []).length > 0 ? findReadme(input, options) : [];
}

/** The README of a folder that a plug-in has found something in, and nothing else has: what readers of that begin with. */
export function findReadmeBeside(input: Input, options: DiscoverOptions): readonly FoundProse[] {
  const isPlain = input.layout === genericLayout && options.content === undefined && options.include === undefined;
  return isPlain ? findReadme(input, options) : [];
}

/**
 * Where all guides are those of projects below, or none is in a folder of guides, the README is what readers begin with, else what lies
 * beside it; and what that leads to are guides too.
 */
function findReadme(input: Input, options: DiscoverOptions): readonly FoundProse[] {
  return findIn(".", input, options).flatMap((prose): readonly FoundProse[] => {
    const pages = prose.files.filter(({ kind }) => kind === "prose").map(({ below }) => below);
    const readme = pages.filter((path) => /^readme\.mdx?$/i.test(path));
    const starts = readme.length > 0 ? readme : pages.filter(isGuideAtTop);
    const read = (path: string): string | undefined => {
      const answer = input.tree.read(join(input.folder, path), largestGuide, 0);
      return "failure" in answer ? undefined : answer.bytes.toString("utf8");
    };
    // What is in folders that are projects of guides, these tell themselves.
    const kept = new Set((input.members ?? []).length > 0 ? readme : followGuides(starts, pages, read));
    const files = prose.files.filter(({ below }) => kept.has(below));
    return files.length === 0 ? [] : [{ ...prose, files, project: projectOfReadme }];
  });
}

/** In bytes; nobody follows the links of a longer one. */
const largestGuide = 1_000_000;

/** A project whose README is the first page of the site, as an index is of a project's. */
const projectOfReadme: DocsProject = { naming: "files", folder: "", statics: [], route: "", followsLinks: true };

/**
 * The README of a repository is the first page of its docs, unless they have an index. A README of their own often says how they are made, so
 * that it is one of them; with nothing above it they begin with it, but for those of a model, which has a first page of its own.
 */
function withReadme(
  prose: FoundProse,
  { prefix, folder, listing }: Input,
  { exclude = [], contentExclude = [] }: DiscoverOptions,
  hasModel: boolean,
): FoundProse {
  const { files, root } = prose;
  const isThere = (name: string): boolean => {
    const form = new RegExp(String.raw`^${name}\.(?:${markdownEndings})$`, "i");
    return files.some(({ path, kind }) => kind === "prose" && form.test(belowRoot(path, root)));
  };
  const [hasIndex, hasReadme] = [isThere("index"), isThere("readme")];
  const asIs = hasModel ? prose : beginAtTop(prose);
  if (hasIndex && !hasReadme) return asIs;
  const written = listing.dropIgnored(
    listing.find(["README.md", "Readme.md", "readme.md", "README.MD"], [...exclude, ...contentExclude]),
  );
  const [name] = written;
  if (name === undefined) return asIs;
  const readme: FoundFile = { path: prefix + name, below: name, location: join(folder, name), kind: "prose", root };
  return { ...prose, files: [readme, ...files] };
}

/** A folder of guides alone begins with the README at its top, where no project says what it begins with. */
function beginAtTop(prose: FoundProse): FoundProse {
  return prose.project === undefined ? { ...prose, startsWithReadme: true } : prose;
}

/** Whether the input is the folder that a path means which counts from above it. */
function isFolder({ folder }: Input, path: string): boolean {
  return `${folder.replaceAll("\\", "/")}/`.endsWith(`/${path.replace(/\/$/, "")}/`);
}

function findIn(folder: string, input: Input, options: DiscoverOptions): readonly FoundProse[] {
  return findProse(withoutProject(input), { ...options, content: [folder] }).map((prose) => ({
    ...prose,
    given: undefined,
  }));
}

/** Where a folder without a layout has its guides. */
export const docsFolder = "docs";
