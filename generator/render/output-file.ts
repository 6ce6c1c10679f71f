/** A file of the site, ready to be written. */
export interface OutputFile {
  /** Below the output folder, with forward slashes. */
  readonly path: string;
  readonly content: string | Uint8Array;
}
