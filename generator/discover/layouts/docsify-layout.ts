import { globFolder } from "../files/glob-folder.ts";
import type { FileTree } from "../files/file-tree.ts";
import { readDocsify } from "../guide-projects/read-docsify.ts";
import { createGuideProse } from "./create-guide-prose.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout } from "./layout.ts";

/** Guides that Docsify shows, in the order of their sidebar. */
export function findDocsifyLayout(folder: string, tree: FileTree): Layout | undefined {
  const project = readDocsify(folder, tree);
  if (project === undefined) return undefined;
  const { docs, folder: page, isRelative, sidebar, ofFolders, home, aliases } = project;
  const prose = createGuideProse(project, docs);
  return {
    ...genericLayout,
    name: "a Docsify project",
    project,
    prose: {
      ...prose,
      files: [`${globFolder(docs)}**/*.md`],
      sidebars: [sidebar],
      furtherSidebars: ofFolders,
      project: prose.project && {
        ...prose.project,
        statics: [docs, page],
        rewrites: home === undefined ? undefined : new Map([[home, "index.md"]]),
        aliases,
        countsFromTop: isRelative ? undefined : true,
      },
    },
  };
}
