/** The kinds of objects that Git keeps. */
export type ObjectType = "commit" | "tree" | "blob" | "tag";

/** What a repository keeps under an id. */
export interface GitObject {
  readonly type: ObjectType;
  readonly bytes: Buffer;
}

/** How the objects of a repository are named: by which sum of what they are, and of how many bytes that is. */
export interface IdForm {
  readonly hash: "sha1" | "sha256";
  readonly length: number;
}

/** Reads objects by their ids, two hexadecimal digits a byte. */
export interface ObjectStore {
  readonly ids: IdForm;
  /** Throws a `RevisionError` when it isn't there or isn't what its id says. */
  read(id: string): GitObject;
  /** Ids that begin so, at most two. */
  complete(start: string): readonly string[];
  close(): void;
}
