import { execFile, spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import {
  cpSync,
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
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { describeGenerate } from "../generator/commands/generate-command.ts";
import { packageFolder } from "../generator/package-folder.ts";
import { runCommand } from "../generator/testdata/run-command.ts";

/* The built command line tool, run as its users run it. `npm run build` has to come first. */

const tiny = join(packageFolder, "generator/testdata/sites/tiny");

let folder: string;
let count = 0;
let cwd: string;

beforeAll(() => {
  if (!existsSync(join(packageFolder, "dist/cli/main.js")))
    throw new Error("run `npm run build` first: the tests run the built tool");
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-main-"));
});

beforeEach(() => {
  count += 1;
  cwd = join(folder, String(count));
  mkdirSync(cwd);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly program?: string;
}

/** Starts `aspectdoc` in the case's folder. */
function start(args: readonly string[], options: RunOptions = {}): ChildProcessWithoutNullStreams {
  const env = { PATH: process.env["PATH"], ...options.env };
  return spawn(options.program ?? join(packageFolder, "bin/aspectdoc"), args, { cwd: options.cwd ?? cwd, env });
}

function finish(child: ChildProcessWithoutNullStreams): Promise<{ code: number | null; signal: string | null }> {
  return new Promise((settle, fail) => child.on("error", fail).on("close", (code, signal) => settle({ code, signal })));
}

/** Runs `aspectdoc` in the case's folder to its end. */
async function run(args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const child = start(args, options);
  let out = "";
  let error = "";
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (error += chunk));
  const { code } = await finish(child);
  return { code, out, error };
}

/** All files below a folder with their contents. */
function readTree(top: string): ReadonlyMap<string, string> {
  const entries = readdirSync(top, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [relative(top, path), readFileSync(path, "latin1")]));
}

/** A site to begin with, in `output`, for a test that is about what comes afterwards. */
async function generateTiny(base: string): Promise<void> {
  const args = ["--input", tiny, "--out", join(cwd, "output"), "--base", base];
  expect((await runCommand(describeGenerate, args)).code).toBe(0);
}

/** A model of so many records, each of which becomes a page. */
function writeRecords(model: string, count: number): void {
  mkdirSync(model);
  for (let index = 0; index < count; index += 1) {
    const text = `/** One of many. */\nrecord R${index} {\n  /** A number. */\n  n: int\n}\n`;
    writeFileSync(join(model, `R${index}.pdl`), text);
  }
}

test("a current folder that is gone is no bug", async () => {
  const gone = join(cwd, "gone");
  mkdirSync(gone);
  const program = join(cwd, "run");
  writeFileSync(program, `#!/bin/sh\nrmdir ${gone}\nexec ${join(packageFolder, "bin/aspectdoc")} "$@"\n`, {
    mode: 0o755,
  });
  const { code, error } = await run(["check"], { cwd: gone, program });
  expect(error).toMatch(/^the current folder is no longer there; /);
  expect(code).toBe(2);
});

describe("code of the user's own that ends the process", () => {
  test.each([
    ["process.exit(0);\nexport default {};", "`process.exit` is called at aspectdoc.config.mjs:1:9"],
    ["await new Promise(() => {});\nexport default {};", "a promise that it waits for is never kept"],
    [
      'export default { plugins: ["./rules.mjs"] };',
      "`process.exit` is called at rules.mjs:1:73",
      'export default { name: "acme", version: "1", rules: { check() { process.exit(0); } } };',
    ],
  ])("is told, and what is there stays: %s", async (config, said, plugin = "") => {
    cpSync(tiny, cwd, { recursive: true });
    await generateTiny("/docs/");
    const site = readTree(join(cwd, "output"));
    writeFileSync(join(cwd, "aspectdoc.config.mjs"), config);
    writeFileSync(join(cwd, "rules.mjs"), plugin);
    const { code, error } = await run(["generate"]);
    expect(code).toBe(2);
    expect(error).toContain(said);
    expect(readTree(join(cwd, "output"))).toEqual(site);
  });
});

describe("generate", () => {
  test("writes the same bytes in every run, from whichever folder, and says what it did", async () => {
    const elsewhere = join(cwd, "deep/er");
    mkdirSync(elsewhere, { recursive: true });
    cpSync(tiny, join(cwd, "model"), { recursive: true });
    const first = await run(["generate", "--input", "model", "--out", "one"]);
    const second = await run(["generate", "--input", "../../model", "--out", "../../two"], {
      cwd: elsewhere,
      env: { TZ: "Asia/Tokyo", LANG: "tr_TR.UTF-8" },
    });
    expect([first.code, second.code]).toEqual([0, 0]);
    expect(first.out).toBe("");
    expect(first.error).toMatch(/^11 files read, \d+ pages written to one in \d+\.\d s\n$/);
    const tree = readTree(join(cwd, "one"));
    expect(tree.size).toBeGreaterThan(20);
    expect(readTree(join(cwd, "two"))).toEqual(tree);
    expect([...tree].filter(([, content]) => content.includes(cwd)).map(([path]) => path)).toEqual([]);
  });
});

describe("catalogue", () => {
  test("prints the model to stdout, whole through a pipe", async () => {
    writeRecords(join(cwd, "model"), 200);
    const { code, out, error } = await run(["catalogue", "--input", "model"]);
    const catalogue = JSON.parse(out) as { schemas: { name: string }[] };
    expect(catalogue.schemas).toHaveLength(200);
    expect([code, error]).toEqual([0, ""]);
  });
});

describe("explain", () => {
  test("offers near codes", async () => {
    const { code, error } = await run(["explain", "discover/binary-fil"]);
    expect(error).toMatch(
      /^error\[usage\/unknown-code\]: no diagnostic has the code `discover\/binary-fil`\n +help: did you mean `discover\/binary-file`[^\n]*\?\n$/,
    );
    expect(code).toBe(2);
  });
});

describe("serve", () => {
  test("says when there is nothing to serve", async () => {
    const { code, error } = await run(["serve"]);
    expect(error).toMatch(/^error\[serve\/nothing-to-serve\]: /);
    expect(code).toBe(2);
  });

  test("shows the site under its base until it is told to end", async () => {
    await generateTiny("/b/");
    const child = start(["serve", "--port", "0"]);
    const url = await new Promise<string>((settle) => {
      child.stderr.on("data", (chunk) => settle(/http:\S+/.exec(String(chunk))?.[0] ?? ""));
    });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/b\/$/);
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(`${url}none/`)).status).toBe(404);
    child.kill("SIGINT");
    expect(await finish(child)).toEqual({ code: 0, signal: null });
  });
});

describe("usage", () => {
  test.each([
    ["an unknown option", ["generate", "--inptu", "x"], "error: unknown option '--inptu'\n(Did you mean --input?)\n"],
    ["an unknown command", ["genrate"], "error: unknown command 'genrate'\n(Did you mean generate?)\n"],
    [
      "an argument too many",
      ["serve", "site", "other"],
      "error: too many arguments for 'serve'. Expected 1 argument but got 2.\n",
    ],
    [
      "the bundled model and another one",
      ["check", "--demo", "--input", "models"],
      "error: option '--demo' cannot be used with option '--input <folder>'\n",
    ],
    ["the same without --input", ["dev", "models", "--demo"], "error: option '--demo' cannot be used with a folder\n"],
    [
      "an unknown format",
      ["check", "--format", "xml"],
      "error: option '--format <format>' argument 'xml' is invalid. Allowed choices are pretty, json, github, gitlab, junit, sarif, markdown.\n",
    ],
    [
      "a wrong base",
      ["generate", "--base", "a b"],
      "error: option '--base <path>' argument 'a b' is invalid. A path such as /docs/ is expected.\n",
    ],
    [
      "a wrong port",
      ["serve", "--port", "99999"],
      "error: option '--port <number>' argument '99999' is invalid. A number from 0 to 65535 is expected.\n",
    ],
  ])("%s gives one clear message and exit code 2", async (_, args, message) => {
    // Behind it, the way to what there is.
    const asked = args[0] === "genrate" ? "" : ` ${args[0]}`;
    expect(await run(args)).toEqual({ code: 2, out: "", error: `${message}see aspectdoc${asked} --help\n` });
  });

  test("no command shows the help and fails, --help shows it and does not", async () => {
    expect((await run([])).code).toBe(2);
    expect((await run(["--help"])).out).toMatch(/\nExit codes:\n {2}0 {4}done[^\n]*\n {2}1 /);
    const { code, out } = await run(["generate", "--help"]);
    expect(code).toBe(0);
    for (const option of ["--input", "--out", "--config", "--base", "--strict", "--format", "--quiet", "--timing"]) {
      expect(out).toContain(option);
    }
  });
});

describe("the process", () => {
  test("starts quickly, for the machine that it starts on", async () => {
    // A single start may be held up by whatever else the machine does.
    const fastest = async (start: () => Promise<unknown>): Promise<number> => {
      let best = Infinity;
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const started = performance.now();
        await start();
        best = Math.min(best, performance.now() - started);
      }
      return best;
    };
    expect((await run(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    const bare = await fastest(() => promisify(execFile)(process.execPath, ["-e", "0"]));
    expect(await fastest(() => run(["--version"]))).toBeLessThan(Math.max(200, 3 * bare));
  });

  test("colours what it says when asked to, and not otherwise", async () => {
    const args = ["explain", "nothing"];
    const red = "\u001b[31m";
    expect((await run(args)).error).not.toContain(red);
    expect((await run(args, { env: { FORCE_COLOR: "1" } })).error).toContain(red);
    expect((await run(args, { env: { NO_COLOR: "1" } })).error).not.toContain(red);
  });

  test("does not mind when its reader has seen enough", async () => {
    writeRecords(join(cwd, "model"), 200);
    const command = `'${join(packageFolder, "bin/aspectdoc")}' catalogue --input model | head -c 10`;
    const { code, error } = await run(["--norc", "-c", `set -o pipefail; ${command}`], { program: "bash" });
    expect([code, error]).toEqual([0, ""]);
  });

  test("judges a model all the same when its reader has seen enough", async () => {
    writeRecords(join(cwd, "model"), 1);
    writeFileSync(join(cwd, "model/B.pdl"), "record B { c: D }\n");
    const command = `'${join(packageFolder, "bin/aspectdoc")}' check --input model --format json 2>&1 | head -c 1`;
    const { code } = await run(["--norc", "-c", `set -o pipefail; ${command}`], { program: "bash" });
    expect(code).toBe(1);
  });

  test.runIf(existsSync("/dev/full"))("says that what it prints is lost where no space is left", async () => {
    const command = `'${join(packageFolder, "bin/aspectdoc")}' explain > /dev/full`;
    const { code, error } = await run(["--norc", "-c", command], { program: "bash" });
    expect([code, error]).toEqual([2, "what this prints can't be written: no space is left\n"]);
  });

  test("lasts no longer than those who hear of it", async () => {
    writeRecords(join(cwd, "model"), 1);
    const child = start(["dev", "--port", "0", "--input", "model"]);
    const late = setTimeout(() => child.kill("SIGKILL"), 20_000);
    await new Promise<void>((settle) =>
      child.stderr.on("data", (chunk) => /pages? at/.test(String(chunk)) && settle()),
    );
    child.stderr.destroy();
    writeFileSync(join(cwd, "model/B.pdl"), "record B { n: int }\n");
    expect(await finish(child)).toEqual({ code: 0, signal: null });
    clearTimeout(late);
  });

  test.each([
    ["SIGINT", { code: 130, signal: null }],
    // As its terminal is closed, and the exit of Node would stumble over that.
    ["SIGHUP", { code: null, signal: "SIGHUP" }],
  ] as const)("leaves the previous site whole and nothing half-written at %s", async (signal, ending) => {
    writeRecords(join(cwd, "model"), 100);
    await generateTiny("/docs/");
    const before = readTree(join(cwd, "output"));
    // From within, since a look from outside may come when a run on a busy machine has ended.
    const preload = join(folder, "interrupt.cjs");
    writeFileSync(
      preload,
      `const { promises } = require("node:fs");
      const { mkdir } = promises;
      promises.mkdir = async (path, ...rest) => {
        const made = await mkdir(path, ...rest);
        if (path.endsWith(".aspectdoc-new")) process.kill(process.pid, "${signal}");
        return made;
      };
      require("node:module").syncBuiltinESMExports();`,
    );
    const child = start(["generate", "--input", "model"], { env: { NODE_OPTIONS: `--require=${preload}` } });
    expect(await finish(child)).toEqual(ending);
    expect(readdirSync(cwd).sort()).toEqual(["model", "output"]);
    expect(readTree(join(cwd, "output"))).toEqual(before);
  });

  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "ends by %s in the middle of a stage that only thinks",
    async (signal) => {
      writeRecords(join(cwd, "model"), 3);
      await generateTiny("/docs/");
      const before = readTree(join(cwd, "output"));
      const preload = join(folder, "give-way.cjs");
      writeFileSync(
        preload,
        `const { off } = process;
      process.off = (...args) => {
        off.apply(process, args);
        // Whoever still listened would hear of it when the stage is over.
        if (args[0] === "${signal}") for (process.kill(process.pid, "${signal}"); ; );
      };`,
      );
      const child = start(["generate", "--input", "model"], { env: { NODE_OPTIONS: `--require=${preload}` } });
      expect(await finish(child)).toEqual({ code: null, signal });
      expect(readdirSync(cwd).sort()).toEqual(["model", "output"]);
      expect(readTree(join(cwd, "output"))).toEqual(before);
    },
  );

  test.each(["SIGINT", "SIGTERM"] as const)("ends by %s while it reads what it is given", async (signal) => {
    writeRecords(join(cwd, "model"), 3);
    const preload = join(folder, "read.cjs");
    writeFileSync(
      preload,
      `const fs = require("node:fs");
      const { openSync } = fs;
      fs.openSync = (path, ...rest) => {
        if (String(path).endsWith(".pdl")) for (process.kill(process.pid, "${signal}"); ; );
        return openSync(path, ...rest);
      };
      require("node:module").syncBuiltinESMExports();`,
    );
    const child = start(["check", "--input", "model"], { env: { NODE_OPTIONS: `--require=${preload}` } });
    expect(await finish(child)).toEqual({ code: null, signal });
  });

  test.each([
    ["rule", { code: null, signal: "SIGINT" }],
    // By then there are files to put away.
    ["part", { code: 130, signal: null }],
  ] as const)("ends by Ctrl-C while a %s of the user's goes on for ever", async (kind, ending) => {
    writeRecords(join(cwd, "model"), 3);
    await generateTiny("/docs/");
    const before = readTree(join(cwd, "output"));
    // It signals by itself that it has begun, so that nobody has to guess when.
    const forever = `process.kill(process.pid, "SIGINT"); for (;;);`;
    const rule = `rules: { check() { ${forever} } }, codes: { a: { severity: "warning", help: "b", explanation: "c" } }`;
    mkdirSync(join(cwd, "parts"));
    writeFileSync(join(cwd, "rules.mjs"), `export default { name: "rules", version: "1", ${rule} };`);
    writeFileSync(join(cwd, "parts/page-foot.tsx"), `export default function Foot() { ${forever} }`);
    const config = kind === "rule" ? "plugins: [./rules.mjs]" : "parts: parts";
    writeFileSync(join(cwd, "aspectdoc.config.yaml"), `inputs: [model]\n${config}\n`);
    const child = start(["generate", "--no-cache"]);
    expect(await finish(child)).toEqual(ending);
    expect(readTree(join(cwd, "output"))).toEqual(before);
  });

  test("ends by SIGTERM while a part goes on for ever, and the next run makes the site", async () => {
    writeRecords(join(cwd, "model"), 3);
    await generateTiny("/docs/");
    const before = readTree(join(cwd, "output"));
    mkdirSync(join(cwd, "parts"));
    // What it is given a second time is what took too long for a moment.
    const foot = `let calls = 0;
      export default function Foot() {
        calls += 1;
        if (calls > 1) process.kill(process.pid, "SIGTERM");
        for (;;);
      }`;
    writeFileSync(join(cwd, "parts/page-foot.tsx"), foot);
    writeFileSync(join(cwd, "aspectdoc.config.yaml"), "inputs: [model]\nparts: parts\n");
    const begun = performance.now();
    expect(await finish(start(["generate", "--no-cache"]))).toEqual({ code: null, signal: "SIGTERM" });
    // Before the part's time is up twice.
    expect(performance.now() - begun).toBeLessThan(45_000);
    expect(readTree(join(cwd, "output"))).toEqual(before);

    rmSync(join(cwd, "parts"), { recursive: true });
    writeFileSync(join(cwd, "aspectdoc.config.yaml"), "inputs: [model]\n");
    expect(await finish(start(["generate", "--no-cache"]))).toEqual({ code: 0, signal: null });
    expect(readdirSync(cwd).sort()).toEqual(["aspectdoc.config.yaml", "model", "output"]);
  });

  const forEver = 'process.stderr.write("begun\\n"); for (;;);';
  const code = 'codes: { a: { severity: "warning", help: "b", explanation: "c" } }';

  test.each([
    ["a config module", "SIGINT", "aspectdoc.config.mjs", forEver],
    ["a plug-in as it is loaded", "SIGINT", "rules.mjs", forEver],
    ["a plug-in as it is loaded", "SIGTERM", "rules.mjs", forEver],
    ["a plug-in as it is made", "SIGTERM", "rules.mjs", `export default () => { ${forEver} };`],
    [
      "a rule",
      "SIGTERM",
      "rules.mjs",
      `export default { name: "rules", version: "1", rules: { check() { ${forEver} } }, ${code} };`,
    ],
    ["a part as it is loaded", "SIGTERM", "parts/page-foot.tsx", `${forEver}\nexport default () => null;`],
  ] as const)("ends while %s goes on for ever, by %s", async (_, signal, file, text) => {
    writeRecords(join(cwd, "model"), 3);
    mkdirSync(join(cwd, "parts"));
    const config = file.startsWith("parts") ? "parts: parts" : "plugins: [./rules.mjs]";
    if (file !== "aspectdoc.config.mjs") {
      writeFileSync(join(cwd, "aspectdoc.config.yaml"), `inputs: [model]\n${config}\n`);
    }
    writeFileSync(join(cwd, file), text);
    const child = start(["generate", "--no-cache"]);
    await new Promise<void>((settle) => child.stderr.on("data", (chunk) => /begun/.test(String(chunk)) && settle()));
    child.kill(signal);
    expect(await finish(child)).toEqual({ code: null, signal });
    expect(existsSync(join(cwd, "output"))).toBe(false);
  });

  // The file is read shortly before it is compiled or loaded, and who has heard the signal by then hears no other.
  test.each(["rules.mjs", "page-foot.tsx"])("ends by a signal that comes before %s goes on for ever", async (name) => {
    writeRecords(join(cwd, "model"), 3);
    mkdirSync(join(cwd, "parts"));
    for (const file of ["rules.mjs", "parts/page-foot.tsx"]) {
      writeFileSync(join(cwd, file), file.endsWith(name) ? "for (;;);" : "export default () => null;");
    }
    writeFileSync(join(cwd, "aspectdoc.config.yaml"), "inputs: [model]\nplugins: [./rules.mjs]\nparts: parts\n");
    const preload = join(cwd, "preload.cjs");
    writeFileSync(
      preload,
      `const fs = require("node:fs");
      for (const [module, key] of [[fs, "readFileSync"], [fs.promises, "readFile"]]) {
        const read = module[key];
        module[key] = (path, ...rest) => {
          if (String(path).endsWith("${name}")) process.kill(process.pid, "SIGTERM");
          return read(path, ...rest);
        };
      }
      require("node:module").syncBuiltinESMExports();`,
    );
    const child = start(["generate", "--no-cache"], { env: { NODE_OPTIONS: `--require=${preload}` } });
    expect(await finish(child)).toEqual({ code: null, signal: "SIGTERM" });
    expect(existsSync(join(cwd, "output"))).toBe(false);
  });

  test.each(["SIGINT", "SIGTERM"] as const)(
    "ends by %s while a plug-in goes on for ever with a file that it reads",
    async (signal) => {
      writeRecords(join(cwd, "model"), 3);
      writeFileSync(join(cwd, "model/any.odd"), "");
      // What a thread writes by way of the stream, the thread of the run would have to pass on.
      const reader = 'reader: { files: ["**/*.odd"], read() { writeSync(2, "begun\\n"); for (;;); } }';
      const plugin = `import { writeSync } from "node:fs";\nexport default { name: "odd", version: "1", ${reader} };`;
      writeFileSync(join(cwd, "odd.mjs"), plugin);
      writeFileSync(join(cwd, "aspectdoc.config.yaml"), "inputs: [model]\nplugins: [./odd.mjs]\n");
      const child = start(["generate", "--no-cache"]);
      await new Promise<void>((settle) => child.stderr.on("data", (chunk) => /begun/.test(String(chunk)) && settle()));
      const told = performance.now();
      child.kill(signal);
      expect(await finish(child)).toEqual({ code: null, signal });
      // Long before the file's time is up.
      expect(performance.now() - told).toBeLessThan(20_000);
      expect(existsSync(join(cwd, "output"))).toBe(false);
    },
  );

  test("says so when it is not built, and admits a bug of its own with exit code 3", async () => {
    for (const name of ["bin", "package.json"]) cpSync(join(packageFolder, name), join(cwd, name), { recursive: true });
    symlinkSync(join(packageFolder, "node_modules"), join(cwd, "node_modules"));
    const program = join(cwd, "bin/aspectdoc");
    const unbuilt = await run(["--version"], { program });
    expect(unbuilt).toEqual({ code: 2, out: "", error: "aspectdoc is not built yet; run: npm run build\n" });

    cpSync(join(packageFolder, "dist/cli"), join(cwd, "dist/cli"), { recursive: true });
    mkdirSync(join(cwd, "dist/site"));
    writeFileSync(join(cwd, "dist/site/assets.json"), "{}");
    const { code, error } = await run(["generate", "--input", tiny], { program });
    expect(error).toMatch(
      /^aspectdoc has a bug; the model is not at fault\.\nIt happened in stage render\.\n\nError: /,
    );
    expect(code).toBe(3);
  });
});
