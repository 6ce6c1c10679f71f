import type { Place } from "../../plugin.ts";

/** What a file of Buf's says of folders, which are below the input like those of files; the input itself is empty. */
export interface BufSettings {
  /** From which imports go. */
  readonly roots: readonly string[];
  /** Which belong to a module, whatever folders around them are left out. */
  readonly kept: readonly string[];
  /** Which belong to none, each where that is said. */
  readonly leftOut: readonly LeftOutFolder[];
}

/** A folder that a module leaves out. */
export interface LeftOutFolder {
  readonly path: string;
  readonly place: Place;
}
