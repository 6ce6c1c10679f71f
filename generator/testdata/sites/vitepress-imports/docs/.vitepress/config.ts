import { defineConfig } from "vitepress";
import { sidebar, title } from "./configs";
import { german } from "./configs/others.js";
import * as others from "./configs/others.js";
import "./style.css";

export default defineConfig({
  title,
  themeConfig: { sidebar },
  locales: {
    root: { label: "English" },
    de: { label: "Deutsch", themeConfig: { sidebar: german() } },
    fr: { label: "Français", themeConfig: { sidebar: others.french } },
  },
});
