/**
 * A stretch of one input file. Lines and columns count from 1; the end is inclusive, that is, the
 * position of the last character. Columns count UTF-16 code units.
 */
export interface Span {
  /** Path of the file below its input folder, with forward slashes. */
  readonly file: string;
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}
