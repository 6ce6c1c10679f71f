import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packageFolder } from "../package-folder.ts";
import { worthThreads } from "./render-threads.ts";

/* What becomes of a run whose threads don't start or don't last. It needs a build: `npm run build` has to come first. */

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-render-threads-"));
  mkdirSync(join(folder, "model"));
  for (let at = 0; at < worthThreads; at += 1) {
    writeFileSync(join(folder, `model/R${at}.pdl`), `/** R */ record R${at} { /** X */ x: int }\n`);
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A run in which threads are made by something else. */
function run(makeThread: string): { readonly status: number | null; readonly stderr: string } {
  const stub = join(folder, "stub.cjs");
  const module = 'const threads = require("node:worker_threads"); const { Worker } = threads;';
  const replace = 'require("node:module").syncBuiltinESMExports();';
  writeFileSync(stub, `${module}\nthreads.Worker = function () { ${makeThread} };\n${replace}\n`);
  const args = ["--require", stub, join(packageFolder, "bin/aspectdoc"), "generate", "--input", "model", "--no-cache"];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  return { status, stderr };
}

test("where the machine grants no thread, pages are rendered all the same", () => {
  const { status, stderr } = run('throw Object.assign(new Error("EAGAIN"), { code: "ERR_WORKER_INIT_FAILED" });');
  expect([status, stderr]).toEqual([0, expect.stringMatching(/pages written/)]);
  expect(existsSync(join(folder, "output/index.html"))).toBe(true);
});

test("a thread that ends before its work is done ends the run, and nothing is left behind", () => {
  const { status, stderr } = run('return new Worker("process.exit()", { eval: true });');
  expect([status, stderr]).toEqual([3, expect.stringMatching(/a thread that renders pages has ended/)]);
  expect(readdirSync(folder).toSorted()).toEqual(["model", "stub.cjs"]);
});
