import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
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

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-threads-"));
  folders.push(folder);
  return folder;
}

interface Printed {
  readonly diagnostics: readonly {
    readonly code: string;
    readonly message: string;
    readonly file?: string;
  }[];
}

function writeModel(deeds: readonly (keyof typeof misdeeds)[], timeLimit: number): string {
  const folder = makeFolder();
  mkdirSync(join(folder, "model"));
  const cases = Object.entries(misdeeds).map(([name, work]) => `if (path.endsWith("${name}.odd")) { ${work} }`);
  const reader = `{ files: ["**/*.odd"], read({ path }) { ${cases.join("\n")}\nreturn {}; } }`;
  writeFileSync(join(folder, "odd.mjs"), `export default { name: "odd", version: "1", reader: ${reader} };\n`);
  writeFileSync(join(folder, "model/schema.graphql"), "type Query { a: Int }\n");
  deeds.forEach((name, at) => writeFileSync(join(folder, `model/${at}-${name}.odd`), "odd\n"));
  const config = { inputs: ["model"], plugins: [{ plugin: "./odd.mjs", timeLimit }] };
  writeFileSync(join(folder, "aspectdoc.config.json"), JSON.stringify(config));
  return folder;
}

async function run(folder: string): Promise<{ readonly found: readonly string[]; readonly status: number }> {
  const { stdout, stderr, status } = await runTool(folder, "generate", "--format", "json");
  const printed = JSON.parse(stdout || stderr) as Printed;
  const own = printed.diagnostics.filter(({ code }) => code.startsWith("plugin/"));
  return { found: own.map(({ code, message, file = "" }) => `${file} ${code}: ${message}`), status };
}

async function runTool(
  cwd: string,
  ...args: readonly string[]
): Promise<{ readonly stdout: string; readonly stderr: string; readonly status: number }> {
  const command = [join(packageFolder, "bin/aspectdoc"), ...args];
  return promisify(execFile)(process.execPath, command, { cwd }).then(
    (printed) => ({ ...printed, status: 0 }),
    ({ stdout, stderr, code }: { readonly stdout: string; readonly stderr: string; readonly code: number }) => ({
      stdout,
      stderr,
      status: code,
    }),
  );
}

// Most of them wait for a limit to be over, so they wait together.
describe.concurrent("a reader", () => {
  test("that doesn't behave costs its file, and nothing of the others", async () => {
    const folder = writeModel(["throws-later", "none", "exits", "none", "throws", "promises", "hoards", "none"], 60);
    const { found, status } = await run(folder);
    expect(found).toEqual([
      "2-exits.odd plugin/stopped: the plug-in `odd` ended its thread while it read the file",
      "4-throws.odd plugin/threw: the plug-in `odd` failed in `reader.read`: no way",
      expect.stringMatching(/^5-promises\.odd plugin\/wrong-result: .*it is a promise/),
      "6-hoards.odd plugin/stopped: the plug-in `odd` wanted more than 1000 MB to read the file, and was stopped",
    ]);
    expect(status).toBe(1);
  });

  test("that hangs is stopped, and tried again in the next run", async () => {
    const folder = writeModel(["none", "hangs", "none"], 3);
    const stopped = ["1-hangs.odd plugin/stopped: the plug-in `odd` hasn't read the file in 3 s, and was stopped"];
    expect((await run(folder)).found).toEqual(stopped);
    expect((await run(folder)).found).toEqual(stopped);
    const module = join(folder, "odd.mjs");
    writeFileSync(module, readFileSync(module, "utf8").replace(/for \(;;\) Atomics.*10\);/, "return {};"));
    expect(await run(folder)).toEqual({ found: [], status: 0 });
  });

  test("that prints, as it is loaded and in its threads, is kept out of what programs read", async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, "model"));
    writeFileSync(join(folder, "model/schema.graphql"), "type Query { a: Int }\n");
    writeFileSync(join(folder, "model/a.odd"), "odd\n");
    const reader = `{ files: ["**/*.odd"], read() { console.info("I read"); process.stdout.write("I too"); return {}; } }`;
    const text = `console.log("I am loaded");\nprocess.stdout.write("so am I\\n");\nexport default { name: "odd", version: "1", reader: ${reader} };\n`;
    writeFileSync(join(folder, "odd.mjs"), text);
    writeFileSync(join(folder, "aspectdoc.config.json"), '{ "inputs": ["model"], "plugins": ["./odd.mjs"] }');
    const { stdout, stderr } = await runTool(folder, "check", "--format", "json");
    const { diagnostics } = JSON.parse(stdout) as Printed;
    expect(diagnostics.filter(({ code }) => code.startsWith("plugin/"))).toEqual([]);
    expect(stderr).toContain("I am loaded\nso am I");
  });
});
