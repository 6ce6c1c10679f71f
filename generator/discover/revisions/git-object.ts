/** The kinds of objects that Git keeps. */
export type ObjectType = "commit" | "tree" | "blob" | "tag";

/** What a repository keeps under an id. */
export interface GitObject {
  readonly type: ObjectType;
  readonly bytes: Buffer;
}

/** Reads objects by their ids, forty hexadecimal digits each. */
export interface ObjectStore {
  /** Throws a `RevisionError` when it isn't there or isn't what its id says. */
  read(id: string): GitObject;
  /** Ids that begin so, at most two. */
  complete(start: string): readonly string[];
  close(): void;
}
