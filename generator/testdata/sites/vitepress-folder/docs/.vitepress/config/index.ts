import { defineConfig } from "vitepress";
import { english } from "./english";
import { shared } from "./shared";

export default defineConfig({ ...shared, locales: { root: { label: "English", ...english } } });
