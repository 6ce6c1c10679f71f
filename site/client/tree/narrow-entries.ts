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

/** Narrows a tree, again and again. */
export type NarrowTree = (wanted: Narrowing) => NarrowedTree;

/**
 * What gives the entries that answer, in the groups around them, and all that is in groups that answer. A page that stands in
 * several groups, such as one for its subject and one for its kind, is left in the first and belongs to each of them.
 */
export function prepareNarrowing(entries: readonly NavigationEntry[]): NarrowTree {
  const parts = listPartsByPage(entries);
  const rows = toRows(entries);
  return ({ text, part, current }) => {
    const { shown } = matchRows(rows, { text, marks: new Set() });
    let count = 0;
    const pick = (row: EntryRow): NavigationEntry | undefined => {
      const [label, href, more] = row.entry;
      if (more?.items !== undefined) {
        const items = row.rows.map(pick).filter((entry) => entry !== undefined);
        return items.length === 0 ? undefined : [label, href, { ...more, items }];
      }
      if (shown.has(row) && (part === "" || parts.get(href)?.has(part) === true)) count += 1;
      else if (href !== current) return undefined;
      return row.entry;
    };
    return { entries: rows.map(pick).filter((entry) => entry !== undefined), count };
  };
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

/** The pages, each once, in the groups that then hold any. */
function toRows(entries: readonly NavigationEntry[]): readonly EntryRow[] {
  const known = new Set<string>();
  const toRow = (entry: NavigationEntry): EntryRow | undefined => {
    const [label, href, { items, mark = "" } = {}] = entry;
    const rows = (items ?? []).map(toRow).filter((row) => row !== undefined);
    if (items === undefined) {
      // A mere heading leads nowhere.
      if (href === "" || known.has(href)) return undefined;
      known.add(href);
    } else if (rows.length === 0) return undefined;
    return { entry, text: `${label} ${mark}`.toLowerCase(), marks: noMarks, rows };
  };
  return entries.map(toRow).filter((row) => row !== undefined);
}

const noMarks: ReadonlySet<string> = new Set();

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
