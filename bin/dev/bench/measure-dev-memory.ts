import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { packageFolder } from "../../../generator/package-folder.ts";
import type { Edit } from "./find-edits.ts";
import { finishProcess, startTool } from "./measure-process.ts";
import type { Result } from "./result.ts";
import { waitForPage, waitForUrl } from "./wait-for-dev.ts";

/** After so many edits it is asked how much the process holds; the last figure is held to the first. */
const steps = [10, 100, 300];

/** What may have come since the first figure was taken: a few answers of pages that were looked at. */
const growth = 1.15;

interface MemoryOptions {
  readonly group: string;
  readonly input: string;
  readonly folder: string;
  /** By edit, the page that shows it. */
  readonly routes: readonly string[];
}

/** What `aspectdoc dev` holds after many edits. Nothing is timed: each edit is waited for, and then the next one is made. */
export async function measureDevMemory(
  edits: readonly { readonly edit: Edit }[],
  { group, input, folder, routes }: MemoryOptions,
): Promise<readonly Result[]> {
  const heap = join(folder, "heap.txt");
  const preload = join(packageFolder, "bin/dev/bench/report-heap.cjs");
  const child = startTool(["dev", "--port", "0", "--input", input], folder, {
    flags: ["--expose-gc", "--require", preload],
    env: { ASPECTDOC_BENCH_HEAP: heap },
  });
  const finished = finishProcess(child);
  const results: Result[] = [];
  try {
    const url = await waitForUrl(child);
    for (let made = 1; made <= (steps.at(-1) ?? 0); made += 1) {
      const index = made % edits.length;
      const word = `MeasuredHeap${made}`;
      edits[index]?.edit(word);
      await waitForPage(url + (routes[index] ?? ""), word);
      if (!steps.includes(made)) continue;
      const peakBytes = await readHeap(child, heap);
      const first = results[0]?.measured.peakBytes;
      const bar = first === undefined ? undefined : { peakBytes: first * growth };
      results.push({ group, name: `\`aspectdoc dev\` holds after ${made} edits`, measured: { peakBytes }, bar });
    }
  } finally {
    child.kill("SIGTERM");
    await finished;
  }
  return results;
}

async function readHeap(child: ChildProcess, file: string): Promise<number> {
  rmSync(file, { force: true });
  child.kill("SIGUSR2");
  while (!existsSync(file) || readFileSync(file, "utf8") === "") await wait(50);
  return Number(readFileSync(file, "utf8"));
}
