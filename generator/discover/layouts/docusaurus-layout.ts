import { globFolder } from "../files/glob-folder.ts";
import type { DocusaurusProject, FurtherDocs } from "../docusaurus/docusaurus-project.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout, ProseLayout } from "./layout.ts";

const sidebarExtensions = ["js", "ts", "json", "mjs", "cjs"];

/** A project whose documents Docusaurus publishes, with whatever of a model is beside them. */
export function createDocusaurusLayout(project: DocusaurusProject): Layout {
  const { docs, route, sidebar, further } = project;
  return {
    ...genericLayout,
    name: "a Docusaurus project",
    project,
    prose: docs === undefined ? undefined : createProse(project, { docs, route, sidebar }),
    furtherProse: further.map((other) => {
      const { project: docsProject, ...prose } = createProse(project, other);
      // All addresses count from those of the first folder.
      return { ...prose, project: docsProject && { ...docsProject, below: other.route, redirects: undefined } };
    }),
  };
}

function createProse(
  { folder, statics, formulas, redirects, unmade, failure, ...project }: DocusaurusProject,
  { docs, route, sidebar }: FurtherDocs,
): ProseLayout {
  const below = globFolder(docs);
  const isFirst = project.edition === "first";
  const top = folder === "" ? "" : `${folder}/`;
  const usual = docs === project.docs ? sidebarExtensions.map((extension) => `${top}sidebars.${extension}`) : [];
  const beside = [{ docs: project.docs ?? "", route: project.route }, ...project.further]
    .filter((other) => other.docs !== docs)
    .map((other) => ({ root: other.docs, route: other.route }));
  return {
    root: docs,
    files: [`${below}**/*.{md,mdx}`],
    exclude: [
      ...[`${below}**/_*.{md,mdx}`, `${below}**/_*/**`, `${below}**/__tests__/**`],
      // Folders may stand in each other, each for itself.
      ...beside
        .filter((other) => other.root.startsWith(docs === "" ? "" : `${docs}/`))
        .map(({ root }) => `${globFolder(root)}**`),
    ],
    categories: [`${below}**/_category_.{json,yml,yaml}`],
    sidebars: sidebar === undefined ? usual : sidebar === "" ? [] : [sidebar],
    surroundings: ["**/*"],
    hosts: [],
    formulas,
    ...(isFirst ? { frontMatter: "lines" } : undefined),
    project: {
      naming: "docusaurus",
      ...(isFirst ? { ownHeadings: true } : undefined),
      folder,
      statics,
      route,
      redirects,
      unmade,
      beside,
      isUnread: failure === undefined ? undefined : true,
    },
  };
}
