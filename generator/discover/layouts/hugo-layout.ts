import { globFolder } from "../files/glob-folder.ts";
import type { readHugo } from "../guide-projects/read-hugo.ts";
import { createGuideProse } from "./create-guide-prose.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout } from "./layout.ts";

/** A project of Hugo: its pages are in the order of their weights. */
export function createHugoLayout(project: ReturnType<typeof readHugo>): Layout | undefined {
  if (project === undefined) return undefined;
  const prose = createGuideProse(project, project.docs);
  const statics = ["static", "assets"].map((name) => (project.folder === "" ? name : `${project.folder}/${name}`));
  return {
    ...genericLayout,
    name: "a Hugo project",
    project,
    prose: {
      ...prose,
      files: [`${globFolder(project.docs)}**/*.{md,markdown}`],
      sidebars: [],
      project: prose.project && { ...prose.project, statics, countsFromTop: true, slugsEndAddresses: true },
    },
  };
}
