import { expect, it } from "vitest";
import type { Config } from "./config.ts";
import { makeSettings } from "./settings.ts";

/** Settings that are told as they are written. */
const written = {
  include: ["model"],
  exclude: ["old"],
  registries: ["registry.yml"],
  content: ["guides"],
  contentExclude: ["guides/drafts"],
  sidebar: "sidebars.ts",
  out: "site",
  title: "Library",
  tagline: "All books",
  language: "de",
  url: "https://docs.example.org",
  base: "/library/",
  sourceUrl: "https://code.example.org/{path}",
  colors: { accent: { light: "#00507a", dark: "#99ccff" } },
  footer: "Ours",
  styles: ["own.css"],
  parts: "parts",
  cache: ".cache",
  issueUrl: "https://code.example.org/issues",
  lastChange: true,
  strict: true,
  baseline: "known.json",
} satisfies Partial<Config>;

it("what the config file says is told, and what the command line says wins over it", () => {
  expect(makeSettings({}, written)).toMatchObject(written);
  const options = { title: "Ours", colors: { text: { light: "#111111", dark: "#eeeeee" } }, cache: ".other" };
  expect(makeSettings(options, written)).toMatchObject({ ...written, ...options });
});

it("what nobody says is told as nothing, so that nobody has to ask", () => {
  expect(makeSettings({}, {}, "here")).toMatchObject({
    inputs: ["here"],
    exclude: [],
    references: [],
    registries: [],
    contentExclude: [],
    out: "output",
    title: "",
    base: "/docs/",
    siteUrls: [],
    colors: {},
    links: [],
    styles: [],
    hosts: ["cloudflare", "netlify"],
    lastChange: false,
    strict: false,
  });
});

it("an address is that of the site and its base, before others at which it is published", () => {
  const { siteUrls } = makeSettings({}, { ...written, siteUrls: ["https://old.example.org/"] });
  expect(siteUrls).toEqual(["https://docs.example.org/library/", "https://old.example.org/"]);
});

it("no cache is kept where none is wanted", () => {
  expect(makeSettings({ cache: "" }, written).cache).toBeUndefined();
});
