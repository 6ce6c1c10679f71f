import { join } from "node:path";
import fastGlob from "fast-glob";
import { globFolder } from "../files/glob-folder.ts";
import type { FileTree } from "../files/file-tree.ts";
import { bookFolders, bookSummary, mdbookConfig, mkdocsConfigs } from "../guide-projects/guide-project-marks.ts";
import { placeBelow } from "../guide-projects/place-below.ts";
import { listsMost } from "../guide-projects/lists-most.ts";
import { type BookProject, readBook } from "../guide-projects/read-book.ts";
import { type MkdocsProject, readMkdocs } from "../guide-projects/read-mkdocs.ts";
import { readHugo } from "../guide-projects/read-hugo.ts";
import { readMintlify } from "../guide-projects/read-mintlify.ts";
import { findVitepress, readVitepress } from "../guide-projects/read-vitepress.ts";
import type { ProjectSite } from "../guide-projects/project-site.ts";
import { genericLayout } from "./generic-layout.ts";
import { createGuideProse } from "./create-guide-prose.ts";
import { createHugoLayout } from "./hugo-layout.ts";
import { findDocsifyLayout } from "./docsify-layout.ts";
import { findDocsetLayout } from "./docset-layout.ts";
import { findDocfxLayout } from "./docfx-layout.ts";
import { findJupyterBookLayout } from "./jupyter-book-layout.ts";
import { findGithubDocsLayout } from "./github-docs-layout.ts";
import { findJekyllLayout } from "./jekyll-layout.ts";
import type { Layout } from "./layout.ts";
import { findNextLayout, findNextPagesLayout } from "./next-layout.ts";
import { findQuartoLayout } from "./quarto-layout.ts";
import { findSphinxLayout } from "./sphinx-layout.ts";
import { findStarlightLayout } from "./starlight-layout.ts";
import { findVuepressLayout } from "./vuepress-layout.ts";
import { findVaultLayout } from "./vault-layout.ts";
import { findWikiLayout } from "./wiki-layout.ts";
import { spellChoices, toIgnoreLines } from "./to-ignore-lines.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";

/**
 * A folder whose documents MkDocs, mdBook, GitBook, HonKit, VitePress, VuePress, Mintlify, Starlight, Nextra, Fumadocs, Hugo, Sphinx, Jekyll, Docsify, Elastic's docs-builder, DocFX, Quarto or GitHub publishes, with whatever of a model is beside them. Its
 * top is looked at, and the folders that are usual for the tool: a configuration anywhere else is of something else. Undefined for any other folder.
 */
export function findGuideProject(folder: string, tree: FileTree): Layout | undefined {
  const mkdocs = mkdocsConfigs.find((name) => tree.exists(join(folder, name)));
  const project = mkdocs === undefined ? readBook(folder, tree) : readMkdocs(folder, mkdocs, tree);
  if (project === undefined) return findOfSite(folder, tree);
  if (isOurs(project, folder, tree)) return undefined;
  return "summary" in project ? createBookLayout(project) : createMkdocsLayout(project);
}

const ourFolder = "content";

/** A folder of that name holds guides of ours, which were here first. */
function isOurs({ docs }: Pick<ProjectSite, "docs">, folder: string, tree: FileTree): boolean {
  return docs?.split("/")[0] !== ourFolder && tree.exists(join(folder, ourFolder));
}

/** What Mintlify takes into pages, and what is about its repository. */
const unpublishedByMintlify = ["snippets/**", "README.md", "LICENSE.md", "CHANGELOG.md", "CONTRIBUTING.md"];

/** Projects whose configuration is that of a site around the pages: of VitePress and Mintlify. */
function findOfSite(folder: string, tree: FileTree): Layout | undefined {
  const config = findVitepress(folder, tree);
  const vitepress = config === undefined ? undefined : readVitepress(folder, config, tree);
  const project = vitepress ?? readMintlify(folder, tree);
  if (project === undefined) {
    return (
      findVuepressLayout(folder, tree) ??
      findStarlightLayout(folder, tree) ??
      findNextLayout(folder, tree) ??
      createHugoLayout(readHugo(folder, tree)) ??
      findOther(folder, tree)
    );
  }
  if (isOurs(project, folder, tree)) return undefined;
  const { docs, file } = project;
  const below = globFolder(docs);
  const excluded = vitepress?.excluded ?? unpublishedByMintlify;
  const prose = createGuideProse(project, docs);
  // The folder of VitePress's pictures is that of its documents.
  const pictures = docs === "" ? "public" : `${docs}/public`;
  const ignored = "ignored" in project ? project.ignored : "";
  return {
    ...genericLayout,
    name: vitepress === undefined ? "a Mintlify project" : "a VitePress project",
    project,
    prose: {
      ...prose,
      files: [`${below}**/*.{md,mdx}`],
      unpublished: { folder: docs, text: `${toIgnoreLines(excluded.flatMap(spellChoices))}\n${ignored}` },
      sidebars: [file],
      project: prose.project && {
        ...prose.project,
        statics: vitepress === undefined ? [] : [pictures],
        rewrites: vitepress?.rewrites,
      },
    },
  };
}

function findOther(folder: string, tree: FileTree): Layout | undefined {
  const layout =
    findGithubDocsLayout(folder, tree) ??
    findDocsetLayout(folder, tree) ??
    findQuartoLayout(folder, tree) ??
    findJupyterBookLayout(folder, tree) ??
    findSphinxLayout(folder, tree) ??
    // Its page says so by itself, while a file of Jekyll's may stand there for nothing but the look of a README.
    findDocsifyLayout(folder, tree) ??
    findJekyllLayout(folder, tree) ??
    findDocfxLayout(folder, tree) ??
    findFurtherDown(folder, tree) ??
    findNextPagesLayout(folder, tree) ??
    findWikiLayout(folder, tree);
  if (layout?.project === undefined) return findVaultLayout(folder, tree);
  return isOurs(layout.project, folder, tree) ? undefined : layout;
}

/** A repository often has its book in a folder of its own; what is a part of another project comes last. */
function findFurtherDown(input: string, tree: FileTree): Layout | undefined {
  let part: MkdocsProject | undefined;
  for (const below of bookFolders) {
    const folder = trimSlashes(below);
    const mkdocs = mkdocsConfigs.map((name) => below + name).find((file) => tree.exists(join(input, file)));
    const project = mkdocs === undefined ? undefined : readMkdocs(input, mkdocs, tree);
    if (project?.isPart === false) return createMkdocsLayout(project);
    part ??= project;
    const isBook = tree.exists(join(input, folder, mdbookConfig));
    const book = isBook ? readBook(join(input, folder), tree) : undefined;
    if (book !== undefined) return createBookLayout(placeBelow(book, folder));
  }
  return part === undefined ? findSummaryFurtherDown(input, tree) : createMkdocsLayout(part);
}

/**
 * GitBook is told in its own pages which folder of a repository it publishes, so that the table of contents there is all that says so.
 * One that lists little of it is no such table: what it leaves out would be lost.
 */
function findSummaryFurtherDown(input: string, tree: FileTree): Layout | undefined {
  for (const folder of bookFolders.map(trimSlashes)) {
    if (!tree.exists(join(input, folder, bookSummary))) continue;
    const book = readBook(join(input, folder), tree);
    if (book !== undefined && listsMost(book, join(input, folder), tree))
      return createBookLayout(placeBelow(book, folder));
  }
  return undefined;
}

function createMkdocsLayout(project: MkdocsProject): Layout {
  const { docs, file, nav, namesPlaces, readsNotebooks, unpublished, unlisted } = project;
  const layout = { ...genericLayout, name: "a MkDocs project", project };
  if (docs === undefined) return { ...layout, prose: undefined };
  const top = docs === "" ? "" : `${docs}/`;
  const below = globFolder(docs);
  return {
    ...layout,
    prose: {
      ...createGuideProse(project, docs),
      files: [`${below}**/*.${readsNotebooks ? "{md,markdown,ipynb}" : "{md,markdown}"}`],
      unpublished: { folder: docs, text: unpublished },
      unlisted: unlisted === undefined ? undefined : { folder: docs, text: unlisted },
      wikiLinks: namesPlaces ? "references" : undefined,
      categories: [`${below}**/.pages`, `${below}**/.nav.{yml,yaml}`],
      // With a plug-in, a table of contents in Markdown stands in for a `nav` that isn't there.
      sidebars: nav !== undefined ? [nav] : [top + bookSummary, file],
    },
  };
}

function createBookLayout(project: BookProject): Layout {
  const { name, docs, pages, summary } = project;
  const prose = createGuideProse(project, docs);
  return {
    ...genericLayout,
    name,
    project,
    prose: {
      ...prose,
      project: prose.project && { ...prose.project, contents: summary },
      files: pages.map(fastGlob.escapePath),
      sidebars: [summary],
      // GitBook keeps pictures and parts of pages in a hidden folder.
      surroundings: ["**/*", "**/.gitbook/**"],
    },
  };
}
