import { globFolder } from "../files/glob-folder.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import { joinPath } from "../../places/content-paths.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { FoundFile, Input } from "../input.ts";
import { findProse, type FoundProse, withoutProject } from "./find-prose.ts";
import type { PlacedPages } from "./place-sections.ts";

/** The pages of projects below an input, where nothing else is configured than folders that they are in or keep their pages in. */
export function findMemberPages(input: Input, options: DiscoverOptions): readonly PlacedPages[] {
  const { content, include, exclude = [], contentExclude = [] } = options;
  if (include !== undefined) return [];
  const found = (input.members ?? []).flatMap((member): readonly PlacedPages[] => {
    const below = trimSlashes(member.prefix.slice(input.prefix.length));
    const given = content?.find((folder) => holds(folder, below, member));
    if (content !== undefined && given === undefined) return [];
    const own = { ...options, content: undefined, sidebar: undefined, exclude: [], contentExclude: [] };
    const isKept = createFilter(input, below, [...exclude, ...contentExclude]);
    const listed = findProse(member, own).map((prose) => ({ ...prose, files: prose.files.filter(isKept), given }));
    const pages = listed.filter(({ files }) => files.some(({ kind }) => kind === "prose"));
    return pages.length === 0 ? [] : [{ input: member, pages }];
  });
  return found.length === 0
    ? []
    : withRepository(found, findProse(withoutProject(input), { ...options, content: ["."] }));
}

/** They may refer to whatever is in the repository, which is told once. */
function withRepository(
  [first, ...others]: readonly PlacedPages[],
  [repository]: readonly FoundProse[],
): readonly PlacedPages[] {
  if (first === undefined) return [];
  const { around = [], checkout } = repository ?? {};
  const [page, ...further] = first.pages;
  const pages = page === undefined ? [] : [{ ...page, around: [...page.around, ...around], checkout }, ...further];
  return [{ ...first, pages }, ...others];
}

/** What is left out is said in globs that count from the input. */
function createFilter(
  { listing, prefix }: Input,
  below: string,
  exclude: readonly string[],
): (file: FoundFile) => boolean {
  if (exclude.length === 0) return () => true;
  const kept = new Set(listing.find([`${globFolder(below)}**/*`], exclude).map((path) => prefix + path));
  return ({ path, kind }) => kind !== "prose" || kept.has(path);
}

/** Globs of what is theirs alone, below the input. */
export function listOwnGlobs(input: Input, members: readonly PlacedPages[]): readonly string[] {
  return members.flatMap(({ pages }) => pages.map(({ root }) => `${globFolder(root.slice(input.prefix.length))}**`));
}

function holds(folder: string, below: string, { layout }: Input): boolean {
  const path = joinPath("", folder);
  if (path === undefined) return false;
  return path === "" || `${below}/`.startsWith(`${path}/`) || path === joinPath(below, layout.prose?.root ?? "");
}
