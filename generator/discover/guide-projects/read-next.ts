import { join } from "node:path";
import { joinPath } from "../../places/content-paths.ts";
import type { FileTree } from "../files/file-tree.ts";
import type { ProjectSite } from "./project-site.ts";
import { folderMetas, nextConfigs, projectFolders } from "./guide-project-marks.ts";
import { toTranslation } from "./to-translation.ts";
import { openConfig, openYamlConfig } from "./open-config.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";

/** Guides that a site of Next.js publishes by Nextra or Fumadocs. */
export interface NextProject extends ProjectSite {
  readonly tool: "Nextra" | "Fumadocs";
  readonly docs: string;
}

/** Where each tool has its pages, the likeliest first. */
const folders = {
  Nextra: ["content", "src/content", "pages", "src/pages"],
  Fumadocs: ["content/docs", "src/content/docs"],
} as const;
const themes = ["theme.config.tsx", "theme.config.jsx", "theme.config.ts", "theme.config.js", "app/layout.tsx"];

/** Where projects of Fumadocs list their languages. */
const languageFiles = ["lib/i18n.ts", "src/lib/i18n.ts", "lib/i18n.js"];

/** What tells of a project of Nextra or Fumadocs; undefined where there is none. Their settings are code, of which only addresses are looked for. */
export function readNext(input: string, tree: FileTree): NextProject | undefined {
  for (const below of projectFolders) {
    const name = nextConfigs.find((config) => tree.exists(join(input, below + config)));
    const text = name === undefined ? "" : (openConfig(input, below + name, tree) ?? "");
    const isFumadocs = ["ts", "mts", "js", "mjs"].some((one) =>
      tree.exists(join(input, `${below}source.config.${one}`)),
    );
    const tool = isFumadocs ? "Fumadocs" : /["']nextra["']/.test(text) ? "Nextra" : undefined;
    const path = tool && folders[tool].find((one) => tree.exists(join(input, below + one)));
    if (tool === undefined || path === undefined || name === undefined) continue;
    const theme = themes.map((one) => openConfig(input, below + one, tree) ?? "").join("\n");
    const [, edited] =
      /\bdocsRepositoryBase\s{0,20}[:=]\s{0,20}\{?\s{0,20}["'](https?:\/\/[^"'\s{}?#]{1,1000})["']/.exec(theme) ?? [];
    const docs = joinPath("", below + path) ?? path;
    return {
      tool,
      file: below + name,
      folder: below.replace(/\/$/, ""),
      base: "/",
      route: "",
      docs,
      docsPath: docs,
      ...readLanguages(
        [text, ...languageFiles.map((one) => openConfig(input, below + one, tree) ?? "")].join("\n"),
        isFumadocs,
      ),
      editUrl: edited && trimSlashes(edited).replace(/\/(?:tree|blob)\//, "/edit/"),
      links: [],
      leftOut: [],
    };
  }
  return undefined;
}

/** The folder of pages alone, without the site around it, which the order at its top tells of; undefined for any other folder. */
export function readNextPages(input: string, tree: FileTree): NextProject | undefined {
  const file = folderMetas.find((name) => tree.exists(join(input, name)));
  if (file === undefined) return undefined;
  const isFumadocs = file === folderMetas[0];
  // Others have files of that name for what they like.
  if (isFumadocs && openYamlConfig(input, file, tree).entries.get("pages")?.value.kind !== "array") return undefined;
  const tool = isFumadocs ? "Fumadocs" : "Nextra";
  return { tool, file, folder: "", base: "/", route: "", docs: "", docsPath: "", links: [], leftOut: [] };
}

/** Lists of languages and the main one, as Nextra and Fumadocs call them; pages stand in a folder of each, or have its name in theirs. */
function readLanguages(
  text: string,
  isFumadocs: boolean,
): Pick<ProjectSite, "language" | "translations" | "standIn" | "staysInLanguage"> {
  const [, list = ""] = /\b(?:locales|languages)\s*:\s*\[([^\]]{0,2000})\]/.exec(text) ?? [];
  const [, main] = /\bdefault(?:Locale|Language)\s*:\s*["']([\w-]+)["']/.exec(text) ?? [];
  const codes = [...list.matchAll(/["']([\w-]+)["']/g)].flatMap(([, code]) => code ?? []);
  // Only Fumadocs shows pages of the main language for those that another lacks.
  const standIn = /\bparser\s*:\s*["']dir["']/.test(text) ? main : "";
  return {
    language: main,
    translations: codes.flatMap((code) => toTranslation({ code })),
    standIn: isFumadocs ? standIn : undefined,
    // Who asks for an address without a language is led to the one that they read.
    staysInLanguage: codes.length > 1 ? true : undefined,
  };
}
