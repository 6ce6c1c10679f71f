import type { Span } from "./span.ts";

/** One of several editions of the site that stand side by side, each made for a version of the platform. */
export interface SiteVersion {
  /** Tells sets of versions apart: those of one are states of one model, those of two are of two models. `default` for most. */
  readonly pluginId: string;
  /** E.g. `0.10.4`, or `current` for the one in the making. */
  readonly version: string;
  /** What readers see, e.g. `0.10.4` or `Next`. */
  readonly label: string;
  /** What each page warns of. */
  readonly banner: VersionBanner;
  /** Whether each page shows the label. */
  readonly badge: boolean;
  /** Whether search engines are to leave it out. */
  readonly noIndex: boolean;
  /** Put on the body of each page, for style sheets. */
  readonly className?: string | undefined;
  /** The one that readers should use; exactly one of a set is. */
  readonly isLast: boolean;
  /** Where it is published on the same host; begins and ends with a slash. */
  readonly path?: string | undefined;
  /** Where it is published elsewhere. */
  readonly href?: string | undefined;
  /** Absent for the ones that the config file lists. */
  readonly span?: Span | undefined;
}

/** What pages of an edition can warn of, the mildest first. */
export const versionBanners = ["none", "unreleased", "unmaintained"] as const;

/** `none` for nothing, `unreleased` for one in the making, `unmaintained` for an old one. */
export type VersionBanner = (typeof versionBanners)[number];

/** What a version's record says, in a file of its own as in the config file. */
export const versionKeys = [
  "pluginId",
  "version",
  "label",
  "banner",
  "badge",
  "noIndex",
  "className",
  "isLast",
  "path",
  "href",
] as const satisfies readonly (keyof SiteVersion)[];

/** In characters: what servers and indexes take for part of an address. */
export const longestBase = 1000;

/** The path at which a site is published, e.g. `/docs/`. */
export const basePattern = /^(?=.{1,1000}$)\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/;

/** A name that may be put on the body of each page. */
export const classNamePattern = /^[A-Za-z_][\w-]{0,80}$/;
