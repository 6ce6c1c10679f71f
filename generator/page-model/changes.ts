import type { Badge, Link, RichText, TextRun } from "./parts.ts";

/** What an edition has changed since the one before it. */
export interface ChangesContent {
  readonly kind: "changes";
  readonly intro: string;
  /** By kind of thing; on the first page only. */
  readonly totals: readonly ChangesTotal[];
  readonly sections: readonly ChangesSection[];
}

/** How many things of a kind came, went and changed, and how many of these changes break somebody. */
export interface ChangesTotal {
  readonly link: Link;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly breaking: number;
}

export interface ChangesSection {
  readonly id: string;
  readonly label: string;
  /** E.g. `3 added, 1 changed`. */
  readonly note: string;
  /** Names of what is gone. */
  readonly removed: readonly string[];
  readonly added: RichText;
  /** The gravest first. */
  readonly changed: readonly ChangedThing[];
}

export interface ChangedThing {
  /** Anchor. */
  readonly id: string;
  readonly name: TextRun;
  readonly badges: readonly Badge[];
  /** What holds for the thing as a whole. */
  readonly notes: readonly RichText[];
  readonly parts: readonly ChangedPart[];
}

export interface ChangedPart {
  readonly kind: "added" | "removed" | "changed";
  readonly text: RichText;
  readonly badges: readonly Badge[];
}
