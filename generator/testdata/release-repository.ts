import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A repository that a test makes releases of a model in. */
export interface ReleaseRepository {
  git(...args: readonly string[]): void;
  /** Writes files below `model`, or removes those without a text, and tags what comes out. */
  release(tag: string, files: Readonly<Record<string, string | undefined>>): void;
}

/** A new repository at a folder, which nothing of the machine's settings reaches. */
export function createReleaseRepository(folder: string): ReleaseRepository {
  const env = {
    PATH: process.env["PATH"],
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_COMMITTER_DATE: "2024-02-03T04:05:06Z",
  };
  const identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"];
  const git = (...args: readonly string[]): void =>
    void execFileSync("git", [...identity, ...args], { cwd: folder, env, stdio: "pipe" });
  git("init", "--quiet", "--initial-branch=main");
  return {
    git,
    release(tag, files) {
      for (const [path, text] of Object.entries(files)) {
        const place = join(folder, "model", path);
        mkdirSync(dirname(place), { recursive: true });
        if (text === undefined) rmSync(place);
        else writeFileSync(place, text);
      }
      git("add", "--all");
      git("commit", "--quiet", "--allow-empty", "--message", tag);
      git("tag", tag);
    },
  };
}
