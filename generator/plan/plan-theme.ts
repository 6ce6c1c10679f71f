import type { ColorPair, LogoPicture, ThemeFacts } from "../page-model/theme.ts";
import type { PlanContext } from "./plan-context.ts";

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

/** A link of the frame; below the base unless it is a full address or begins with a slash. */
export interface ConfiguredLink {
  readonly label: string;
  readonly href: string;
  readonly place?: "bar" | "foot" | undefined;
}

/** The frame's theme, with its Markdown rendered and its links led below the base. */
export function planTheme(context: PlanContext, options: ThemeOptions): ThemeFacts {
  const { links = [], footer, announcement, colors, logo } = options;
  const inPlace = (place: "bar" | "foot"): ThemeFacts["links"] =>
    links
      .filter((link) => (link.place ?? "bar") === place)
      .map(({ label, href }) => ({
        label,
        href: /^(?:[a-z][\w+.-]*:|\/)/i.test(href) ? href : context.links.file(href),
      }));
  const html = context.inlineDoc(announcement?.text);
  const toPicture = ({ route, ...size }: LogoFile): LogoPicture => ({ href: context.links.file(route), ...size });
  return {
    logo: logo && { light: toPicture(logo.light), dark: logo.dark && toPicture(logo.dark) },
    links: inPlace("bar"),
    footLinks: inPlace("foot"),
    footer: context.inlineDoc(footer),
    announcement: announcement && html && { id: announcement.id, html },
    ground: colors?.ground,
  };
}
