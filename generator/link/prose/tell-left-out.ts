import { proseLinkCodes } from "../../diagnostics/codes/prose-links.ts";
import type { Report } from "../../diagnostics/report.ts";
import { belowRoot } from "../../places/content-paths.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { ProseOutline } from "./outline-prose.ts";

/** Nobody reads longer lists. */
const mostNamed = 3;
/** What a repository has of Markdown besides its guides: what is written in capitals, is hidden, or belongs to code. */
const besideGuides =
  /(?:^|\/)(?:[A-Z\d_-]+\.md|\.[^/]*|_[^/]*|node_modules|vendor|templates?|includes?|snippets|partials|tests?)(?:\/|$)/;

/** Tells of each book whose table of contents leaves pages out that they are none, which its own tool doesn't say. */
export function tellLeftOut(
  { pages, takenIn = [], surroundings: { projects, paths } }: ProseOutline,
  report: Report,
): void {
  for (const [root, { contents }] of projects ?? []) {
    if (contents === undefined) continue;
    // What pages take in is in them.
    const known = new Set([contents, ...pages.map(({ document }) => document.file), ...takenIn]);
    const others = [...(projects?.keys() ?? [])].filter((other) => other !== root && isBelow(other, root));
    const left = [...paths].filter(
      (path) =>
        /\.md$/i.test(path) &&
        isBelow(path, root) &&
        !known.has(path) &&
        !besideGuides.test(belowRoot(path, root)) &&
        !others.some((other) => isBelow(path, other)),
    );
    if (left.length === 0) continue;
    const named = left.toSorted().slice(0, mostNamed);
    report.add(proseLinkCodes.notInContents({ contents, paths: named, count: left.length }), startOfFile(contents));
  }
}

function isBelow(path: string, root: string): boolean {
  return root === "" || path.startsWith(`${root}/`);
}
