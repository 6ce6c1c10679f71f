import { globFolder } from "../files/glob-folder.ts";
import type { FileTree } from "../files/file-tree.ts";
import { readJekyll } from "../guide-projects/read-jekyll.ts";
import { createGuideProse } from "./create-guide-prose.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout } from "./layout.ts";
import { toIgnoreLines } from "./to-ignore-lines.ts";

/** A site of Jekyll: whatever Markdown is below its source, but for folders of its own, and its collections. */
export function findJekyllLayout(folder: string, tree: FileTree): Layout | undefined {
  const project = readJekyll(folder, tree);
  if (project === undefined) return undefined;
  const { docs, collections, excluded, included } = project;
  const prose = createGuideProse(project, docs);
  const below = globFolder(docs);
  const own = [...collections.keys(), ...included].map((path) => `${globFolder(path)}**/*.${endings}`);
  return {
    ...genericLayout,
    name: "a Jekyll site",
    project,
    prose: {
      ...prose,
      files: [`${below}*.${endings}`, `${below}[!_]*/**/*.${endings}`, ...own],
      exclude: [
        `${below}[!_]*/**/_*/**`,
        `${below}vendor/**`,
        // What stands in repositories, and is no page without being told so.
        `${below}**/{${namesOfRepositories.join(",")}}.${endings}`,
      ],
      unpublished: { folder: docs, text: toIgnoreLines(excluded) },
      sidebars: navigations.map((path) => (docs === "" ? path : `${docs}/${path}`)),
      defaults: project.defaults,
      // A theme for documents of several products has one for each.
      furtherSidebars: [`${below}_data/sidebars/*.{yml,yaml}`],
      project: prose.project && { ...prose.project, collections },
    },
  };
}

/** Data that themes show beside pages. */
const navigations = ["navigation", "nav", "toc", "docs_nav", "sidebar"].flatMap((name) =>
  ["yml", "yaml"].map((ending) => `_data/${name}.${ending}`),
);

const endings = "{md,markdown}";

const namesOfRepositories = [
  ...["404", "CODE_OF_CONDUCT", "CONTRIBUTING", "COPYING", "ISSUE_TEMPLATE", "LICENCE", "LICENSE"],
  ...["PULL_REQUEST_TEMPLATE", "SECURITY", "SUPPORT"],
];
