import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../../../generator/package-folder.ts";

/** What a process took, all of its threads together. */
export interface Measurement {
  readonly seconds: number;
  /** In user and system mode. */
  readonly cpuSeconds: number;
  /** Most memory that it had at any time, in bytes. */
  readonly peakBytes: number;
}

const program = join(packageFolder, "bin/aspectdoc");

/** Runs `aspectdoc` in a folder to its end, and measures it. Throws when it can't do what it was asked. */
export async function measureTool(args: readonly string[], cwd: string): Promise<Measurement> {
  const usage = join(cwd, "usage.json");
  const preload = join(packageFolder, "bin/dev/bench/report-usage.cjs");
  const started = performance.now();
  const child = spawn(process.execPath, ["--require", preload, program, ...args], {
    cwd,
    env: { PATH: process.env["PATH"], ASPECTDOC_BENCH_USAGE: usage },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const { code, error } = await finishProcess(child);
  const seconds = (performance.now() - started) / 1000;
  // 1 says that the model has errors; the site is made of the rest.
  if (code !== 0 && code !== 1) throw new Error(`aspectdoc ${args.join(" ")} ended with ${code}:\n${error}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(usage, "utf8")) as NodeJS.ResourceUsage;
  rmSync(usage);
  return { seconds, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakBytes: maxRSS * 1024 };
}

/** Starts `aspectdoc` in a folder, for what doesn't end by itself. */
export function startTool(
  args: readonly string[],
  cwd: string,
  { flags = [], env = {} }: { readonly flags?: readonly string[]; readonly env?: NodeJS.ProcessEnv } = {},
): ReturnType<typeof spawn> {
  return spawn(process.execPath, [...flags, program, ...args], {
    cwd,
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
}

/** How a process ended, and the last that it said on standard error. */
export function finishProcess(child: ReturnType<typeof spawn>): Promise<{ code: number | null; error: string }> {
  let error = "";
  child.stderr?.on("data", (chunk) => (error = `${error}${chunk}`.slice(-4000)));
  return new Promise((settle, fail) => child.on("error", fail).on("close", (code) => settle({ code, error })));
}
