import { defineConfig } from "vitepress";

export const shared = defineConfig({ title: "Harbour", base: "/harbour/" });
