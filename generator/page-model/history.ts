import type { RichText } from "./parts.ts";

/** Anchor of what releases have done, on every page that tells it. */
export const historyId = "~history";

/** What has become of the things on a page, release by release; only what has happened is in it. */
export interface PageHistory {
  /** By anchor, what is said quietly beside a name, e.g. `since v1.3`. */
  readonly labels: Readonly<Record<string, string>>;
  /** The newest release first. */
  readonly timeline: readonly HistoryRow[];
  /** What is gone, so that links to it still lead somewhere. */
  readonly removed: readonly RemovedThing[];
}

/** What one release has done. */
export interface HistoryRow {
  readonly release: string;
  readonly changes: readonly RichText[];
}

/** Something that a release was the first to lack. */
export interface RemovedThing {
  /** The anchor that it had; left out where something else has it now. */
  readonly id?: string | undefined;
  readonly name: string;
  /** E.g. `removed in v1.4; now loanedBy`. */
  readonly note: string;
  /** Names of what it had, for those who look for one of them. */
  readonly members?: readonly string[] | undefined;
}
