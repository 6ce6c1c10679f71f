import { globFolder } from "../files/glob-folder.ts";
import type { FileTree } from "../files/file-tree.ts";
import { readStarlight } from "../guide-projects/read-starlight.ts";
import { createGuideProse } from "./create-guide-prose.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout } from "./layout.ts";

/** A project of Starlight, the documentation theme of Astro. */
export function findStarlightLayout(folder: string, tree: FileTree): Layout | undefined {
  const project = readStarlight(folder, tree);
  if (project === undefined) return undefined;
  const { docs, file } = project;
  const prose = createGuideProse(project, docs);
  const below = globFolder(docs);
  return {
    ...genericLayout,
    name: "a Starlight project",
    project,
    prose: {
      ...prose,
      files: [`${below}**/*.{md,mdx}`],
      exclude: [`${below}**/_*/**`],
      sidebars: [file],
      project: prose.project && {
        ...prose.project,
        statics: [project.folder === "" ? "public" : `${project.folder}/public`],
      },
    },
  };
}
