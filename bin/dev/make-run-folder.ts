import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A temporary folder that all tests of a run share. */
    readonly runFolder: string;
  }
}

/** In bytes. Whole sites and an installed package take about a tenth of it. */
const enoughSpace = 4_000_000_000;

/**
 * Gives the run a folder for what its tests share, in which their own temporary folders are too, and
 * deletes it when the run ends. It is in memory where there is room: tests make thousands of files, and
 * wait longer for a disk than for anything else.
 */
export default function makeRunFolder(project: TestProject): () => void {
  const folder = mkdtempSync(join(hasSpace("/dev/shm") ? "/dev/shm" : tmpdir(), "aspectdoc-run-"));
  process.env["TMPDIR"] = folder;
  project.provide("runFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

function hasSpace(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > enoughSpace;
  } catch {
    return false;
  }
}
