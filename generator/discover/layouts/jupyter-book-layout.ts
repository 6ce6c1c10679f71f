import fastGlob from "fast-glob";
import type { FileTree } from "../files/file-tree.ts";
import { readJupyterBook } from "../guide-projects/read-jupyter-book.ts";
import { dropMarkdownEnding } from "../../places/markdown-files.ts";
import { createGuideProse } from "./create-guide-prose.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout } from "./layout.ts";

/** A Jupyter Book: its pages in Markdown and notebooks, in the order of its table of contents. */
export function findJupyterBookLayout(folder: string, tree: FileTree): Layout | undefined {
  const project = readJupyterBook(folder, tree);
  if (project === undefined) return undefined;
  const { docs, file, first } = project;
  const prose = createGuideProse(project, docs);
  const below = docs === "" ? "" : `${fastGlob.escapePath(docs)}/`;
  const rewrites = first === undefined ? undefined : new Map([[`${dropMarkdownEnding(first)}.md`, "index.md"]]);
  return {
    ...genericLayout,
    name: "a Jupyter Book",
    project,
    prose: {
      ...prose,
      files: [`${below}**/*.{md,ipynb}`],
      exclude: [`${below}**/_*/**`],
      sidebars: [file],
      project: prose.project && { ...prose.project, rewrites, namesPlaces: true },
    },
  };
}
