import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inject } from "vitest";
import { packageFolder } from "../package-folder.ts";
import { corporaFolder } from "./corpora.ts";

/** A site that the built tool has written, and what it said; tests share it and only read it. */
export interface GeneratedSite {
  readonly folder: string;
  readonly base: string;
  readonly out: string;
  readonly error: string;
}

/**
 * The site that `aspectdoc generate` makes of a folder, or of the bundled model without one. It is
 * made once in a test run, by the first test that asks, in whichever thread that is.
 */
export async function generateSite(input?: string): Promise<GeneratedSite> {
  if (
    !existsSync(join(packageFolder, "dist/cli/main.js")) ||
    !existsSync(join(packageFolder, "dist/site/assets.json"))
  ) {
    throw new Error("these tests run the built tool: npm run build");
  }
  // An empty folder as the current one, so that no config file is found.
  const cwd = join(inject("runFolder"), input === undefined ? "bundled" : `of-${basename(input)}`);
  const answer = join(cwd, "answer.json");
  if (claim(cwd)) {
    const unfinished = join(cwd, "unfinished.json");
    writeFileSync(unfinished, JSON.stringify(await run(cwd, toArguments(input))));
    renameSync(unfinished, answer);
  }
  while (!existsSync(answer)) await wait(20);
  const { code, ...said } = JSON.parse(readFileSync(answer, "utf8")) as Answer;
  if (code !== 0) throw new Error(`generate failed with exit code ${code}:\n${said.error}`);
  return { folder: join(cwd, "output"), base: "/docs/", ...said };
}

/** Only what is made of real models fills a cache, as `bin/main.corpora.test.ts` holds it to a run that fills none. */
function toArguments(input: string | undefined): readonly string[] {
  if (input === undefined) return ["--demo", "--no-cache"];
  const isReal = corporaFolder !== undefined && dirname(input) === corporaFolder;
  return ["--input", input, ...(isReal ? [] : ["--no-cache"])];
}

interface Answer {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Whether this caller is the first to want the folder. */
function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

function run(cwd: string, inputs: readonly string[]): Promise<Answer> {
  const program = join(packageFolder, "bin/aspectdoc");
  return new Promise((settle) => {
    const child = execFile(
      program,
      ["generate", ...inputs],
      { cwd, env: { PATH: process.env["PATH"] }, maxBuffer: 100_000_000 },
      (_, out, error) => settle({ code: child.exitCode ?? -1, out, error }),
    );
  });
}
