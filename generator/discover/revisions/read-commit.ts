import type { ObjectStore } from "./git-object.ts";
import { anyId } from "./id-forms.ts";
import { RevisionError } from "./revision-error.ts";

/** A commit as a repository keeps it, without its message and its people. */
export interface Commit {
  readonly id: string;
  /** Id of the folder that it is of. */
  readonly tree: string;
  readonly parents: readonly string[];
  /** When it was made, in seconds since 1970. */
  readonly time: number;
}

const taggedId = new RegExp(`^object (${anyId})$`, "m");
const treeId = new RegExp(`^tree (${anyId})$`, "m");
const parentIds = new RegExp(`^parent (${anyId})$`, "gm");

/** Tags that are tags of tags. */
const mostTags = 16;

/** The commit with an id, or the one that a tag with that id is for. */
export function readCommit(store: ObjectStore, id: string): Commit {
  let at = id;
  for (let count = 0; count < mostTags; count += 1) {
    const { type, bytes } = store.read(at);
    const text = bytes.toString("utf8");
    if (type === "commit") return parseCommit(at, text);
    const target = type === "tag" ? taggedId.exec(text)?.[1] : undefined;
    if (target === undefined) break;
    at = target;
  }
  throw new RevisionError(`${id.slice(0, 10)} is no commit`);
}

function parseCommit(id: string, text: string): Commit {
  const end = text.indexOf("\n\n");
  const head = end < 0 ? text : text.slice(0, end);
  const tree = treeId.exec(head)?.[1];
  if (tree === undefined) throw new RevisionError(`the commit ${id.slice(0, 10)} is damaged`);
  return {
    id,
    tree,
    parents: [...head.matchAll(parentIds)].flatMap(([, parent]) => parent ?? []),
    time: Number(/^committer .* (\d+) [+-]\d{4}$/m.exec(head)?.[1] ?? 0),
  };
}
