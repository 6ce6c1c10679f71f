import type { NavigationEntry } from "../../../generator/page-model/navigation-file.ts";
import { matchRows, type FilterRow } from "../tables/match-rows.ts";

/** What a reader wants to see of a tree. */
export interface Narrowing {
  /** Words that a label has, in any order. */
  readonly text: string;
  /** The group at the top of the tree that things belong to; empty for all of them. */
  readonly part: string;
  /** The address of the page at hand, which stays. */
  readonly current: string | undefined;
}

/** What is left of a tree. */
export interface NarrowedTree {
  readonly entries: readonly NavigationEntry[];
  /** How many pages answer, by themselves or by a group around them. */
  readonly count: number;
}

interface EntryRow extends FilterRow {
  readonly entry: NavigationEntry;
  readonly rows: readonly EntryRow[];
}

/**
 * The entries that answer, in the groups around them, and all that is in groups that answer. A page that stands in several
 * groups, such as one for its subject and one for its kind, is left in the first and belongs to each of them.
 */
export function narrowEntries(entries: readonly NavigationEntry[], { text, part, current }: Narrowing): NarrowedTree {
  const parts = listPartsByPage(entries);
  const isInPart = (href: string): boolean => part === "" || parts.get(href)?.has(part) === true;
  const rows = toRows(entries, (href) => isInPart(href) || href === current);
  const { shown } = matchRows(rows, { text, marks: new Set() });
  let count = 0;
  const pick = (row: EntryRow): NavigationEntry | undefined => {
    const [label, href, more] = row.entry;
    const inner = row.rows.map(pick).filter((entry) => entry !== undefined);
    if (inner.length > 0) return [label, href, { ...more, items: inner }];
    if (shown.has(row) && isInPart(href)) count += 1;
    else if (href !== current) return undefined;
    return [label, href, { ...more, items: undefined }];
  };
  return { entries: rows.map(pick).filter((entry) => entry !== undefined), count };
}

/** The groups at the top to choose from: not one that only puts what several others hold into another order. */
export function listParts(entries: readonly NavigationEntry[]): readonly string[] {
  const parts = listPartsByPage(entries);
  return entries
    .filter((entry) => {
      const others = new Set(listPages(entry).flatMap((page) => [...(parts.get(page) ?? [])]));
      others.delete(entry[0]);
      return entry[2]?.items !== undefined && others.size < 2;
    })
    .map(([label]) => label);
}

/** Some of the pages, each once, in the groups that then hold any. */
function toRows(entries: readonly NavigationEntry[], isWanted: (href: string) => boolean): readonly EntryRow[] {
  const known = new Set<string>();
  const toRow = (entry: NavigationEntry): EntryRow | undefined => {
    const [label, href, { items, mark = "" } = {}] = entry;
    const rows = (items ?? []).map(toRow).filter((row) => row !== undefined);
    if (items === undefined) {
      if (!isWanted(href) || known.has(href)) return undefined;
      known.add(href);
    } else if (rows.length === 0) return undefined;
    return { entry, text: `${label} ${mark}`.toLowerCase(), marks: new Set(), rows };
  };
  return entries.map(toRow).filter((row) => row !== undefined);
}

/** By the address of a page, the groups at the top that it stands in. */
function listPartsByPage(entries: readonly NavigationEntry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, Set<string>>();
  for (const entry of entries) {
    for (const page of listPages(entry)) parts.set(page, (parts.get(page) ?? new Set()).add(entry[0]));
  }
  return parts;
}

/** The pages of an entry: its own where nothing is below it, else what is. */
function listPages([, href, more]: NavigationEntry): readonly string[] {
  return more?.items === undefined ? [href] : more.items.flatMap(listPages);
}
