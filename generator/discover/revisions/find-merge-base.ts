import type { ObjectStore } from "./git-object.ts";
import { readCommit, type Commit } from "./read-commit.ts";
import { RevisionError } from "./revision-error.ts";

/** Histories of that length are walked in seconds. */
const mostCommits = 500_000;

const left = 1;
const right = 2;
const both = left | right;

/**
 * The latest commit that two histories have in common: where a branch left the other one. Undefined when they have none.
 * Commits are walked from the latest to the earliest, and no further than needed.
 */
export function findMergeBase(store: ObjectStore, one: string, other: string): string | undefined {
  const sides = new Map<string, number>();
  const queue: Commit[] = [];
  const add = (id: string, side: number): void => {
    const known = sides.get(id) ?? 0;
    if ((known & side) === side) return;
    sides.set(id, known | side);
    insert(queue, readCommit(store, id));
  };
  add(one, left);
  add(other, right);
  for (let count = 0; queue.length > 0; count += 1) {
    if (count > mostCommits) throw new RevisionError("the histories of the two are too long to find where they part");
    const commit = queue.pop();
    if (commit === undefined) break;
    const side = sides.get(commit.id) ?? 0;
    if (side === both) return commit.id;
    for (const parent of commit.parents) add(parent, side);
  }
  return undefined;
}

/** Keeps the latest at the end. */
function insert(queue: Commit[], commit: Commit): void {
  let low = 0;
  let high = queue.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((queue[middle]?.time ?? 0) <= commit.time) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, commit);
}
