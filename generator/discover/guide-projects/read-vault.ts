import { createReport } from "../../diagnostics/report.ts";
import { getText } from "../../parse/json/get-value.ts";
import { parseLocatedJson } from "../../parse/json/parse-located-json.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";
import type { IgnoreFile } from "../files/git-ignore.ts";
import type { FileTree } from "../files/file-tree.ts";
import { openConfig } from "./open-config.ts";

/** Where Obsidian, and the plug-in Templater, have the folder of templates, and what they call it. */
const settings = [
  [".obsidian/templates.json", "folder"],
  [".obsidian/plugins/templater-obsidian/data.json", "templates_folder"],
] as const;

/** Drawings of Excalidraw, whose Markdown is a wrapper for their data. */
const drawings = "*.excalidraw.md";

/** What of a vault is no note: drawings, and the templates of notes, whose titles are yet to be filled in. */
export function readVault(input: string, root: string, tree: FileTree): IgnoreFile {
  const templates = settings.flatMap(([name, key]) => {
    const file = root === "" ? name : `${root}/${name}`;
    const text = openConfig(input, file, tree);
    const json = text === undefined ? undefined : parseLocatedJson({ path: file, text }, createReport());
    const folder = json?.kind === "object" ? trimSlashes(getText(json, key)?.trim() ?? "") : "";
    return folder === "" || /[\r\n]/.test(folder) ? [] : [`/${folder.replace(/[\\*?[\]]/g, String.raw`\$&`)}/`];
  });
  return { folder: root, text: [drawings, ...templates].join("\n") };
}
