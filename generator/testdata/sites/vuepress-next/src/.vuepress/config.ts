import { viteBundler } from "@vuepress/bundler-vite";
import { defaultTheme } from "@vuepress/theme-default";
import { defineUserConfig, type UserConfig } from "vuepress";

export default defineUserConfig({
  lang: "en-US",
  title: "Tracks",
  bundler: viteBundler(),
  theme: defaultTheme({
    sidebar: [
      { text: "Start", link: "/" },
      {
        text: "Tracks",
        prefix: "/tracks/",
        collapsible: true,
        children: ["README.md", { text: "Points", link: "points.md" }],
      },
      { text: "All of it", prefix: "/tracks/", children: "structure" },
    ],
  }),
});
