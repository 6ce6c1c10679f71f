import type { Settings } from "../config/settings.ts";
import type { Run } from "../run.ts";

/** What a side is opened with. */
export interface SideContext {
  /** How models are read; its inputs are those of a revision that names no folder. */
  readonly settings: Settings;
  readonly run: Run;
  readonly cwd: string;
  /** Texts that are likely to be those of a revision too, which then needn't be unpacked. */
  readonly texts?: Iterable<string> | undefined;
  /** Whether it is compared with what is on the disk, where a sparse checkout lacks much that a revision has. */
  readonly isBesideDisk?: boolean | undefined;
  /** Whether it is what something later is compared with, so that a revision from before the model has nothing rather than being an error. */
  readonly isEarlier?: boolean | undefined;
  /** What it is compared with: where inputs are that are neither checked out nor on the disk. */
  readonly comparedWith?: string | undefined;
  /** Whether it is a release of a history, of which nothing fails. */
  readonly isRelease?: boolean | undefined;
}
