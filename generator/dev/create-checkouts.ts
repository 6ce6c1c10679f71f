import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { Settings } from "../config/settings.ts";
import { findGitCheckout, findGitHead } from "../discover/repository/git-checkout.ts";
import { tableList } from "../discover/repository/read-ref-tables.ts";
import { listInputs } from "./list-watched.ts";

/** What was checked out of each repository when that was last looked at. */
export interface Checkouts {
  /** Notes what is checked out where a site with these settings is read from, as far as it isn't known. */
  note(settings: Pick<Settings, "inputs" | "versions" | "lastChange" | "history">): void;
  /** Whether a change of the file may be one for the site. */
  isNews(path: string): boolean;
}

/**
 * Nothing is known yet. Where Git keeps refs in tables, each commit and each fetch changes the file that says what is checked out, and hardly one of them
 * that. Where a site tells of commits, all of them count.
 */
export function createCheckouts(cwd: string): Checkouts {
  const folders = new Map<string, ReadonlySet<string>>();
  const said = new Map<string, string>();
  let isOfCommits = false;
  const look = (head: string): string => JSON.stringify([...(folders.get(head) ?? [])].map(findGitCheckout));

  return {
    note({ inputs, versions = [], lastChange, history }) {
      isOfCommits = lastChange || history !== undefined || versions.some(({ revision }) => revision !== undefined);
      for (const folder of listInputs({ inputs, versions }).map((input) => toReal(resolve(cwd, input)))) {
        const head = findGitHead(folder);
        if (head === undefined || !head.endsWith(tableList) || folders.get(head)?.has(folder) === true) continue;
        folders.set(head, new Set([...(folders.get(head) ?? []), folder]));
        said.set(head, look(head));
      }
    },
    isNews(path) {
      const before = said.get(path);
      if (before === undefined || isOfCommits) return true;
      const now = look(path);
      said.set(path, now);
      return now !== before;
    },
  };
}

function toReal(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
