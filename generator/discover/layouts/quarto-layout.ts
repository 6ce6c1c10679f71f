import fastGlob from "fast-glob";
import type { FileTree } from "../files/file-tree.ts";
import { globFolder } from "../files/glob-folder.ts";
import { readQuarto } from "../guide-projects/read-quarto.ts";
import { markdownGlob } from "../../places/markdown-files.ts";
import { createGuideProse } from "./create-guide-prose.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout } from "./layout.ts";
import { toIgnoreLines } from "./to-ignore-lines.ts";

/** A project of Quarto, or a book of bookdown. */
export function findQuartoLayout(folder: string, tree: FileTree): Layout | undefined {
  const project = readQuarto(folder, tree);
  if (project === undefined) return undefined;
  const { docs, file, pages, excluded } = project;
  const prose = createGuideProse(project, docs);
  const below = globFolder(docs);
  return {
    ...genericLayout,
    name: /_bookdown\.ya?ml$/.test(file) ? "a book of bookdown" : "a Quarto project",
    project,
    prose: {
      ...prose,
      files: pages?.map((path) => below + fastGlob.escapePath(path)) ?? [`${below}**/*.${markdownGlob}`],
      exclude: [`${below}**/_*/**`],
      unpublished: { folder: docs, text: toIgnoreLines(excluded) },
      sidebars: [file],
      project: prose.project && { ...prose.project, namesPlaces: true },
    },
  };
}
