import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packageFolder } from "../generator/package-folder.ts";
import { attackInputs, longChain } from "../generator/testdata/attack-inputs.ts";
import { makePipe } from "../generator/testdata/make-pipe.ts";

/*
 * Inputs that were made to break something, each for a run of the built tool in a process apart from the tests: it ends in
 * good time, with little memory, and with a site. `npm run build` has to come first.
 */

/** In seconds of processor time and megabytes of heap. Most take a twentieth of it. */
const bounds = { seconds: 20, megabytes: 700 };

/** In kilobytes; V8 has four times as much by itself. */
const quarterOfStack = "--stack-size=246";

let cwd: string;

beforeAll(() => {
  if (!existsSync(join(packageFolder, "dist/cli/main.js"))) throw new Error("run `npm run build` first");
  cwd = mkdtempSync(join(tmpdir(), "aspectdoc-attacks-"));
});

afterAll(() => rmSync(cwd, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly text: string;
  readonly seconds: number;
}

function run(folder: string, args: readonly string[]): Promise<Ended> {
  const usage = join(folder, "usage.json");
  const preload = join(packageFolder, "bin/dev/bench/report-usage.cjs");
  const flags = [`--max-old-space-size=${bounds.megabytes}`, "--require", preload, quarterOfStack];
  const child = spawn(process.execPath, [...flags, join(packageFolder, "bin/aspectdoc"), ...args], {
    cwd: folder,
    env: { PATH: process.env["PATH"], ASPECTDOC_BENCH_USAGE: usage },
    timeout: 200_000,
    killSignal: "SIGKILL",
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  return new Promise((settle, fail) => {
    child.on("error", fail).on("close", (code) => {
      const { userCPUTime, systemCPUTime } = existsSync(usage)
        ? (JSON.parse(readFileSync(usage, "utf8")) as NodeJS.ResourceUsage)
        : { userCPUTime: Infinity, systemCPUTime: 0 };
      settle({ code, text, seconds: (userCPUTime + systemCPUTime) / 1e6 });
    });
  });
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Runs one folder after the other in one process, and in another what comes behind a run that has ended it. */
async function runInTurn(folders: readonly string[]): Promise<ReadonlyMap<string, Ended>> {
  const program = join(packageFolder, "generator/testdata/run-in-turn.mjs");
  const ended = new Map<string, Ended>();
  while (ended.size < folders.length) {
    const left = folders.slice(ended.size);
    const record = join(cwd, `ended-${left.length}.jsonl`);
    writeFileSync(record, "");
    const args = [`--max-old-space-size=${bounds.megabytes}`, quarterOfStack, program, record, ...left];
    const child = spawn(process.execPath, args, {
      cwd,
      env: { PATH: process.env["PATH"] },
      timeout: left.length * 15_000,
      killSignal: "SIGKILL",
    });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
    const code = await new Promise<number | null>((settle, fail) => child.on("error", fail).on("close", settle));
    const lines = readFileSync(record, "utf8")
      .split("\n")
      .filter((line) => line !== "");
    for (const [index, line] of lines.entries()) ended.set(left[index] ?? "", JSON.parse(line) as Ended);
    // The next one hasn't come to an end, or the last one has left something running.
    const faulty = left[lines.length] ?? (code === 0 ? undefined : left.at(-1));
    if (faulty !== undefined) ended.set(faulty, { code, text, seconds: Infinity });
  }
  return ended;
}

describe("an input with", () => {
  const folders = new Map<string, string>();
  let ended: ReadonlyMap<string, Ended>;

  beforeAll(async () => {
    for (const [name, files] of attackInputs) {
      const folder = mkdtempSync(join(cwd, "run-"));
      writeFiles(join(folder, "model"), files);
      folders.set(name, folder);
    }
    ended = await runInTurn([...folders.values()]);
  });

  test.each([...attackInputs.keys()])("%s gives a site, soon", (name) => {
    const folder = folders.get(name) ?? "";
    const { code, text, seconds } = ended.get(folder) ?? { code: null, text: "", seconds: Infinity };
    expect([0, 1], text).toContain(code);
    expect(existsSync(join(folder, "output/index.html"))).toBe(true);
    expect(["harm", "model/harm"].filter((path) => existsSync(join(folder, path)))).toEqual([]);
    expect(seconds).toBeLessThan(bounds.seconds);
    expect(text.length).toBeLessThan(200_000);
    rmSync(folder, { recursive: true });
  });

  test("inputs in a chain that is longer than the stack gives a site, soon, and says why it isn't checked", async () => {
    const folder = mkdtempSync(join(cwd, "run-"));
    writeFiles(folder, { "model/a.graphql": longChain });
    const { code, text, seconds } = await run(folder, ["generate", "--input", "model", "--no-cache"]);
    expect([code, text]).toEqual([1, expect.stringContaining("in a chain too long to be checked")]);
    expect(existsSync(join(folder, "output/index.html"))).toBe(true);
    expect(seconds).toBeLessThan(bounds.seconds);
    rmSync(folder, { recursive: true });
  });
});

describe("an unpacked archive", () => {
  test("shows nothing that its links lead to, and waits for nothing", async () => {
    const folder = mkdtempSync(join(cwd, "run-"));
    writeFiles(folder, {
      "model/a.pdl": "namespace a\nrecord A {}\n",
      "model/content/README.md": "# A\n\n![a](picture.svg) ![b](../../home/picture.svg) [c](secret.md)\n",
      "home/secret.md": "# Private words\n",
      "home/picture.svg": '<svg xmlns="http://www.w3.org/2000/svg"><text>Private words</text></svg>',
      "home/Secret.pdl": "namespace a\n/** Private words. */\nrecord Secret {}\n",
    });
    for (const [path, target] of [
      ["linked", "../home"],
      ["loop", "."],
      ["Secret.pdl", "../home/Secret.pdl"],
      ["Zero.pdl", "/dev/zero"],
      ["content/secret.md", "../../home/secret.md"],
      ["content/picture.svg", "../../home/picture.svg"],
      ["content/zero.md", "/dev/zero"],
      ["entity-registry.yml", "/dev/zero"],
    ] as const) {
      symlinkSync(target, join(folder, "model", path));
    }
    for (const path of [".gitignore", "redirects.yml"]) makePipe(join(folder, "model", path));
    const { code, text } = await run(folder, ["generate", "--input", "model", "--no-cache"]);
    expect([code, text]).toEqual([0, expect.stringContaining("prose/missing-target")]);
    const paths = readdirSync(join(folder, "output"), { recursive: true, withFileTypes: true });
    const files = paths.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    expect(files.filter((file) => readFileSync(file, "utf8").includes("Private words"))).toEqual([]);
    expect(paths.filter((entry) => entry.isSymbolicLink())).toEqual([]);
  });
});

describe("a folder of somebody's", () => {
  test("is not replaced because a cache in it has the name of our marker", async () => {
    const folder = mkdtempSync(join(cwd, "run-"));
    const config = "inputs: [in]\ncache: .aspectdoc\n";
    writeFiles(folder, {
      "in/a.pdl": "namespace a\nrecord A {}\n",
      "thesis.txt": "precious",
      "aspectdoc.config.yaml": config,
    });
    expect((await run(folder, ["generate", "--out", "site"])).code).toBe(0);
    const { code, text } = await run(folder, ["generate", "--out", "."]);
    expect([code, text]).toEqual([2, expect.stringContaining("write/holds-sources")]);
    expect(readFileSync(join(folder, "thesis.txt"), "utf8")).toBe("precious");
  });

  test("keeps its .gitignore when the cache is in it", async () => {
    const folder = mkdtempSync(join(cwd, "run-"));
    const config = "inputs: [in]\ncache: .\n";
    writeFiles(folder, {
      "in/a.pdl": "namespace a\nrecord A {}\n",
      ".gitignore": "dist\n",
      "aspectdoc.config.yaml": config,
    });
    expect((await run(folder, ["generate"])).code).toBe(0);
    expect(readFileSync(join(folder, ".gitignore"), "utf8")).toBe("dist\n");
  });
});
