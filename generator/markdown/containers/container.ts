import type { Tag } from "../html/scan-tag.ts";

/** A component or an admonition with all that is in it, by offsets into the text. */
export interface Container {
  readonly tag?: Tag | undefined;
  /** Of an admonition; `title` is what follows the type on its line. */
  readonly admonition?: { readonly type: string; readonly title: string; readonly titleStart: number } | undefined;
  readonly start: number;
  readonly bodyStart: number;
  readonly bodyEnd: number;
  /** Behind the mark that closes it; the same as `bodyEnd` when there is none. */
  readonly end: number;
}
