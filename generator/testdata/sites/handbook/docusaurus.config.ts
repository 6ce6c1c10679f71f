import { themes as prismThemes } from "prism-react-renderer";
import type { Config } from "@docusaurus/types";
import type * as Preset from "@docusaurus/preset-classic";

const place: string = process.env.HANDBOOK_BASE ?? "/team/";

const config: Config = {
  title: `Harbour ${process.env.CI ? "preview" : "handbook"}`,
  tagline: "How the harbour is run",
  favicon: "img/favicon.ico",
  url: "https://handbook.example.org",
  baseUrl: place,
  onBrokenLinks: "throw",
  i18n: { defaultLocale: "en", locales: ["en"] },
  presets: [
    [
      "classic",
      {
        docs: {
          routeBasePath: "guide",
          sidebarPath: require.resolve("./sidebars.ts"),
          editUrl: "https://github.com/example/handbook/tree/main/",
        },
        blog: false,
        theme: { customCss: "./src/css/custom.css" },
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    navbar: {
      title: "Harbour",
      logo: { alt: "", src: "img/logo.svg" },
      items: [
        { type: "docSidebar", sidebarId: "main", label: "Handbook" },
        { href: "https://chat.example.org/", label: "Chat" },
      ],
    },
    footer: {
      links: [{ title: "More", items: [{ label: "Weather", href: "https://weather.example.org/" }] }],
      copyright: `© ${new Date().getFullYear()}`,
    },
    prism: { theme: prismThemes.github },
  } satisfies Preset.ThemeConfig,
};

export default config;
