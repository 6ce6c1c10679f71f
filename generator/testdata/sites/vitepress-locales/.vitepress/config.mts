import { defineConfig, type DefaultTheme } from "vitepress";
import { type Plugin, tides } from "./tides";

export default defineConfig({
  title: "Lighthouse",
  locales: {
    fr: {
      label: "Français",
      link: "/fr/",
      themeConfig: {
        sidebar: { "/fr/guide/": { base: "/fr/guide/", items: [{ text: "Allumer", link: "lamps" }] } },
      },
    },
    root: { label: "English", themeConfig: { sidebar: keepers() } },
  },
});

function keepers(): DefaultTheme.SidebarItem[] {
  return [
    {
      text: "Keeping",
      base: "/guide/",
      items: [
        { text: "The lens", link: "lens" },
        { text: "Lamps", link: "lamps" },
      ],
    },
  ];
}
