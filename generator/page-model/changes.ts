import type { Badge, Link, RichText, TextRun } from "./parts.ts";

/** What an edition has changed since the one before it. */
export interface ChangesContent {
  readonly kind: "changes";
  readonly intro: string;
  /** To what else is told of it, e.g. release notes. */
  readonly links?: readonly Link[] | undefined;
  /** What totals are of; kinds of things unless given. */
  readonly totalsOf?: string | undefined;
  /** By kind of thing, on the first page only, or by release. */
  readonly totals: readonly ChangesTotal[];
  readonly sections: readonly ChangesSection[];
}

/** How many things of a kind, or in a release, came, went and changed, and how many of these break somebody or are to be reindexed for. */
export interface ChangesTotal {
  readonly label: string;
  /** There was nothing to compare it with, so that its numbers say nothing. */
  readonly uncompared?: true | undefined;
  /** Absent where nothing more is told. */
  readonly href?: string | undefined;
  /** A word behind the label. */
  readonly note?: string | undefined;
  readonly breaking: number;
  readonly reindex: number;
  readonly removed: number;
  readonly changed: number;
  readonly added: number;
}

/** What came, went and changed among the things of one kind. */
export interface ChangesSection {
  /** Anchor, e.g. `~entities`. */
  readonly id: string;
  readonly label: string;
  /** E.g. `3 added, 1 changed`. */
  readonly note: string;
  /** What it is about, by which changes are chosen where a page has several. */
  readonly area: string;
  /** What is gone. */
  readonly removed: readonly RemovedName[];
  /** A run for each name, linked where it has a page. */
  readonly added: RichText;
  /** The gravest first. */
  readonly changed: readonly ChangedThing[];
  /** To those that are not listed here. */
  readonly more?: Link | undefined;
}

/** The name of something that is gone. */
export interface RemovedName {
  /** Linked where a page stands at the address that it had. */
  readonly name: TextRun;
  readonly badges: readonly Badge[];
}

/** A thing that is in both editions, and what is different in it. */
export interface ChangedThing {
  /** Anchor. */
  readonly id: string;
  readonly name: TextRun;
  readonly badges: readonly Badge[];
  /** What holds for the thing as a whole. */
  readonly notes: readonly RichText[];
  readonly parts: readonly ChangedPart[];
  /** How many more there are than is good to list. */
  readonly omitted?: number | undefined;
}

/** A field, symbol, aspect or argument that came, went or changed. */
export interface ChangedPart {
  readonly kind: "added" | "removed" | "changed";
  /** What it is called and what became of it. */
  readonly text: RichText;
  readonly badges: readonly Badge[];
}
