import type { Span } from "./span.ts";

/** A published version of the platform or of a part of it. Drafts are never in the catalogue. */
export interface Release {
  /** E.g. `v0.10.4`. */
  readonly version: string;
  /** What was released, where there are several things with versions of their own, e.g. `Managed service`. */
  readonly product?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  readonly links: readonly ReleaseLink[];
  /** Not meant for general use yet. */
  readonly prerelease: boolean;
  /** What is new; Markdown. */
  readonly notes?: string | undefined;
  /** Where the notes stand. */
  readonly notesSpan?: Span | undefined;
  readonly span: Span;
}

/** A way from a release to where more is said or the thing can be had. */
export interface ReleaseLink {
  readonly label: string;
  /** A web address, or the route of a page of the site, with or without an anchor. */
  readonly href: string;
  readonly span: Span;
}
