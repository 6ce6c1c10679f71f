import type { z as Zod, ZodType } from "zod";
import type { Config } from "./config.ts";
import { describeVersions } from "./version-entry.ts";

/** One key of the config file. Options of the command line that do the same take their words from here. */
export interface ConfigKey<Value> {
  /** Effect, as `--help`, the reference and the published JSON Schema say it. */
  readonly help: string;
  /** Value without config file and option; undefined for keys whose absence means something. */
  readonly default?: Value;
  readonly example: Value;
  /** The option of `generate` that overrides it. */
  readonly option?: string;
  /** What a value must look like. Given zod, so that no one loads it who has no config file. */
  readonly type: (z: typeof Zod) => ZodType<Value>;
}

/** What a base path looks like. */
export const basePattern = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/;

/** A path that doesn't begin at the root of a file system and doesn't climb. */
const relativePattern = /^(?!\/|.*(?:^|\/)\.\.(?:\/|$)).+$/;

/** The config file: one declaration a key, in the order of the reference. */
export const configKeys: { readonly [Key in keyof Config]: ConfigKey<Config[Key]> } = {
  inputs: {
    help: "folders to read the model from; without any, the model that is bundled with Aspectdoc",
    example: ["../platform", "custom-models"],
    option: "--input <folder>",
    type: (z) => z.array(z.string().min(1)).min(1),
  },
  include: {
    help: "globs of the files to read, below each input, instead of those that its layout suggests",
    example: ["schemas/**/*.pdl"],
    type: (z) => z.array(z.string().min(1)).min(1),
  },
  exclude: {
    help: "globs of files to leave out, below each input",
    default: [],
    example: ["**/test/**"],
    type: (z) => z.array(z.string().min(1)),
  },
  registries: {
    help: "entity registries that are not called entity-registry.yml, by their path below an input",
    default: [],
    example: ["registry/custom.yaml"],
    type: (z) => z.array(z.string().regex(/\.ya?ml$/, "must end in .yml or .yaml")),
  },
  content: {
    help: "folders below each input that hold hand-written Markdown pages; without any, those that its layout has",
    example: ["docs"],
    type: (z) => z.array(z.string().regex(relativePattern, "must be a path below the input")).min(1),
  },
  contentExclude: {
    help: "globs of Markdown files that are no pages, below each input",
    default: [],
    example: ["docs/drafts/**"],
    type: (z) => z.array(z.string().min(1)),
  },
  sidebar: {
    help: "the order of the pages, by its path below the input: JSON, YAML or a JavaScript module, which is not run",
    example: "website/sidebars.js",
    type: (z) =>
      z
        .string()
        .regex(relativePattern, "must be a path below the input")
        .regex(/\.(?:json|ya?ml|js|cjs|mjs)$/, "must end in .json, .yaml, .yml, .js, .cjs or .mjs"),
  },
  out: {
    help: "folder that the site is written to",
    default: "output",
    example: "public",
    option: "--out <folder>",
    type: (z) => z.string().min(1),
  },
  cache: {
    help: "folder for what a run leaves to make the next one faster; empty for none",
    default: ".aspectdoc-cache",
    example: "build/cache",
    type: (z) => z.string(),
  },
  title: {
    help: "name of the site",
    default: "Metadata model",
    example: "Acme metadata",
    type: (z) => z.string().min(1).max(80),
  },
  base: {
    help: "path under which the site is published",
    default: "/docs/",
    example: "/reference/",
    option: "--base <path>",
    type: (z) => z.string().regex(basePattern, "must begin and end with a slash, like /docs/"),
  },
  url: {
    help: "origin that the site is published at; the site map and the feed of releases need it",
    example: "https://docs.example.org",
    type: (z) =>
      z.string().regex(/^https?:\/\/[^/\s?#]+$/, "must be an origin without a path, like https://docs.example.org"),
  },
  version: {
    help: "which of the versions `check` and `catalogue` are about and `--input` is for, or, of those in versions.yml, the site is made for; else the one that is published at the base, else the last one",
    example: "0.10.4",
    type: (z) => z.string().min(1),
  },
  versions: {
    help: "editions that are made side by side, each with its model or its archived pages; instead of versions.yml",
    example: [{ version: "2.0" }, { version: "1.0", inputs: ["../platform-1.0"], banner: "unmaintained" }],
    type: (z) => describeVersions(z, basePattern, (key) => configKeys[key].type(z)),
  },
  siteUrls: {
    help: "further addresses at which the pages are published; links to them become links inside the site",
    default: [],
    example: ["https://docs.example.org/docs/"],
    type: (z) => z.array(z.string().regex(/^https?:\/\/[^\s?#]+$/, "must be a web address")),
  },
  sourceUrl: {
    help: "where source files can be looked at, with {path} and {line} in it",
    example: "https://github.com/acme/models/blob/main/{path}#L{line}",
    type: (z) =>
      z
        .string()
        .regex(/^https?:\/\/\S+$/, "must be a web address")
        .regex(/\{path\}/, "must hold {path}, and may hold {line}"),
  },
  editUrl: {
    help: "where hand-written pages can be edited, with {path} in it",
    example: "https://github.com/acme/models/edit/main/{path}",
    type: (z) =>
      z
        .string()
        .regex(/^https?:\/\/\S+$/, "must be a web address")
        .regex(/\{path\}/, "must hold {path}"),
  },
  issueUrl: {
    help: "where readers can report what is wrong or missing, with {title}, {page} (its address) and {path} (its file) in it",
    example: "https://github.com/acme/models/issues/new?title={title}&body={page}",
    type: (z) => z.string().regex(/^https?:\/\/\S+$/, "must be a web address"),
  },
  lastChange: {
    help: "show on each page when Git last saw its file change",
    default: false,
    example: true,
    type: (z) => z.boolean(),
  },
  graphqlEndpoint: {
    help: "address that GraphQL examples are sent to; without it, they take it from the environment",
    example: "https://metadata.example.org/api/graphql",
    // It stands between quotes in shell commands and programs.
    type: (z) => z.string().regex(/^https?:\/\/[\w.~:/[\]@%&=+,;?-]+$/, "must be a web address"),
  },
  strict: {
    help: "let warnings fail the run, as errors do",
    default: false,
    example: true,
    option: "--strict",
    type: (z) => z.boolean(),
  },
  levels: {
    help: "severity of diagnostics by code: off, info, warning or error; errors cannot be lowered",
    default: {},
    example: { "check/missing-doc": "off" },
    type: (z) => z.record(z.string(), z.enum(["off", "info", "warning", "error"])),
  },
};
