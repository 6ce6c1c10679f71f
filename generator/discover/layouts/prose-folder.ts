import { globFolder } from "../files/glob-folder.ts";
import type { ProseLayout } from "./layout.ts";
import { markdownGlob } from "../../places/markdown-files.ts";

const sidebarNames = ["sidebar", "sidebars"];
const sidebarExtensions = ["yaml", "yml", "json", "js", "cjs", "mjs"];

/** Where projects that have their guides in one folder keep the sidebar beside it. */
export const sidebarsBeside: readonly string[] = ["js", "json", "cjs", "mjs"].map(
  (extension) => `sidebars.${extension}`,
);

/** What a project of Docusaurus has of its guides besides them: earlier versions and translations, which say the same again. */
const copiesOfDocusaurus: readonly string[] = [
  ...["**/versioned_docs/**", "**/*_versioned_docs/**", "**/i18n/*/docusaurus-*/**"],
];

/** A folder below an input, `.` for the input itself, that holds Markdown pages, a sidebar and what they refer to. */
export function proseFolder(folder: string, surroundings?: readonly string[]): ProseLayout {
  const root = folder.replace(/^(?:\.\/)+|^\.$|(?<!\/)\/+$/g, "");
  const below = globFolder(root);
  return {
    root,
    files: [`${below}**/*.${markdownGlob}`],
    exclude: copiesOfDocusaurus.map((glob) => below + glob),
    // Folders that ReadMe or Azure DevOps publishes have no other sign of it.
    categories: [`${below}**/_order.{yaml,yml}`, `${below}**/.order`],
    sidebars: sidebarNames.flatMap((name) =>
      sidebarExtensions.map((extension) => `${root === "" ? "" : `${root}/`}${name}.${extension}`),
    ),
    surroundings: surroundings ?? ["**/*", "**/.attachments/**"],
    hosts: [],
    startsWithReadme: root === "" ? true : undefined,
  };
}
