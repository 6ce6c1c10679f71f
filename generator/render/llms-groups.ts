import type { NavigationItem, NavigationTree } from "../page-model/page.ts";
import type { PageFrame } from "../page-model/render-request.ts";

/** Some of the pages of a family that belong together, as navigation has them. */
export interface LlmsGroup {
  /** Absent where all pages of the family are one group. */
  readonly title?: string | undefined;
  readonly pages: readonly PageFrame[];
  /** How many more there are than have room. */
  readonly left: number;
}

/**
 * The pages of a family by the groups of its tree, each with as many as there is room for, so that small groups are there whole.
 * Of a group, those come first that others stand below.
 */
export function groupForLlms(
  pages: readonly PageFrame[],
  { tree, index, room, hrefOf }: GroupingContext,
): readonly LlmsGroup[] {
  const trails = listTrails(tree?.items ?? [], index);
  const groups = new Map<string | undefined, PageFrame[]>();
  for (const page of pages) {
    const title = trails.get(hrefOf(page))?.[0];
    const known = groups.get(title);
    if (known === undefined) groups.set(title, [page]);
    else known.push(page);
  }
  const most = shareRoom(
    [...groups.values()].map(({ length }) => length),
    room,
  );
  const depthOf = (page: PageFrame): number => trails.get(hrefOf(page))?.length ?? 0;
  return [...groups].map(([title, all]) => {
    const sorted = all.length <= most ? all : all.toSorted((one, other) => depthOf(one) - depthOf(other));
    return {
      title: groups.size === 1 ? undefined : (title ?? others),
      pages: sorted.slice(0, most),
      left: Math.max(0, all.length - most),
    };
  });
}

interface GroupingContext {
  readonly tree: NavigationTree | undefined;
  /** The address of the page that lists all of them. */
  readonly index: string;
  /** How many pages are named. */
  readonly room: number;
  readonly hrefOf: (page: PageFrame) => string;
}

/** What stands in no group of the tree. */
const others = "Others";

/** How many each of several may have at most, so that all have room together. */
export function shareRoom(sizes: readonly number[], room: number): number {
  let left = room;
  for (const [place, size] of sizes.toSorted((one, other) => one - other).entries()) {
    const share = Math.floor(left / (sizes.length - place));
    if (size > share) return share;
    left -= size;
  }
  return room;
}

/** By address, the labels of what a page stands below, from the top; what is around all of a family says nothing. */
function listTrails(items: readonly NavigationItem[], index: string): ReadonlyMap<string, readonly string[]> {
  const trails = new Map<string, readonly string[]>();
  const open = [{ items, trail: [] as readonly string[] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const { label, href, items: inner = [] } of next.items) {
      const below = href === index ? [] : [...next.trail, label];
      // What a group at the top is called for is in it.
      const own = next.trail.length === 0 && inner.length > 0 ? below : next.trail;
      if (href !== undefined && !trails.has(href)) trails.set(href, own);
      if (inner.length > 0) open.push({ items: inner, trail: below });
    }
  }
  return trails;
}
