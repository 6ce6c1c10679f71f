import { basename } from "node:path";
import type { Listing } from "../files/list-files.ts";
import { markdownGlob } from "../../places/markdown-files.ts";

/** Folders in which projects keep their guides. */
export const proseFolders: readonly string[] = ["content", "docs", "documentation", "guides"];

/** What stands at the top of any repository and is no guide. */
const ofRepositories =
  /^(?:agents|authors|changelog|changes|claude|code_of_conduct|contributing|contributors|governance|history|license|maintainers|notice|pull_request_template|readme|releasing|roadmap|security|support|todo)\.(?:mdx?|markdown)$/i;

/** Whether a folder without a model is one of guides: it is called so, or has a guide at its top. */
export function holdsGuides(folder: string, listing: Listing): boolean {
  const glob = proseFolders.includes(basename(folder)) ? `**/*.${markdownGlob}` : `*.${markdownGlob}`;
  const pages = listing.dropIgnored(listing.find([glob])).filter((path) => !ofRepositories.test(path));
  return pages.length > 0;
}
