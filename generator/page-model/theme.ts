import type { Html, Link } from "./parts.ts";

/** What the configuration adds to the frame of every page. */
export interface ThemeFacts {
  readonly logo?: Logo | undefined;
  /** In the top bar, behind the sections. */
  readonly links: readonly Link[];
  /** At the foot of every page. */
  readonly footLinks: readonly Link[];
  readonly footer?: Html | undefined;
  readonly announcement?: Announcement | undefined;
  /** Ground of the page in both themes, where it isn't the usual one. */
  readonly ground?: ColorPair | undefined;
}

/** Stands before the site's name, which stays. */
export interface Logo {
  readonly light: LogoPicture;
  /** In the dark theme; the same one where it is absent. */
  readonly dark?: LogoPicture | undefined;
}

/** A picture of the site with its size in pixels. */
export interface LogoPicture {
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

/** A note above the top bar, which readers can dismiss. */
export interface Announcement {
  /** A reader who has dismissed one isn't shown it again. */
  readonly id: string;
  readonly html: Html;
}

/** A colour in either theme, as CSS writes it. */
export interface ColorPair {
  readonly light: string;
  readonly dark: string;
}

/** A link of the frame as the configuration has it; below the base unless it is a full address or begins with a slash. */
export interface ConfiguredLink {
  readonly label: string;
  readonly href: string;
  readonly place?: "bar" | "foot" | undefined;
}
