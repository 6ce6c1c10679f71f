import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { commitAll, runGit } from "./run-git.ts";

/** A repository that a test makes releases of a model in. */
export interface ReleaseRepository {
  git(...args: readonly string[]): void;
  /** Writes files below `model`, or removes those without a text, and tags what comes out. */
  release(tag: string, files: Readonly<Record<string, string | undefined>>): void;
}

/** A new repository at a folder, which nothing of the machine's settings reaches. */
export function createReleaseRepository(folder: string): ReleaseRepository {
  const dates = { GIT_COMMITTER_DATE: "2024-02-03T04:05:06Z" };
  const git = (...args: readonly string[]): void => void runGit(folder, args, dates);
  git("init", "--quiet");
  return {
    git,
    release(tag, files) {
      for (const [path, text] of Object.entries(files)) {
        const place = join(folder, "model", path);
        mkdirSync(dirname(place), { recursive: true });
        if (text === undefined) rmSync(place);
        else writeFileSync(place, text);
      }
      commitAll(folder, tag, dates);
      git("tag", tag);
    },
  };
}
