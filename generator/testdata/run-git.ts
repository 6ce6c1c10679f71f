import { execFileSync } from "node:child_process";

/** What differs from call to call; dates such as `1700000000 +0000`. */
interface GitDates {
  readonly GIT_AUTHOR_DATE?: string;
  readonly GIT_COMMITTER_DATE?: string;
}

/** Says what Git does by itself: no samples of hooks, and no look for what could be tidied up, which takes longer than a commit. */
const settings: Readonly<Record<string, string>> = {
  "init.templateDir": "",
  "init.defaultBranch": "main",
  "gc.auto": "0",
  "maintenance.auto": "false",
  "protocol.file.allow": "always",
};

const environment: NodeJS.ProcessEnv = {
  PATH: process.env["PATH"],
  HOME: "/nonexistent",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@example.org",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@example.org",
  GIT_CONFIG_COUNT: String(Object.keys(settings).length),
  ...Object.fromEntries(
    Object.entries(settings).flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, key],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]),
  ),
};

/** Runs Git in a folder, by nobody's settings; gives what it prints, without the break at its end. */
export function runGit(folder: string, args: readonly string[], dates: GitDates = {}): string {
  return run("git", args, folder, dates);
}

/** Commits all that is in a folder and gives the commit's id. In one process of a shell: to start one takes a test longer than Git works. */
export function commitAll(folder: string, message: string, dates: GitDates = {}): string {
  return run("sh", ["-c", commitScript, "sh", message], folder, dates);
}

const commitScript = 'git add --all && git commit --quiet --allow-empty --message "$1" && git rev-parse HEAD';

function run(command: string, args: readonly string[], cwd: string, dates: GitDates): string {
  return execFileSync(command, args, {
    cwd,
    env: { ...environment, ...dates },
    encoding: "utf8",
    stdio: "pipe",
  }).trim();
}
