import type { LogoPicture, ThemeFacts } from "../page-model/theme.ts";
import type { PlanContext, LogoFile, ThemeOptions } from "./context/plan-context.ts";

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
