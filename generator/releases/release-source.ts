import type { Side } from "../diff/side.ts";

/** A release of which the model can be had, wherever it is kept. */
export interface ReleaseSource {
  readonly name: string;
  /** What the model was; undefined or a `RevisionError` where that can't be read. */
  open(): Promise<OpenedRelease | undefined>;
}

/** The model of one release. */
export interface OpenedRelease {
  readonly side: Side;
  /** `YYYY-MM-DD`. */
  readonly date?: string | undefined;
}
