/** A file of the site, ready to be written. */
export interface OutputFile {
  /** Below the output folder, with forward slashes. */
  readonly path: string;
  /** Good until the next file is asked for: bytes may go back to where they came from. */
  readonly content: string | Uint8Array | FilePieces | FileCopy | FileBefore;
}

/** What is in the files, by their paths. */
export function listByPath(files: Iterable<OutputFile>): ReadonlyMap<string, OutputFile["content"]> {
  return new Map([...files].map(({ path, content }) => [path, content]));
}

/** A file that is never held as a whole: its pieces are made, once, while it is written. */
export interface FilePieces {
  readonly pieces: Iterable<Uint8Array>;
}

/** A file of the input that becomes part of the site as it is; writing copies it, so that it is never in memory. */
export interface FileCopy {
  /** Where it is in the file system. */
  readonly copyOf: string;
}

/** The file is the one that the previous output has under this path. */
export interface FileBefore {
  readonly asBefore: true;
}
