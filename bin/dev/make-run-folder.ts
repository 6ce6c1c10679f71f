import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
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
  const folder = makeInMemory() ?? mkdtempSync(join(tmpdir(), prefix));
  process.env["TMPDIR"] = folder;
  project.provide("runFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

const prefix = "aspectdoc-run-";

/** Containers often have too little room there, or may not run programs, which tests do. */
function makeInMemory(): string | undefined {
  let folder: string | undefined;
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    if (bavail * bsize < enoughSpace) return undefined;
    folder = mkdtempSync(join("/dev/shm", prefix));
    const program = join(folder, "program");
    writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
    execFileSync(program);
    rmSync(program);
    return folder;
  } catch {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
}
