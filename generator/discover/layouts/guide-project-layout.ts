import { join } from "node:path";
import fastGlob from "fast-glob";
import type { FileTree } from "../file-tree.ts";
import { type BookProject, readBook } from "../guide-projects/read-book.ts";
import { type MkdocsProject, readMkdocs } from "../guide-projects/read-mkdocs.ts";
import type { ProjectSite } from "../project-site.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout, ProseLayout } from "./layout.ts";

const mkdocsNames = ["mkdocs.yml", "mkdocs.yaml"];

/**
 * A folder whose documents MkDocs, mdBook, GitBook or HonKit publishes, with whatever of a model is beside them. Only its top
 * is looked at: a configuration further down is of something else. Undefined for any other folder.
 */
export function findGuideProject(folder: string, tree: FileTree): Layout | undefined {
  const mkdocs = mkdocsNames.find((name) => tree.exists(join(folder, name)));
  const project = mkdocs === undefined ? readBook(folder, tree) : readMkdocs(folder, mkdocs, tree);
  if (project === undefined) return undefined;
  // A folder of that name holds guides of ours, which were here first.
  if (project.docs?.split("/")[0] !== ourFolder && tree.exists(join(folder, ourFolder))) return undefined;
  return "summary" in project ? createBookLayout(project) : createMkdocsLayout(project);
}

const ourFolder = "content";

function createMkdocsLayout(project: MkdocsProject): Layout {
  const { docs, file, nav, unpublished } = project;
  const layout = { ...genericLayout, name: "a MkDocs project", project };
  if (docs === undefined) return { ...layout, prose: undefined };
  const top = docs === "" ? "" : `${docs}/`;
  const below = docs === "" ? "" : `${fastGlob.escapePath(docs)}/`;
  return {
    ...layout,
    prose: {
      ...createProse(project, docs),
      files: [`${below}**/*.{md,mdx}`],
      unpublished: { folder: docs, text: unpublished },
      categories: [`${below}**/.pages`, `${below}**/.nav.{yml,yaml}`],
      // With a plug-in, a table of contents in Markdown stands in for a `nav` that isn't there.
      sidebars: nav !== undefined ? [nav] : [`${top}SUMMARY.md`, file],
    },
  };
}

function createBookLayout(project: BookProject): Layout {
  const { name, docs, pages, summary } = project;
  return {
    ...genericLayout,
    name,
    project,
    prose: {
      ...createProse(project, docs),
      files: pages.map(fastGlob.escapePath),
      sidebars: [summary],
      // GitBook keeps pictures and parts of pages in a hidden folder.
      surroundings: ["**/*", "**/.gitbook/**"],
    },
  };
}

function createProse(
  { folder, route, formulas, includes, redirects }: ProjectSite,
  root: string,
): Omit<ProseLayout, "files" | "sidebars"> {
  return {
    root,
    exclude: [],
    surroundings: ["**/*"],
    hosts: [],
    formulas,
    project: { naming: "files", folder, statics: [], route, includes, redirects },
  };
}
