import { join } from "node:path";
import type { FileTree } from "../files/file-tree.ts";
import { vaultMarks } from "../guide-projects/guide-project-marks.ts";
import { genericLayout } from "./generic-layout.ts";
import type { Layout } from "./layout.ts";
import { proseFolder } from "./prose-folder.ts";

/** Whether the notes in a folder lead to each other by names, as `[[Page]]`. */
export function isVault(folder: string, tree: FileTree): boolean {
  return vaultMarks.some((mark) => tree.exists(join(folder, mark)));
}

/** Notes of Obsidian, Foam or Logseq, all of which are pages; those that a folder of guides holds need no layout of their own. */
export function findVaultLayout(folder: string, tree: FileTree): Layout | undefined {
  if (!isVault(folder, tree) || tree.exists(join(folder, "content"))) return undefined;
  return { ...genericLayout, name: "a vault of notes", prose: { ...proseFolder("."), wikiLinks: "name first" } };
}
