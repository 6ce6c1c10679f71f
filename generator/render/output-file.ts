/** A file of the site, ready to be written. */
export interface OutputFile {
  /** Below the output folder, with forward slashes. */
  readonly path: string;
  readonly content: string | Uint8Array | FileCopy | FileBefore;
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
