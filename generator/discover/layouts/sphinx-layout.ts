import { globFolder } from "../files/glob-folder.ts";
import type { FileTree } from "../files/file-tree.ts";
import { readSphinx } from "../guide-projects/read-sphinx.ts";
import { createGuideProse } from "./create-guide-prose.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout } from "./layout.ts";
import { toIgnoreLines } from "./to-ignore-lines.ts";

/** A project of Sphinx: its pages in Markdown, and notebooks with an extension that reads them, in the order of the lists that they hold. */
export function findSphinxLayout(folder: string, tree: FileTree): Layout | undefined {
  const project = readSphinx(folder, tree);
  if (project === undefined) return undefined;
  const { docs, excluded, readsNotebooks, inventories, schemes } = project;
  const prose = createGuideProse(project, docs);
  const below = globFolder(docs);
  return {
    ...genericLayout,
    name: "a Sphinx project",
    project,
    prose: {
      ...prose,
      files: [`${below}**/*.${readsNotebooks ? "{md,ipynb}" : "md"}`],
      exclude: [`${below}**/_*/**`],
      unpublished: { folder: docs, text: toIgnoreLines(excluded) },
      sidebars: [],
      project: prose.project && { ...prose.project, namesPlaces: true, inventories, schemes },
    },
  };
}
