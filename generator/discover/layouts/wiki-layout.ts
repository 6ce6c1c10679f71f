import { basename, join } from "node:path";
import type { FileTree } from "../files/file-tree.ts";
import { wikiHomes } from "../guide-projects/guide-project-marks.ts";
import type { ProjectSite } from "../guide-projects/project-site.ts";
import { createGuideProse } from "./create-guide-prose.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout } from "./layout.ts";

const frames = ["_Sidebar.md", "_sidebar.md", "_Footer.md", "_Header.md"];

/** The wiki of a repository as GitHub keeps it, a repository of its own: pages that lead to each other by names, and a sidebar that is one of them. */
export function findWikiLayout(folder: string, tree: FileTree): Layout | undefined {
  const home = wikiHomes.find((name) => tree.exists(join(folder, name)));
  const isWiki = frames.some((name) => tree.exists(join(folder, name))) || basename(folder).endsWith(".wiki");
  if (home === undefined || !isWiki) return undefined;
  const project: ProjectSite = {
    ...{ file: home, folder: "", base: "/", route: "", docs: "", docsPath: "", links: [], leftOut: [] },
  };
  const prose = createGuideProse(project, "");
  return {
    ...genericLayout,
    name: "a wiki",
    project,
    prose: {
      ...prose,
      files: ["**/*.{md,markdown}"],
      sidebars: ["_Sidebar.md", "_sidebar.md"],
      wikiLinks: "words first",
      project: prose.project && { ...prose.project, rewrites: new Map([[home, "index.md"]]) },
    },
  };
}
