import { join } from "node:path";
import { joinPath } from "../../places/content-paths.ts";
import { globFolder } from "../files/glob-folder.ts";
import type { Input } from "../input.ts";
import type { Layout, ProseLayout } from "../layouts/layout.ts";
import { notOfGuides } from "../layouts/not-of-guides.ts";
import { proseFolder } from "../layouts/prose-folder.ts";

/** Lists that are written for us, and not for the project around them. */
const ownSidebars = ["sidebars.yaml", "sidebars.yml", "sidebar.yaml", "sidebar.yml"];

/**
 * The guides of a configured folder. One that the project at the top of the input publishes is read as that project, unless a list for us
 * is in it; all of an input is the project with whatever is around its pages.
 */
export function openContent(folder: string, { layout, folder: input, tree }: Input): readonly ProseLayout[] {
  const plain = openFolder(folder);
  const hasList = ownSidebars.some((name) => tree.exists(join(input, plain.root, name)));
  const projects = hasList ? [] : listProjects(folder, layout);
  if (projects.length === 0) return [plain];
  if (plain.root !== "" || projects.some(({ root }) => root === "")) return projects;
  const taken = projects.map(({ root }) => `${globFolder(root)}**`);
  // A list at the top is that of the project.
  return [...projects, { ...plain, exclude: [...plain.exclude, ...taken], sidebars: [] }];
}

/** The guides of the project that are those of a folder: all of them where it is around the project. */
export function listProjects(
  folder: string,
  { project, prose, furtherProse = [] }: Pick<Layout, "project" | "prose" | "furtherProse">,
): readonly ProseLayout[] {
  if (project === undefined || prose === undefined) return [];
  const path = joinPath("", folder);
  const own = [prose, ...furtherProse];
  return path === "" ? own : own.filter(({ root }) => root === path);
}

function openFolder(folder: string): ProseLayout {
  const layout = proseFolder(folder);
  return layout.root === "" ? { ...layout, exclude: [...layout.exclude, ...notOfGuides] } : layout;
}
