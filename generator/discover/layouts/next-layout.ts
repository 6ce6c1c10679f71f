import { globFolder } from "../files/glob-folder.ts";
import type { FileTree } from "../files/file-tree.ts";
import { type NextProject, readNext, readNextPages } from "../guide-projects/read-next.ts";
import { createGuideProse } from "./create-guide-prose.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout } from "./layout.ts";

/** A project of Nextra or Fumadocs: each folder says by a file of its own in which order its pages are. */
export function findNextLayout(folder: string, tree: FileTree): Layout | undefined {
  return createNextLayout(readNext(folder, tree));
}

/** The same of a folder that holds the pages of such a project, and nothing else of it. */
export function findNextPagesLayout(folder: string, tree: FileTree): Layout | undefined {
  return createNextLayout(readNextPages(folder, tree));
}

function createNextLayout(project: NextProject | undefined): Layout | undefined {
  if (project === undefined) return undefined;
  const prose = createGuideProse(project, project.docs);
  const below = globFolder(project.docs);
  return {
    ...genericLayout,
    name: `a ${project.tool} project`,
    project,
    prose: {
      ...prose,
      files: [`${below}**/*.{md,mdx}`],
      exclude: [`${below}**/_*.{md,mdx}`, `${below}{404,500}.{md,mdx}`],
      categories: [`${below}**/${project.tool === "Nextra" ? "_meta.{json,js,jsx,ts,tsx}" : "meta.json"}`],
      sidebars: [],
      project: prose.project && {
        ...prose.project,
        statics: [project.folder === "" ? "public" : `${project.folder}/public`],
      },
    },
  };
}
