import { expect, it } from "vitest";
import { isAboutInput } from "./is-about-input.ts";

it.each([
  "/a/mkdocs.yml",
  "/a/docs/.vitepress/config.mts",
  "/a/docs/.vitepress/config/en.ts",
  "/a/docs/.vitepress/sidebar.ts",
  "/a/website/docusaurus.config.ts",
  "C:\\a\\site\\astro.config.mjs",
  "/a/next.config.mjs",
  "/a/hugo.toml",
  "/a/config/_default/params.toml",
  "/a/_config.yml",
  "/a/docs/source/conf.py",
  "/a/_quarto.yml",
  "/a/docfx.json",
  "/a/SUMMARY.md",
  "/a/.git/HEAD",
])("%s may say which files are read, and how", (path) => {
  expect(isAboutInput(path)).toBe(true);
});

it.each(["/a/docs/guide.md", "/a/Home.md", "/a/model/a.pdl", "/a/my-mkdocs.yml", "/a/guide/_meta.json", "/a/conf.pyi"])(
  "%s says only itself",
  (path) => {
    expect(isAboutInput(path)).toBe(false);
  },
);
