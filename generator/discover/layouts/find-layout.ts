import { join } from "node:path";
import { bundledLayout } from "./bundled-layout.ts";
import { datahubLayout } from "./datahub-layout.ts";
import { datahubSnapshotLayouts } from "./datahub-snapshot-layouts.ts";
import { diskTree, type FileTree } from "../files/file-tree.ts";
import { findDocusaurus } from "../docusaurus/find-docusaurus.ts";
import { createDocusaurusLayout } from "./docusaurus-layout.ts";
import { genericLayout } from "./generic-layout.ts";
import { guideProjectMarks } from "../guide-projects/guide-project-marks.ts";
import { findBareCheckout } from "./find-bare-checkout.ts";
import { findRenamedCheckout } from "./find-renamed-checkout.ts";
import { hasMarks } from "./has-marks.ts";
import type { Layout } from "./layout.ts";
import { withGuideProject } from "./with-guide-project.ts";

/** The special layouts, the most particular first. */
const layouts: readonly Layout[] = [datahubLayout, ...datahubSnapshotLayouts, bundledLayout];

/** The layout of an input folder, told from what is in it; the generic one when no other fits. */
export async function findLayout(folder: string, tree: FileTree = diskTree): Promise<Layout> {
  const special =
    findSpecialLayout(folder, tree) ?? findRenamedCheckout(folder, tree) ?? findBareCheckout(folder, tree);
  if (special !== undefined) {
    return special.isBundled === true ? special : withGuideProject(special, await findOther(folder, tree));
  }
  const config = findDocusaurus(folder, tree);
  if (config === undefined) return (await findOther(folder, tree)) ?? genericLayout;
  // A parser of JavaScript is needed to read it, and most inputs have none.
  const { readDocusaurus } = await import("../docusaurus/read-docusaurus.ts");
  return createDocusaurusLayout(readDocusaurus(folder, config, tree));
}

/** The layout of a folder that has all that marks one of the special ones. */
export function findSpecialLayout(folder: string, tree: FileTree): Layout | undefined {
  return layouts.find(({ marks }) => hasMarks(folder, marks, tree));
}

/** The project of another tool. What reads it is only loaded where there may be one. */
async function findOther(folder: string, tree: FileTree): Promise<Layout | undefined> {
  if (!guideProjectMarks.some((name) => tree.exists(join(folder, name)))) return undefined;
  const { findGuideProject } = await import("./guide-project-layout.ts");
  return findGuideProject(folder, tree);
}
