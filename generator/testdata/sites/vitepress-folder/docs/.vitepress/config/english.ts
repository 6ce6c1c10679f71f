import { defineConfig, type DefaultTheme } from "vitepress";

export const english = defineConfig({
  lang: "en",
  themeConfig: { sidebar: { "/quay/": { base: "/quay/", items: listQuays() } } },
});

function listQuays(): DefaultTheme.SidebarItem[] {
  return [
    {
      text: "By the wind",
      items: [
        { text: "West", link: "west" },
        { text: "East", link: "east" },
      ],
    },
  ];
}
