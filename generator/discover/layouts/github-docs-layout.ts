import type { FileTree } from "../files/file-tree.ts";
import { readGithubDocs } from "../guide-projects/read-github-docs.ts";
import { createGuideProse } from "./create-guide-prose.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout } from "./layout.ts";

/** Documents as GitHub has its own, in the order of the lists in their front matter. */
export function findGithubDocsLayout(folder: string, tree: FileTree): Layout | undefined {
  const project = readGithubDocs(folder, tree);
  if (project === undefined) return undefined;
  const prose = createGuideProse(project, project.docs);
  return {
    ...genericLayout,
    name: "documents of GitHub's kind",
    project,
    prose: {
      ...prose,
      files: ["content/**/*.md"],
      exclude: ["content/**/README.md"],
      sidebars: [],
      project: prose.project && { ...prose.project, statics: [""] },
    },
  };
}
