import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../package-folder.ts";
import { digest } from "./digest.ts";

/** What of the package decides what comes out, besides the input and the settings. */
const parts = ["dist/cli", "dist/site", "templates/text", "package.json"];

/** Names the tool that runs: another build of it gets another name, and trusts nothing that this one has left. */
export function identifyTool(): string {
  const files = parts.flatMap((part) => listFiles(join(packageFolder, part)));
  return digest(process.version, ...files.flatMap((file) => [file.slice(packageFolder.length), readFileSync(file)]));
}

function listFiles(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (path.endsWith(".json")) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
