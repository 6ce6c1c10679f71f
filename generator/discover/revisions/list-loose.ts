import { readdirSync } from "node:fs";

/** Names of the files below a folder, with forward slashes; none when it isn't there. */
export function listLoose(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1).replaceAll("\\", "/"));
  } catch {
    return [];
  }
}
