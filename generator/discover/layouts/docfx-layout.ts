import { globFolder } from "../files/glob-folder.ts";
import type { FileTree } from "../files/file-tree.ts";
import { readDocfx } from "../guide-projects/read-docfx.ts";
import { createGuideProse } from "./create-guide-prose.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout } from "./layout.ts";

/** A project of DocFX: its guides, in the order of the lists in their folders; the reference of its code is made by DocFX. */
export function findDocfxLayout(folder: string, tree: FileTree): Layout | undefined {
  const project = readDocfx(folder, tree);
  if (project === undefined) return undefined;
  const { docs, files, excluded, hosts, largerSite } = project;
  const below = globFolder(docs);
  const prose = createGuideProse(project, docs);
  const globs = files.flatMap(toMarkdown);
  return {
    ...genericLayout,
    name: "a DocFX project",
    project,
    prose: {
      ...prose,
      project: prose.project && { ...prose.project, largerSite },
      hosts,
      files: (files.length === 0 ? ["**/*.md"] : globs).map((glob) => below + glob),
      exclude: [
        ...excluded.map((glob) => below + glob),
        `${below}_site/**`,
        `${below}obj/**`,
        `${below}**/includes/**`,
        `${below}**/{toc,TOC}.md`,
      ],
      categories: [`${below}**/{toc,TOC}.{yml,md}`],
      sidebars: [],
    },
  };
}

/** Beside pages there are lists and references in YAML; two stars stand for folders and the beginning of a name. */
function toMarkdown(glob: string): readonly string[] {
  const plain = glob.replace(/(^|\/)\*\*(?=\.[^/]*$)/, "$1**/*").replace(/\.\{[^{}/]*\bmd\b[^{}/]*\}$/, ".md");
  if (plain.endsWith("**")) return [`${plain}/*.md`];
  return plain.endsWith("*") ? [`${plain}.md`] : plain.endsWith(".md") ? [plain] : [];
}
