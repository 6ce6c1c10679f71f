import { globFolder } from "../files/glob-folder.ts";
import type { FileTree } from "../files/file-tree.ts";
import { vuepressSettings } from "../guide-projects/guide-project-marks.ts";
import { readVuepress } from "../guide-projects/read-vuepress.ts";
import { createGuideProse } from "./create-guide-prose.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout } from "./layout.ts";

/** A project of VuePress, of either generation. */
export function findVuepressLayout(folder: string, tree: FileTree): Layout | undefined {
  const project = readVuepress(folder, tree);
  if (project === undefined) return undefined;
  const { docs, file, pictures } = project;
  const prose = createGuideProse(project, docs);
  const below = globFolder(docs);
  return {
    ...genericLayout,
    name: "a VuePress project",
    project,
    prose: {
      ...prose,
      files: [`${below}**/*.md`],
      sidebars: [file],
      // Its pictures are in a hidden folder.
      surroundings: ["**/*", `**/${vuepressSettings}/public/**`],
      project: prose.project && { ...prose.project, statics: [pictures] },
    },
  };
}
