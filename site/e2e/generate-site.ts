import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** A site that the built tool has written into a temporary folder. */
export interface GeneratedSite {
  readonly folder: string;
  readonly base: string;
  /** Deletes the folder. */
  remove(): void;
}

const project = fileURLToPath(new URL("../..", import.meta.url));

/** Runs the built tool on a model, the bundled one unless another folder is given. */
export async function generateSite(input?: string): Promise<GeneratedSite> {
  if (!existsSync(join(project, "dist/cli/main.js")) || !existsSync(join(project, "dist/site/assets.json"))) {
    throw new Error("these tests run the built tool: npm run build");
  }
  const parent = mkdtempSync(join(tmpdir(), "aspectdoc-site-"));
  const folder = join(parent, "output");
  const base = "/docs/";
  const inputs = input === undefined ? [] : ["--input", input];
  // A temporary folder as the current one, so that no config file is found.
  await promisify(execFile)(
    process.execPath,
    [join(project, "bin/aspectdoc"), "generate", ...inputs, "--out", folder, "--base", base, "--quiet"],
    { cwd: parent },
  );
  return { folder, base, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
