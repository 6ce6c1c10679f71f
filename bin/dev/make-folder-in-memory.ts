import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** In bytes. Whole sites and an installed package take about a tenth of it. */
const enoughSpace = 4_000_000_000;

/**
 * Makes a temporary folder in memory, or nothing where there is too little room for one, as containers often have, or where
 * programs may not run, which tests do.
 */
export function makeFolderInMemory(prefix: string): string | undefined {
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
