import { globFolder } from "../files/glob-folder.ts";
import type { DocusaurusProject } from "../docusaurus/docusaurus-project.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout, ProseLayout } from "./layout.ts";

const sidebarExtensions = ["js", "ts", "json", "mjs", "cjs"];

/** A project whose documents Docusaurus publishes, with whatever of a model is beside them. */
export function createDocusaurusLayout(project: DocusaurusProject): Layout {
  return {
    ...genericLayout,
    name: "a Docusaurus project",
    project,
    prose: project.docs === undefined ? undefined : createProse(project, project.docs),
  };
}

function createProse(
  { folder, sidebar, statics, route, formulas, redirects }: DocusaurusProject,
  docs: string,
): ProseLayout {
  const below = globFolder(docs);
  const top = folder === "" ? "" : `${folder}/`;
  const usual = sidebarExtensions.map((extension) => `${top}sidebars.${extension}`);
  return {
    root: docs,
    files: [`${below}**/*.{md,mdx}`],
    exclude: [`${below}**/_*.{md,mdx}`, `${below}**/_*/**`, `${below}**/__tests__/**`],
    categories: [`${below}**/_category_.{json,yml,yaml}`],
    sidebars: sidebar === undefined ? usual : sidebar === "" ? [] : [sidebar],
    surroundings: ["**/*"],
    hosts: [],
    formulas,
    project: { naming: "docusaurus", folder, statics, route, redirects },
  };
}
