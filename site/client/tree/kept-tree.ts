import type { NavigationEntry } from "../../../generator/page-model/navigation-file.ts";
import { recall, remember } from "../../browser/browser-storage.ts";

/** What a reader has opened in a tree, from page to page. */
export interface KeptTree {
  /** Names the state of the tree; in another one, groups may hold something else. */
  readonly state: string;
  /** The groups that were opened, outer ones first. */
  readonly opened: readonly OpenedGroup[];
  readonly scroll: number;
  /** What it is narrowed to. */
  readonly filter: TreeFilter;
}

/** What is typed in the field above a tree, and the kind that is chosen beside it; empty where nothing is. */
export interface TreeFilter {
  readonly text: string;
  readonly part: string;
}

/** A group by the names of those around it and its own, with all that it holds. */
export interface OpenedGroup {
  readonly way: readonly string[];
  readonly entries: readonly NavigationEntry[];
}

/** What was kept of a tree in this tab, if anything. */
export function recallTree(key: string, state: string): KeptTree | undefined {
  try {
    const kept = JSON.parse(recall("session", `tree ${key}`) ?? "null") as KeptTree | null;
    return kept?.state === state ? kept : undefined;
  } catch {
    // Somebody else's.
    return undefined;
  }
}

/** Keeps a tree for the next page. */
export function rememberTree(key: string, kept: KeptTree): void {
  remember("session", `tree ${key}`, JSON.stringify(kept));
}
