import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { makeFolderInMemory } from "./make-folder-in-memory.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A temporary folder that all tests of a run share. */
    readonly runFolder: string;
  }
}

/**
 * Gives the run a folder for what its tests share, in which their own temporary folders are too, and
 * deletes it when the run ends. It is in memory where there is room: tests make thousands of files, and
 * wait longer for a disk than for anything else.
 */
export default function makeRunFolder(project: TestProject): () => void {
  const folder = makeFolderInMemory(prefix) ?? mkdtempSync(join(tmpdir(), prefix));
  process.env["TMPDIR"] = folder;
  project.provide("runFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

const prefix = "aspectdoc-run-";
