import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packageFolder } from "../generator/package-folder.ts";
import { startDev } from "../site/e2e/start-dev.ts";

/*
 * What is left when a run comes to a sudden end, meets another one, or can't write. These are runs of
 * the built tool, in processes of their own. `npm run build` has to come first.
 */

/** The sites of the two models that the tests go back and forth between. */
type Edition = "one" | "two";

const other: Readonly<Record<Edition, Edition>> = { one: "two", two: "one" };

let cwd: string;
/** Which site is in the output folder, as far as the tests are right. */
let present: Edition = "one";
const sites = new Map<Edition, ReadonlyMap<string, string>>();
/** What a whole run takes. */
const fullRun = { milliseconds: 0 };

// The tests go on from each other's output, because a cache is about one output folder.
beforeAll(async () => {
  if (!existsSync(join(packageFolder, "dist/cli/main.js"))) throw new Error("run `npm run build` first");
  cwd = mkdtempSync(join(tmpdir(), "aspectdoc-killed-"));
  for (const edition of ["two", "one"] as const) {
    writeModel(edition);
    sites.set(edition, await makeCold());
  }
  const { code, error } = await run(["--input", "model"]);
  if (code !== 0) throw new Error(error);
});

afterAll(() => rmSync(cwd, { recursive: true, force: true }));

async function makeCold(): Promise<ReadonlyMap<string, string>> {
  const started = performance.now();
  const { code, error } = await run(["--no-cache", "--input", "model", "--out", "cold"]);
  if (code !== 0) throw new Error(error);
  fullRun.milliseconds = performance.now() - started;
  const tree = readTree(join(cwd, "cold"));
  rmSync(join(cwd, "cold"), { recursive: true });
  return tree;
}

/** Enough pages that a run takes its time to write them. */
function writeModel(edition: Edition): void {
  const folder = join(cwd, "model");
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(packageFolder, "generator/testdata/sites/tiny"), folder, { recursive: true });
  for (let index = 0; index < 80; index += 1) {
    // One page that the other has not.
    if (index === (edition === "one" ? 7 : 8)) continue;
    const text = `/** Record ${index} of model ${index % 2 === 0 ? edition : "any"}. */\nrecord R${index} {\n  n: int\n}\n`;
    writeFileSync(join(folder, `R${index}.pdl`), text);
  }
}

interface RunOptions {
  /** Loaded before the tool. */
  readonly preload?: string;
}

function start(args: readonly string[], { preload }: RunOptions = {}): ChildProcessWithoutNullStreams {
  const env = { PATH: process.env["PATH"], ...(preload && { NODE_OPTIONS: `--require=${preload}` }) };
  return spawn(join(packageFolder, "bin/aspectdoc"), ["generate", ...args], { cwd, env });
}

interface Finished {
  readonly code: number | null;
  readonly error: string;
}

function finish(child: ChildProcessWithoutNullStreams): Promise<Finished> {
  let error = "";
  child.stderr.on("data", (chunk) => (error += chunk));
  return new Promise((settle, fail) => child.on("error", fail).on("close", (code) => settle({ code, error })));
}

function run(args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  return finish(start(args, options));
}

/** All files below a folder with their contents. */
function readTree(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, "latin1")]));
}

/** Which of the two sites is in the folder, whole and with nothing besides. */
function identify(folder: string): Edition | undefined {
  const tree = readTree(folder);
  return (["one", "two"] as const).find((edition) => {
    const site = sites.get(edition);
    return site?.size === tree.size && [...site].every(([path, text]) => tree.get(path) === text);
  });
}

const cache = (): string => join(cwd, ".aspectdoc-cache");

/** What is in the cache but for the second tree of the output, which is there after some runs. */
const listCache = (): readonly string[] => readdirSync(cache()).filter((name) => !name.startsWith(".spare-"));

const listSpares = (): readonly string[] =>
  readdirSync(cache()).flatMap((name) => (name.startsWith(".spare-") ? join(cache(), name) : []));

const beside = (suffix: string): string => join(cwd, `.output.aspectdoc-${suffix}`);

/** Numbers from 0 to 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function waitFor(path: string, child: ChildProcessWithoutNullStreams): Promise<void> {
  while (!existsSync(path) && child.exitCode === null) await wait(1);
}

describe("a run that is killed", () => {
  /** Some on the clock, some from when a run begins to write or to swap, each at random and the same in every run of the test. */
  const random = createRandom(7);
  const moments = [
    { from: "start", after: 0.2 + random() * 0.3 },
    { from: "start", after: 0.5 + random() * 0.5 },
    { from: "writing", after: random() * 0.02 },
    { from: "writing", after: random() * 0.3 },
    { from: "swapping", after: 0 },
    { from: "swapping", after: random() * 0.02 },
  ] as const;

  // A dozen whole runs, which a busy machine may take long for.
  test("leaves one site or the other, whole, and the next run makes up for it", async () => {
    let unfinished = 0;
    for (const { from, after } of moments) {
      const wanted = other[present];
      writeModel(wanted);
      const child = start(["--input", "model"]);
      const finished = finish(child);
      if (from !== "start") await waitFor(beside("new"), child);
      if (from === "swapping") while (existsSync(beside("new")) && child.exitCode === null) await wait(0);
      // As parts of the time that a whole run takes.
      await wait(after * fullRun.milliseconds);
      child.kill("SIGKILL");
      await finished;
      if (existsSync(beside("new"))) unfinished += 1;

      // Between the two renames of a swap, the previous site stands aside.
      const left = existsSync(join(cwd, "output")) ? join(cwd, "output") : beside("old");
      expect([present, wanted], `killed ${after} after ${from}`).toContain(identify(left));
      expect(await run(["--input", "model"])).toMatchObject({ code: 0 });
      expect(identify(join(cwd, "output")), `the run after one killed ${after} after ${from}`).toBe(wanted);
      expect(readdirSync(cwd).sort()).toEqual([".aspectdoc-cache", "model", "output"]);
      expect(listCache().map((name) => name.replace(/-.*?(?=\.|$)/, "").replace(/\.[01]$/, ""))).toEqual([
        ".gitignore",
        "answers",
        "answers",
        "check",
        "site",
        "tool",
      ]);
      for (const spare of listSpares()) expect(identify(spare), "the spare tree").toBe(wanted);
      present = wanted;
    }
    expect(unfinished, "runs that were killed while they wrote").toBeGreaterThan(0);
  });
});

describe("a development server that is killed", () => {
  const command = join(packageFolder, "bin/aspectdoc");
  const args = ["dev", "--input", "model"];

  test.each(["while it begins", "in the middle of an edit"])(
    "%s leaves site and cache to the next run",
    async (when) => {
      const wanted = other[present];
      if (when === "while it begins") {
        writeModel(wanted);
        const server = spawn(command, [...args, "--port", "0"], { cwd, env: { PATH: process.env["PATH"] } });
        const finished = finish(server);
        await wait(0.2 * fullRun.milliseconds);
        server.kill("SIGKILL");
        await finished;
      } else {
        const { server } = await startDev(command, args, cwd);
        const finished = finish(server);
        writeModel(wanted);
        server.kill("SIGKILL");
        await finished;
      }
      expect(identify(join(cwd, "output"))).toBe(present);
      expect(await run(["--input", "model"])).toMatchObject({ code: 0 });
      expect(identify(join(cwd, "output"))).toBe(wanted);
      expect(readdirSync(cwd).sort()).toEqual([".aspectdoc-cache", "model", "output"]);
      present = wanted;
    },
  );
});

describe("two runs on one output", () => {
  test("the second one says so and leaves the first one's result alone", async () => {
    const before = present;
    present = other[before];
    writeModel(present);
    const first = start(["--input", "model"]);
    const finished = finish(first);
    try {
      await waitFor(beside("new"), first);
      first.kill("SIGSTOP");
      const second = await run(["--input", "model"]);
      expect(second.error).toMatch(/^error\[write\/locked\]: .* \(process \d+\)/);
      expect(second.code).toBe(2);
      expect(identify(join(cwd, "output"))).toBe(before);
    } finally {
      first.kill("SIGCONT");
    }
    expect(await finished).toMatchObject({ code: 0 });
    expect(identify(join(cwd, "output"))).toBe(present);
  });
});

describe("a disk that takes no more", () => {
  /** Lets so many files be written, and answers every further try as a file system with the trouble would. */
  function makePreload(code: string, files: number): string {
    const path = join(cwd, "trouble.cjs");
    const text = `
      const fs = require("node:fs");
      let left = ${files};
      for (const [module, name] of [[fs.promises, "writeFile"], [fs, "writeFileSync"]]) {
        const write = module[name];
        module[name] = (path, ...rest) => {
          if (left-- > 0) return write(path, ...rest);
          const error = Object.assign(new Error("${code}: no, open '" + path + "'"), { code: "${code}", syscall: "open", path });
          if (module === fs) throw error;
          return Promise.reject(error);
        };
      }
      require("node:module").syncBuiltinESMExports();
    `;
    writeFileSync(path, text);
    return path;
  }

  test.each([
    ["ENOSPC", 40, "write/no-space"],
    ["EROFS", 0, "write/not-permitted"],
  ])("%s after %i files is one clear error, and the site stays", async (code, files, expected) => {
    const preload = makePreload(code, files);
    writeModel(other[present]);
    const { code: exitCode, error } = await run(["--input", "model"], { preload });
    rmSync(preload);
    expect(error.match(/^error\[.*?\]/gm)).toEqual([`error[${expected}]`]);
    expect(error).not.toContain(".aspectdoc-new");
    expect(exitCode).toBe(2);
    expect(identify(join(cwd, "output"))).toBe(present);
    expect(readdirSync(cwd).sort()).toEqual([".aspectdoc-cache", "model", "output"]);
  });
});
