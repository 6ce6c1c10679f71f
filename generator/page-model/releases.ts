import type { Html, Link } from "./parts.ts";

/** What has been released: a table for each product, then the notes. */
export interface ReleasesContent {
  readonly kind: "releases";
  readonly intro: string;
  readonly groups: readonly ReleaseGroup[];
  readonly notes: readonly ReleaseNotes[];
}

/** The releases of one product; never empty. */
export interface ReleaseGroup {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly ReleaseRow[];
}

/** A release in a line. */
export interface ReleaseRow {
  /** Anchor of the row; absent when the notes have it. */
  readonly id?: string | undefined;
  readonly version: string;
  /** Leads to the notes; absent when there are none. */
  readonly notes?: Link | undefined;
  readonly prerelease: boolean;
  /** `YYYY-MM-DD`; absent when unknown. */
  readonly date?: string | undefined;
  readonly links: readonly Link[];
}

/** What is new in a release, under a heading of its own. */
export interface ReleaseNotes {
  /** E.g. `v0-10-4`. */
  readonly id: string;
  readonly version: string;
  /** Said beside the version: product, day. */
  readonly note: string;
  readonly html: Html;
}

/** An entry of the feed of releases. */
export interface FeedEntry {
  readonly title: string;
  /** With the site's own address. */
  readonly href: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly html?: Html | undefined;
}
