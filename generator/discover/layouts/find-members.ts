import { join } from "node:path";
import { folderOf } from "../../places/content-paths.ts";
import type { FileTree } from "../files/file-tree.ts";
import { type Listing, listFiles } from "../files/list-files.ts";
import { memberConfigs, projectFolders } from "../guide-projects/guide-project-marks.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import type { Input } from "../input.ts";
import { findLayout } from "./find-layout.ts";

/** What is tried, offered or borrowed in such folders is about nothing of the repository's own. */
const besideTheWork =
  /(?:^|\/)(?:\.(?!vitepress\/|vuepress\/)[^/]*|_*(?:examples?|fixtures?|mocks?|samples?|scaffold\w*|templates?|tests?|testdata|vendor|third[-_]party)_*)\//i;

/** With more of them, a folder is a collection of projects, and nobody's documentation. */
const mostMembers = 200;

interface Repository {
  readonly given: string;
  readonly folder: string;
  readonly prefix: string;
  readonly listing: Listing;
  readonly tree: FileTree;
}

/** Globs of the configurations of projects anywhere. */
export const anyMember: readonly string[] = memberConfigs.map((name) => `**/${name}`);

/**
 * The projects of guides that stand in folders of a repository which is none itself, or takes them in, as those of several services or
 * packages: each is an input below its own, so that its paths are those of the repository.
 */
export async function findMembers(
  { given, folder, prefix, listing, tree }: Repository,
  configs: readonly string[],
): Promise<readonly Input[]> {
  const folders = listFolders(listing, configs);
  const members: Input[] = [];
  for (const below of folders.slice(0, mostMembers)) {
    // What stands within a project is a part of it.
    if (members.some((member) => `${prefix}${below}/`.startsWith(placeOf(member)))) continue;
    const place = join(folder, below);
    const layout = await findLayout(place, tree);
    if (layout.project === undefined || layout.prose === undefined) continue;
    members.push({ given, folder: place, layout, prefix: `${prefix}${below}/`, listing: listFiles(place, tree), tree });
  }
  return members;
}

/** The folder of the project that a member is, with a slash behind it. */
function placeOf({ prefix, layout: { project } }: Input): string {
  return project === undefined || project.folder === "" ? prefix : `${prefix}${project.folder}/`;
}

/** Folders around the configuration of a project, those that others are in the first. */
function listFolders(listing: Listing, configs: readonly string[]): readonly string[] {
  const found = listing.dropIgnored(listing.find(configs));
  // What somebody names is meant, wherever it is.
  const meant = configs === anyMember ? found.filter((path) => !besideTheWork.test(path)) : found;
  const folders = meant.map((path) => leaveSiteFolder(folderOf(path)));
  return [...new Set(folders)].filter((folder) => folder !== "").toSorted();
}

/** A package has its guides in a folder of its own, as a repository has, where its layout looks for them. */
function leaveSiteFolder(folder: string): string {
  const place = folder.replace(/(?:^|\/)\.(?:vitepress|vuepress)$/, "");
  const own = siteFolders.find((name) => place === name || place.endsWith(`/${name}`)) ?? "";
  return trimSlashes(place.slice(0, place.length - own.length));
}

const siteFolders: readonly string[] = [
  ...["docs/source", "doc/source", "docs/src", "doc"],
  ...projectFolders.filter((below) => /^[^/]+\/$/.test(below)).map(trimSlashes),
];
