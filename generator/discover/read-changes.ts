import { execFile } from "node:child_process";
import { discoverCodes } from "../diagnostics/codes/discover.ts";
import type { Report } from "../diagnostics/report.ts";
import type { Input } from "./input.ts";
import { commitMark, parseGitLog } from "./parse-git-log.ts";

/*
 * The one place that runs another program, and only when `lastChange` asks for it: Git, with fixed
 * arguments, twice for each input however many files it has. The history is input like the files
 * are, so the same input still gives the same output.
 */

const longestWait = 20_000;
const longestLog = 128_000_000;

/** By path, the day on which a file of the inputs was last changed. What Git can't tell is reported once for an input. */
export async function readChanges(
  inputs: readonly Pick<Input, "given" | "folder" | "prefix">[],
  report: Report,
): Promise<ReadonlyMap<string, string>> {
  const changes = new Map<string, string>();
  for (const { given, folder, prefix } of inputs) {
    const log = await readLog(folder);
    if ("reason" in log) report.add(discoverCodes.noHistory({ folder: given, reason: log.reason }));
    else for (const [path, day] of parseGitLog(log.text)) changes.set(prefix + path, day);
  }
  return changes;
}

type Answer = { readonly text: string } | { readonly reason: string };

async function readLog(folder: string): Promise<Answer> {
  const shallow = await runGit(folder, ["rev-parse", "--is-shallow-repository"]);
  if ("reason" in shallow) return shallow;
  if (shallow.text.trim() === "true") return { reason: "the checkout is shallow" };
  return runGit(folder, [
    "log",
    `--format=tformat:${commitMark}%cs`,
    "--name-only",
    "--no-renames",
    "--no-ext-diff",
    "--no-textconv",
    "--no-show-signature",
    "--no-mailmap",
    "--no-color",
    "--relative",
    "--",
    ".",
  ]);
}

/** Programs that the configuration of a checkout may name are not run, and nothing is fetched from its origin. */
const safeSettings = [
  "core.fsmonitor=false",
  "core.hooksPath=/dev/null",
  "core.quotePath=false",
  "protocol.allow=never",
];

function runGit(folder: string, args: readonly string[]): Promise<Answer> {
  const settings = safeSettings.flatMap((setting) => ["-c", setting]);
  // Variables such as GIT_DIR would lead to another checkout than the input.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));
  return new Promise((resolve) => {
    execFile(
      "git",
      ["--no-pager", "--no-optional-locks", ...settings, "-C", folder, ...args],
      {
        env: { ...env, GIT_NO_LAZY_FETCH: "1", GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" },
        maxBuffer: longestLog,
        timeout: longestWait,
        windowsHide: true,
      },
      (error, stdout, stderr) => resolve(error === null ? { text: stdout } : { reason: explain(error, stderr) }),
    );
  });
}

/** Why there is no answer, without anything that differs between machines. */
function explain(error: Error & { readonly code?: unknown; readonly killed?: unknown }, stderr: string): string {
  if (error.code === "ENOENT") return "Git is not installed";
  if (error.code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER") return "the history is too long";
  if (error.killed === true) return `Git took longer than ${longestWait / 1000} seconds`;
  if (stderr.includes("not a git repository")) return "the folder is no Git checkout";
  if (stderr.includes("dubious ownership")) return "the checkout belongs to another user";
  return "Git gave no answer";
}
