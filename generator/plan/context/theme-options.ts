import type { ColorPair, ConfiguredLink } from "../../page-model/theme.ts";

/** What the configuration says of the frame around pages. */
export interface ThemeOptions {
  readonly logo?: { readonly light: LogoFile; readonly dark?: LogoFile | undefined } | undefined;
  readonly links?: readonly ConfiguredLink[] | undefined;
  /** Inline Markdown. */
  readonly footer?: string | undefined;
  /** Its text is inline Markdown. */
  readonly announcement?: { readonly id: string; readonly text: string } | undefined;
  readonly colors?: { readonly ground?: ColorPair | undefined } | undefined;
}

/** A picture of the site, by its path below the base. */
export interface LogoFile {
  readonly route: string;
  readonly width: number;
  readonly height: number;
}
