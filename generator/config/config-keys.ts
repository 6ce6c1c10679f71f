import type { z as Zod, ZodType } from "zod";
import { describeBase } from "./describe-base.ts";
import { basePattern } from "../catalogue/versions.ts";
import { hostNames } from "../page-model/hosts.ts";
import { colorNames, colorPattern } from "./colors.ts";
import type { Config } from "./config.ts";
import { languagePattern } from "../places/language-tag.ts";
import { boundedGlob, isBoundedGlob } from "../places/is-bounded-glob.ts";
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

/** A path that doesn't begin at the root of a file system and doesn't climb. */
const relativePattern = /^(?!\/|.*(?:^|\/)\.\.(?:\/|$)).+$/;

/** A path or glob below an input, which has no backslash before a name: such a one would fit nothing, in silence. */
const slashPattern = /^(?!.*\\[\w.*])/s;
const needsSlashes = "must have / between folders, on every system";

const globType = (z: typeof Zod): ZodType<string> =>
  z.string().min(1).regex(slashPattern, needsSlashes).refine(isBoundedGlob, boundedGlob);

/** The config file: one declaration a key, in the order of the reference. */
export const configKeys: { readonly [Key in keyof Config]: ConfigKey<Config[Key]> } = {
  inputs: {
    help: "folders or files to read the model from; without any, the current folder",
    example: ["../platform", "custom-models"],
    option: "--input <folder>",
    type: (z) => z.array(z.string().min(1)).min(1),
  },
  include: {
    help: "globs of the files to read, below each input, instead of those that its layout suggests",
    example: ["schemas/**/*.pdl"],
    type: (z) => z.array(globType(z)).min(1),
  },
  exclude: {
    help: "globs of files to leave out, below each input",
    default: [],
    example: ["**/test/**"],
    type: (z) => z.array(globType(z)),
  },
  references: {
    help: "models that are referred to and not documented: folders or catalogue.json files, with the address of their own pages if they have any",
    default: [],
    example: [{ path: "../platform", url: "https://docs.example.org/docs/" }],
    option: "--reference <path>",
    type: (z) =>
      z.array(
        z.union(
          [
            z.string().min(1),
            z.strictObject({
              path: z.string().min(1),
              url: z
                .string()
                .regex(/^https?:\/\/[^\s?#"<>]+$/, "must be a web address")
                .optional(),
            }),
          ],
          "must be a path, or have `path` and, if need be, `url`",
        ),
      ),
  },
  registries: {
    help: "entity registries that are not called entity-registry.yml, by their path below an input",
    default: [],
    example: ["registry/custom.yaml"],
    type: (z) =>
      z.array(
        z
          .string()
          .regex(slashPattern, needsSlashes)
          .regex(/\.ya?ml$/, "must end in .yml or .yaml"),
      ),
  },
  sdk: {
    help: "the client library: `packages` whose Python source in an input is documented; without any, what the Sphinx lists of a checkout name",
    example: { packages: ["example_client"] },
    type: (z) =>
      z.strictObject({
        packages: z
          .array(z.string().regex(/^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/, "must be the dotted name of a package"))
          .min(1),
      }),
  },
  content: {
    help: "folders below each input that hold hand-written Markdown pages, `[]` for none; without it, those that its layout has",
    example: ["docs"],
    type: (z) =>
      z.array(z.string().regex(slashPattern, needsSlashes).regex(relativePattern, "must be a path below the input")),
  },
  contentExclude: {
    help: "globs of Markdown files that are no pages, below each input",
    default: [],
    example: ["docs/drafts/**"],
    type: (z) => z.array(globType(z)),
  },
  sidebar: {
    help: "the order of the pages, by its path below the input: JSON, YAML or a JavaScript module, which is not run",
    example: "website/sidebars.js",
    type: (z) =>
      z
        .string()
        .regex(slashPattern, needsSlashes)
        .regex(relativePattern, "must be a path below the input")
        .regex(/\.(?:json|ya?ml|js|cjs|mjs|md)$/, "must end in .json, .yaml, .yml, .js, .cjs, .mjs or .md"),
  },
  out: {
    help: "folder that the site is written to",
    default: "output",
    example: "public",
    option: "--out <folder>",
    type: (z) =>
      z
        .string()
        .min(1)
        .refine((path) => !path.includes("\0"), "must not hold the character U+0000"),
  },
  cache: {
    help: "folder for what a run leaves to make the next one faster; empty for none",
    default: ".aspectdoc-cache",
    example: "build/cache",
    type: (z) => z.string(),
  },
  title: {
    help: "name of the site; without one it is called for what it holds",
    example: "Acme metadata",
    type: (z) => z.string().min(1).max(80),
  },
  tagline: {
    help: "what the site is about, in a sentence on its first page",
    example: "All that the platform knows about our data",
    type: (z) => z.string().min(1).max(300),
  },
  language: {
    help: "language that docs and guides are written in, as browsers and screen readers ask for it; the site's own words are English",
    example: "pt-BR",
    type: (z) => z.string().max(35).regex(languagePattern, "must be a language tag, like de or pt-BR"),
  },
  base: {
    help: "path under which the site is published, for what needs a whole address; pages work below any",
    default: "/docs/",
    example: "/reference/",
    option: "--base <path>",
    type: (z) => z.string().regex(basePattern, { error: ({ input }) => describeBase(input, "/docs/") }),
  },
  url: {
    help: "origin that the site is published at; the site map and the feed of releases need it",
    example: "https://docs.example.org",
    type: (z) =>
      z
        .string()
        // Every page has it, so that a name with a password in it would be published.
        .regex(/^https?:\/\/[^/\s?#@]+$/, "must be an origin without a path or a user, like https://docs.example.org"),
  },
  version: {
    help: "which of the versions `check` and `catalogue` are about and `--input` is for, or, of those in versions.yml, the site is made for; else the one that is published at the base, else the last one",
    example: "0.10.4",
    type: (z) => z.string().min(1),
  },
  versions: {
    help: "editions that are made side by side, each with its model or its archived pages; instead of versions.yml",
    example: [{ version: "2.0" }, { version: "1.0", inputs: ["../platform-1.0"], banner: "unmaintained" }],
    type: (z) => describeVersions(z, (key) => configKeys[key].type(z)),
  },
  siteUrls: {
    help: "further addresses at which the pages are published; links to them become links inside the site",
    default: [],
    example: ["https://docs.example.org/docs/"],
    type: (z) => z.array(z.string().regex(/^https?:\/\/[^\s?#]+$/, "must be a web address")),
  },
  sourceUrl: {
    help: "where source files can be looked at, with {path} and {line} in it; without it, at the remote that Git's files name; empty for no links",
    example: "https://github.com/acme/models/blob/main/{path}#L{line}",
    type: (z) =>
      z
        .string()
        .regex(/^$|^https?:\/\/\S+$/, "must be a web address")
        .regex(/^$|\{path\}/, "must hold {path}, and may hold {line}"),
  },
  editUrl: {
    help: "where hand-written pages can be edited, with {path} in it; without it, at the remote that Git's files name; empty for no links",
    example: "https://github.com/acme/models/edit/main/{path}",
    type: (z) =>
      z
        .string()
        .regex(/^$|^https?:\/\/\S+$/, "must be a web address")
        .regex(/^$|\{path\}/, "must hold {path}"),
  },
  logo: {
    help: "picture before the name of the site, and the one for the dark theme; paths count from the config file",
    example: { light: "brand/logo.svg", dark: "brand/logo-dark.svg" },
    type: (z) => z.strictObject({ light: z.string().min(1), dark: z.string().min(1).optional() }),
  },
  colors: {
    help: "colours of pages in the light and in the dark theme, by the custom properties that they set",
    default: {},
    example: { accent: { light: "#0b5c4a", dark: "oklch(80% 0.1 170)" } },
    type: (z) => {
      const color = z.string().regex(colorPattern, "must be a CSS colour, like #0b5c4a or oklch(47% 0.15 258)");
      return z.partialRecord(z.enum(colorNames), z.strictObject({ light: color, dark: color }));
    },
  },
  links: {
    help: "links in the top bar, or at the foot of pages: place is `bar` or `foot`",
    default: [],
    example: [{ label: "Support", href: "https://example.org/support", place: "foot" }],
    type: (z) =>
      z.array(
        z.strictObject({
          label: z.string().min(1).max(80),
          href: z
            .string()
            .regex(
              /^(?:https?:\/\/|mailto:|\/(?!\/)|(?![a-z][\w+.-]*:|\/))\S+$/i,
              "must be a web address or a path below the base",
            ),
          place: z.enum(["bar", "foot"]).optional(),
        }),
      ),
  },
  footer: {
    help: "text at the foot of every page, in Markdown of one paragraph",
    example: "Made by the [data team](https://example.org/data).",
    type: (z) => z.string().min(1).max(2000),
  },
  announcement: {
    help: "what every reader is told above the page until they dismiss it, in Markdown of one paragraph; a new id shows it again",
    example: { id: "moved", text: "The reference has **moved**." },
    type: (z) =>
      z.strictObject({ id: z.string().regex(/^[\w.-]+$/, "must be a word"), text: z.string().min(1).max(1000) }),
  },
  styles: {
    help: "style sheets of yours behind those of the site; paths count from the config file",
    default: [],
    example: ["brand/docs.css"],
    type: (z) => z.array(z.string().regex(/\.css$/, "must end in .css")),
  },
  parts: {
    help: "folder of React components that replace parts of pages; its path counts from the config file",
    example: "brand/parts",
    type: (z) => z.string().min(1),
  },
  plugins: {
    help: "modules of yours or of others that read further languages, check the model, and add sections and pages; paths count from the config file",
    example: ["./rules.mjs", { plugin: "aspectdoc/plugins/openapi", options: { files: ["api/openapi.yaml"] } }],
    type: (z) =>
      z
        .array(
          z.union(
            [
              z.string().min(1),
              z.strictObject({
                plugin: z.string().min(1),
                options: z.record(z.string(), z.unknown()).optional(),
                timeLimit: z.number().positive().max(3600).optional(),
              }),
            ],
            "must be the name or path of a module, or have `plugin` and, if need be, `options` and `timeLimit`",
          ),
        )
        .max(50),
  },
  search: {
    help: "words of yours that search takes for others: by word or phrase, what else it may stand for",
    example: { synonyms: { vessel: ["ship"], "quay side": ["berth"] } },
    type: (z) =>
      z.strictObject({
        synonyms: z
          .record(z.string().min(1).max(80), z.array(z.string().min(1).max(80)).min(1).max(20))
          .refine((words) => Object.keys(words).length <= 2000, "has more than 2,000 words")
          .optional(),
      }),
  },
  tasks: {
    help: "what the first page and the empty search lead to, instead of what most readers of such a site come for: for each a label, the address of a page below the base, and a line about it where the page's own description isn't the one; none where the list is empty",
    example: [
      { label: "Book a berth", page: "graphql/mutations/bookBerth" },
      { label: "Bring metadata in", page: "docs/ingestion", text: "Recipes for the sources that we run" },
    ],
    type: (z) =>
      z
        .array(
          z.strictObject({
            label: z.string().min(1).max(80),
            page: z.string().max(500),
            text: z.string().min(1).max(300).optional(),
          }),
        )
        .max(12),
  },
  compare: {
    help: "how changes are judged by `diff` and `check --against`: what fails, whose reading counts, verdicts by rule, and the file of accepted changes",
    example: {
      failOn: "breaking",
      compat: "full",
      levels: { "risky/enum-symbol-added": "safe" },
      accepted: "accepted-changes.yaml",
    },
    type: (z) => {
      const verdict = z.enum(["breaking", "reindex", "risky", "safe", "docs"]);
      return z.strictObject({
        failOn: z.enum(["breaking", "reindex", "risky", "any"]).optional(),
        compat: z.enum(["backward", "forward", "full"]).optional(),
        levels: z.record(z.string().regex(/^[a-z]+\/[a-z0-9-]+$/), z.union([verdict, z.literal("off")])).optional(),
        transitive: z.boolean().optional(),
        announcedRemoval: verdict.optional(),
        accepted: z.string().min(1).optional(),
      });
    },
  },
  history: {
    help: "show since when things are there: the tags of the releases, or catalogues and sites that earlier runs have left, the first release that counts, the file that `aspectdoc history update` writes, and how many of the latest releases are told beside names (12)",
    example: { tags: "v*", from: "v0.9.0" },
    type: (z) =>
      z.strictObject({
        tags: z.string().min(1).max(200).optional(),
        catalogues: z.array(z.string().min(1)).optional(),
        from: z.string().regex(/\d/, "must be a version").optional(),
        file: z
          .string()
          .regex(/\.json$/, "must end in .json")
          .optional(),
        labels: z.number().int().min(0).optional(),
      }),
  },
  hosts: {
    help: "hosts that files of headers are made for: cloudflare, netlify, vercel, azure, nginx",
    default: ["cloudflare", "netlify"],
    example: ["nginx"],
    type: (z) => z.array(z.enum(hostNames)),
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
  restliEndpoint: {
    help: "address below which Rest.li resources are called; without it, that of the platform for its own resources",
    example: "https://metadata.example.org/gms",
    // It stands between quotes in shell commands.
    type: (z) => z.string().regex(/^https?:\/\/[\w.~:[\]@-]+(?:\/[\w.~:/@%&=+,;-]*)?$/, "must be a web address"),
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
  baseline: {
    help: "file of known warnings, which neither count nor fail a strict run; --update-baseline writes it",
    example: "aspectdoc.baseline.json",
    option: "--baseline <file>",
    type: (z) => z.string().min(1),
  },
  coverage: {
    help: "how much of the model must be described: `minimum` in percent, and with `ratchet` never less than the baseline says",
    default: {},
    example: { minimum: 90, ratchet: true },
    option: "--min-coverage <percent>",
    type: (z) =>
      z.strictObject({
        minimum: z
          .number()
          .refine((percent) => percent >= 0 && percent <= 100, "must be from 0 to 100")
          .optional(),
        ratchet: z.boolean().optional(),
      }),
  },
};
