import type { ObjectStore } from "./git-object.ts";
import { RevisionError } from "./revision-error.ts";

/** Something in a folder of a commit, by its own name. */
export interface TreeEntry {
  readonly name: string;
  /** Hash of the object that it is. */
  readonly id: string;
  /** Links and the commits of submodules are neither read nor followed. */
  readonly kind: "file" | "folder" | "link" | "submodule";
}

const mostEntries = 1_000_000;

/** What is in a folder of a revision. Names that would lead elsewhere are left out. */
export function readTree(store: ObjectStore, id: string): readonly TreeEntry[] {
  const { type, bytes } = store.read(id);
  if (type !== "tree") throw new RevisionError(`${id.slice(0, 10)} is no folder`);
  const entries: TreeEntry[] = [];
  const { length } = store.ids;
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(32, at);
    const end = bytes.indexOf(0, space);
    if (space < 0 || end < 0 || end + 1 + length > bytes.length || entries.length > mostEntries) {
      throw new RevisionError(`the folder ${id.slice(0, 10)} is damaged`);
    }
    const mode = bytes.toString("latin1", at, space);
    const name = bytes.toString("utf8", space + 1, end);
    if (isPlain(name)) entries.push({ name, id: bytes.toString("hex", end + 1, end + 1 + length), kind: kindOf(mode) });
    at = end + 1 + length;
  }
  return entries;
}

function isPlain(name: string): boolean {
  return name !== "" && name !== "." && name !== ".." && !/[/\\\0]/.test(name) && name.toLowerCase() !== ".git";
}

function kindOf(mode: string): TreeEntry["kind"] {
  if (mode.startsWith("40") || mode.startsWith("040")) return "folder";
  if (mode.startsWith("120")) return "link";
  return mode.startsWith("160") ? "submodule" : "file";
}
