import { defineConfig } from "vitepress";
import { tides } from "./tides";

export default defineConfig({
  title: "Harbour guide",
  description: "How ships find their berths.",
  base: "/harbour/",
  srcExclude: ["drafts/**"],
  rewrites: {
    "old/pilots.md": "guide/pilots.md",
    "old/:page": "guide/:page",
    "packages/:name/src/:page*": "boats/:name/:page*",
  },
  vite: { plugins: [tides()] },
  themeConfig: {
    logo: "/logo.svg",
    editLink: { pattern: "https://github.com/example/harbour/edit/main/docs/:path" },
    nav: [{ text: "Guide", link: "/guide/" }],
    sidebar: {
      "/guide/": [
        {
          text: "First <em>steps</em>",
          collapsed: true,
          items: [
            { text: "What it is", link: "/guide/" },
            { text: "Berths", link: "/guide/berths.html#free" },
            { text: "Pilots", link: "/guide/pilots" },
            { text: "Gone", link: "/guide/gone" },
          ],
        },
        { text: "Elsewhere", link: "https://example.org/" },
      ],
      "/more/": { base: "/more", items: more() },
      "/ports/": ports(tides),
    },
  },
} satisfies Config);

function more(): DefaultTheme.SidebarItem[] {
  return [{ text: "Tides", link: "/tides" }];
}
