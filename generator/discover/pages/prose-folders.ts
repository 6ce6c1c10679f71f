import { posix } from "node:path";
import type { Listing } from "../files/list-files.ts";
import { isMarkdownFile, markdownGlob } from "../../places/markdown-files.ts";

/** Folders in which projects keep their guides. */
export const proseFolders: readonly string[] = [
  ...["content", "docs", "doc", "documentation", "Documentation", "guides"],
  // Of providers of Terraform, and of other projects whose site has a folder of its own.
  "website/docs",
];

/** Those of them with Markdown in them. */
export function findProseFolders(listing: Listing): readonly string[] {
  const pages = listing.dropIgnored(listing.find(proseFolders.map((name) => `${name}/**/*.${markdownGlob}`)));
  return proseFolders.filter((name) => pages.some((path) => path.startsWith(`${name}/`)));
}

/** Folders whose Markdown is about code, or shows what a program reads. */
const ofCode =
  /(?:^|\/)(?:\.[^/]*|_*(?:examples?|fixtures?|mocks?|samples?|scaffold\w*|templates?|tests?|testdata|vendor|third[-_]party)_*)\//i;

/** Nobody reads longer lists. */
const mostFolders = 5;

/** Folders at the top with guides in them, whatever they are called, those with the most first: what a person may want to name. */
export function findOtherGuides(listing: Listing): readonly string[] {
  const pages = new Map<string, number>();
  for (const path of listing.dropIgnored(listing.find([`*/**/*.${markdownGlob}`]))) {
    const folder = path.slice(0, path.indexOf("/"));
    const name = posix.basename(path);
    if (ofCode.test(path) || !isGuide(name) || inCapitals.test(name)) continue;
    pages.set(folder, (pages.get(folder) ?? 0) + 1);
  }
  const ordered = [...pages].sort(([a, most], [b, other]) => other - most || (a < b ? -1 : 1));
  return ordered.slice(0, mostFolders).map(([folder]) => folder);
}

/** What stands at the top of any repository and is no guide. */
const ofRepositories =
  /^(?:agents|authors|changelog|changes|claude|code_of_conduct|contributing|contributors|governance|history|license|maintainers|notice|pull_request_template|readme|releasing|roadmap|security|support|todo)\.(?:mdx?|markdown|rmd|qmd)$/i;

/** Whether a page stands at the top of a repository as it does at that of any other; a README is about what it lies in. */
export function isOfRepository(path: string): boolean {
  return ofRepositories.test(path) && !/^readme\b/i.test(path);
}

/** What guides show or offer, and what stands beside them in repositories. */
const besideGuides =
  /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|pdf|docx?|xlsx?|pptx?|odt|txt|csv|drawio|excalidraw|mp[34]|webm|zip)$|(?:^|\/)(?:LICEN[CS]E|NOTICE|COPYING|AUTHORS|CODEOWNERS)$|^(?:sidebars?|aspectdoc\.config)\.[a-z]+$|(?:^|\/)\.[^/]+$/i;

/** What orders guides from the folder at whose top it is: that of Redocly, of a wiki of Azure DevOps, and of Fern. */
const orders: readonly string[] = ["sidebars.{yaml,yml}", ".order", "fern.config.json"];

/** The folder in which a repository keeps the site that Fern makes. */
export const fernFolder = "fern";

/** Whether a repository has such a folder, with a site in it. */
export function hasFern(listing: Listing): boolean {
  return listing.find([`${fernFolder}/docs.yml`]).length > 0;
}

/**
 * Whether a folder holds guides and what they refer to, and nothing else, or what orders them at its top; a README alone is about
 * something that isn't there.
 */
export function holdsGuidesAlone(listing: Listing): boolean {
  if (listing.find(orders).length > 0) return true;
  const paths = listing.dropIgnored(listing.find(["**/*"]));
  const others = paths.filter((path) => !isMarkdownFile(path));
  return others.length < paths.length && others.every((path) => besideGuides.test(path)) && paths.some(isGuide);
}

function isGuide(path: string): boolean {
  return isMarkdownFile(path) && !ofRepositories.test(path);
}

/** As `NEWS.md`: what is written in capitals is about a repository, whichever word it is. */
const inCapitals = /^[A-Z\d_-]+\.\w+$/;

/** Whether a folder has a guide at its top, beside whatever folders it has. */
export function hasGuideAtTop(listing: Listing): boolean {
  return listing.dropIgnored(listing.find([`*.${markdownGlob}`])).some(isGuideAtTop);
}

/** Whether a path is that of a guide at the top, and of nothing that stands there in any repository. */
export function isGuideAtTop(path: string): boolean {
  return !path.includes("/") && isGuide(path) && !inCapitals.test(path);
}
