import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GitPlace } from "./find-git-place.ts";
import { readRefTable } from "./read-ref-table.ts";

/** What configurations call it. */
export const tableStorage = "reftable";
/** Names the tables of a folder. */
export const tableList = `${tableStorage}/tables.list`;
const mostTables = 1000;
/** Git may put several tables into one while they are read. */
const mostAttempts = 5;

/**
 * What the tables of a repository say of its refs, as in files: an id, or `ref: ` and another name. Undefined where one of them is
 * damaged; what the file system fails at is thrown.
 */
export function readRefTables({
  git,
  common,
}: Pick<GitPlace, "git" | "common">): ReadonlyMap<string, string> | undefined {
  const refs = new Map<string, string>();
  // A further working tree has a HEAD of its own.
  for (const folder of new Set([common, git])) {
    for (const bytes of readStack(folder)) {
      const table = readRefTable(bytes);
      if (table === undefined) return undefined;
      for (const [name, text] of table) {
        if (text === undefined) refs.delete(name);
        else refs.set(name, text);
      }
    }
  }
  return refs;
}

/** The tables of a folder, the oldest first. */
function readStack(folder: string): readonly Buffer[] {
  for (let attempt = 1; ; attempt += 1) {
    const names = readFileSync(join(folder, tableList), "utf8").split("\n").filter(isTableName).slice(0, mostTables);
    try {
      return names.map((name) => readFileSync(join(folder, tableStorage, name)));
    } catch (error) {
      if (attempt === mostAttempts) throw error;
    }
  }
}

function isTableName(name: string): boolean {
  return /^[\w.-]+\.ref$/.test(name);
}
