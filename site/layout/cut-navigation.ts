import { hashText } from "../../generator/page-model/hash-text.ts";
import type { NavigationItem, NavigationTree } from "../../generator/page-model/page.ts";

/*
 * A page carries only the part of its section's tree that a reader is likely to want next: the items at
 * the top, the way down to the page, and the page's nearest siblings. The rest is behind links to index
 * pages, and scripts fetch it from one file for the whole site. Each item's markup is made once; what a
 * page adds is a few joined texts.
 */

/** A tree with the markup of each of its items. */
export interface PreparedTree {
  /** Names what it says. */
  readonly state: string;
  readonly items: readonly PreparedItem[];
  /** By address: the item of the page itself rather than a group that leads to it. */
  readonly places: ReadonlyMap<string, PreparedItem>;
}

interface PreparedItem {
  readonly href: string | undefined;
  /** Its link, or its label where it has none, as it stands when it isn't current: from `<a` on. */
  readonly markup: string;
  /** Its tag, up to its link. */
  readonly start: string;
  /** All of it, as it stands where it neither is current nor leads to what is. */
  readonly line: string;
  readonly parent: PreparedItem | undefined;
  readonly position: number;
  readonly items: readonly PreparedItem[];
}

/** Renders the label of an item. */
export type RenderLabel = (item: NavigationItem) => string;

/** Makes the markup of all items, which every page of the tree shares. */
export function prepareNavigation(tree: NavigationTree, renderLabel: RenderLabel): PreparedTree {
  const places = new Map<string, PreparedItem>();
  const prepare = (item: NavigationItem, position: number, parent: PreparedItem | undefined): PreparedItem => {
    const children: PreparedItem[] = [];
    const label = renderLabel(item);
    const markup =
      item.href === undefined ? `<span>${label}</span>` : `<a href="${escapeAttribute(item.href)}">${label}</a>`;
    const isBranch = item.items !== undefined && item.items.length > 0;
    const names = [isBranch ? "branch" : "", item.className ?? ""].filter((name) => name !== "").map(escapeAttribute);
    const start = names.length === 0 ? "<li>" : `<li class="${names.join(" ")}">`;
    const line = `${start}${markup}</li>`;
    const prepared = { href: item.href, markup, start, line, parent, position, items: children };
    children.push(...(item.items ?? []).map((child, index) => prepare(child, index, prepared)));
    // Children first: a group without a page of its own leads to its first one. Or to the page of the group around it.
    const isPartOfParent = children.length > 0 && item.href === parent?.href;
    if (item.href !== undefined && !isPartOfParent && !places.has(item.href)) places.set(item.href, prepared);
    return prepared;
  };
  const items = tree.items.map((item, index) => prepare(item, index, undefined));
  return { state: hashText(JSON.stringify(tree)).toString(36), items, places };
}

/** How many items of a level a page shows: at the top, along the way, and beside the page. */
interface Measure {
  readonly top: number;
  readonly way: number;
  readonly last: number;
}

/** From the largest, which is some sixty links, to what the shortest page has. */
const measures: readonly Measure[] = [
  { top: 24, way: 12, last: 24 },
  { top: 20, way: 7, last: 12 },
  { top: 16, way: 4, last: 8 },
  { top: 12, way: 2, last: 4 },
];

/**
 * The part of the tree for a page: the largest of a few that fits into so many characters, else the
 * smallest. The first of the addresses that the tree has is marked as current; it is the page itself, and
 * the others are above it.
 */
export function cutNavigation(tree: PreparedTree, hrefs: readonly string[], room: number): string {
  let cut = "";
  for (const measure of measures) {
    cut = cutTo(tree, hrefs, measure);
    if (cut.length <= room) break;
  }
  return cut;
}

function cutTo({ items, places }: PreparedTree, hrefs: readonly string[], measure: Measure): string {
  const found = hrefs.findIndex((href) => places.has(href));
  const current = places.get(hrefs[found] ?? "");
  const way: PreparedItem[] = [];
  for (let item = current; item !== undefined; item = item.parent) way.unshift(item);
  const mark = found === 0 ? "page" : "true";
  const levels = way.length + (current !== undefined && current.items.length > 0 ? 1 : 0);

  const renderLevel = (level: number, siblings: readonly PreparedItem[], parent: PreparedItem | undefined): string => {
    const on = way[level];
    const most = level === 0 ? measure.top : level === levels - 1 ? measure.last : measure.way;
    const shown = chooseShown(siblings, on?.position ?? 0, most);
    // Joined, each level would copy all that is below it.
    let list = "";
    for (const item of shown) {
      if (item !== current && item !== on) {
        list += item.line;
        continue;
      }
      const markup = item === current ? `<a aria-current="${mark}"${item.markup.slice("<a".length)}` : item.markup;
      const isOpen = item === on && item.items.length > 0;
      list += `${item.start}${markup}${isOpen ? renderLevel(level + 1, item.items, item) : ""}</li>`;
    }
    const index = (parent ?? siblings[0])?.href;
    const rest =
      shown.length < siblings.length && index !== undefined
        ? `<li class="more"><a href="${escapeAttribute(index)}">All ${siblings.length}</a></li>`
        : "";
    return `<ul>${list}${rest}</ul>`;
  };
  return renderLevel(0, items, undefined);
}

/** The items around a position. A level that is a little longer is shown whole: a link to the rest takes a line too. */
function chooseShown(items: readonly PreparedItem[], position: number, most: number): readonly PreparedItem[] {
  if (items.length <= most + 2) return items;
  const start = Math.min(Math.max(0, position - Math.floor(most / 2)), items.length - most);
  return items.slice(start, start + most);
}

function escapeAttribute(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
