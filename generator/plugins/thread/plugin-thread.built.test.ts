import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packageFolder } from "../../package-folder.ts";

/* Readers that don't behave, in the threads of the built tool. They need a build: `npm run build` has to come first. */

/** A file each, by what the reader does with it; only the first of them is read as it should be. */
const misdeeds = {
  none: "return {};",
  // Never gives its thread back, and leaves the processor to others meanwhile.
  hangs: "for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);",
  throws: 'throw new Error("no way");',
  exits: "process.exit(3);",
  hoards: "const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()));",
  promises: "return Promise.resolve({});",
  "throws-later": 'setTimeout(() => { throw new Error("too late"); }); return {};',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-threads-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Printed {
  readonly diagnostics: readonly {
    readonly code: string;
    readonly message: string;
    readonly file?: string;
  }[];
}

function writeModel(deeds: readonly (keyof typeof misdeeds)[], timeLimit: number): void {
  mkdirSync(join(folder, "model"));
  const cases = Object.entries(misdeeds).map(([name, work]) => `if (path.endsWith("${name}.odd")) { ${work} }`);
  const reader = `{ files: ["**/*.odd"], read({ path }) { ${cases.join("\n")}\nreturn {}; } }`;
  writeFileSync(join(folder, "odd.mjs"), `export default { name: "odd", version: "1", reader: ${reader} };\n`);
  writeFileSync(join(folder, "model/schema.graphql"), "type Query { a: Int }\n");
  deeds.forEach((name, at) => writeFileSync(join(folder, `model/${at}-${name}.odd`), "odd\n"));
  const config = { inputs: ["model"], plugins: [{ plugin: "./odd.mjs", timeLimit }] };
  writeFileSync(join(folder, "aspectdoc.config.json"), JSON.stringify(config));
}

function run(): { readonly found: readonly string[]; readonly status: number | null } {
  const args = [join(packageFolder, "bin/aspectdoc"), "generate", "--format", "json"];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  const printed = JSON.parse(stdout || stderr) as Printed;
  const own = printed.diagnostics.filter(({ code }) => code.startsWith("plugin/"));
  return { found: own.map(({ code, message, file = "" }) => `${file} ${code}: ${message}`), status };
}

test("a reader that doesn't behave costs its file, and nothing of the others", () => {
  writeModel(["throws-later", "none", "exits", "none", "throws", "promises", "hoards", "none"], 60);
  const { found, status } = run();
  expect(found).toEqual([
    "2-exits.odd plugin/stopped: the plug-in `odd` ended its thread while it read the file",
    "4-throws.odd plugin/threw: the plug-in `odd` failed in `reader.read`: no way",
    expect.stringMatching(/^5-promises\.odd plugin\/wrong-result: .*it is a promise/),
    "6-hoards.odd plugin/stopped: the plug-in `odd` wanted more than 1000 MB to read the file, and was stopped",
  ]);
  expect(status).toBe(1);
});

test("a reader that hangs is stopped, and tried again in the next run", () => {
  writeModel(["none", "hangs", "none"], 3);
  const stopped = ["1-hangs.odd plugin/stopped: the plug-in `odd` hasn't read the file in 3 s, and was stopped"];
  expect(run().found).toEqual(stopped);
  expect(run().found).toEqual(stopped);
  const module = join(folder, "odd.mjs");
  execFileSync("sed", ["-i", "s/for (;;) Atomics.*10);/return {};/", module]);
  expect(run()).toEqual({ found: [], status: 0 });
});

test("what a plug-in prints, as it is loaded and in its threads, is kept out of what programs read", () => {
  mkdirSync(join(folder, "model"));
  writeFileSync(join(folder, "model/schema.graphql"), "type Query { a: Int }\n");
  writeFileSync(join(folder, "model/a.odd"), "odd\n");
  const reader = `{ files: ["**/*.odd"], read() { console.info("I read"); process.stdout.write("I too"); return {}; } }`;
  const text = `console.log("I am loaded");\nprocess.stdout.write("so am I\\n");\nexport default { name: "odd", version: "1", reader: ${reader} };\n`;
  writeFileSync(join(folder, "odd.mjs"), text);
  writeFileSync(join(folder, "aspectdoc.config.json"), '{ "inputs": ["model"], "plugins": ["./odd.mjs"] }');
  const args = [join(packageFolder, "bin/aspectdoc"), "check", "--format", "json"];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as Printed;
  expect(diagnostics.filter(({ code }) => code.startsWith("plugin/"))).toEqual([]);
  expect(stderr).toContain("I am loaded\nso am I");
});
