import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A temporary folder that all tests of a run share. */
    readonly runFolder: string;
  }
}

/** Gives the run a folder for what its tests share, and deletes it when the run ends. */
export default function makeRunFolder(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-run-"));
  project.provide("runFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
