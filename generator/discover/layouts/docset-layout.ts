import { globFolder } from "../files/glob-folder.ts";
import type { FileTree } from "../files/file-tree.ts";
import { readDocset } from "../guide-projects/read-docset.ts";
import { createGuideProse } from "./create-guide-prose.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout } from "./layout.ts";

/** A set of documents for Elastic's docs-builder, in the order of the lists in its folders. */
export function findDocsetLayout(folder: string, tree: FileTree): Layout | undefined {
  const project = readDocset(folder, tree);
  if (project === undefined) return undefined;
  const below = globFolder(project.docs);
  return {
    ...genericLayout,
    name: "documents for Elastic's docs-builder",
    project,
    prose: {
      ...createGuideProse(project, project.docs),
      files: [`${below}**/*.md`],
      // What pages take in.
      exclude: [`${below}**/_*/**`],
      categories: [`${below}{docset,_docset}.{yml,yaml}`, `${below}**/toc.{yml,yaml}`],
      sidebars: [],
    },
  };
}
