import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packageFolder } from "../generator/package-folder.ts";

/*
 * The releases of Node.js that are supported besides the one that runs the tests, as `bin/dev/ensure-nodes` has fetched
 * them: they make the same site, byte for byte, and have nothing to say about how we set them up.
 */

const nodes = join(packageFolder, "node_modules/.cache/aspectdoc-nodes");
const versions = existsSync(nodes) ? readdirSync(nodes).filter((name) => name !== process.versions.node) : [];
const model = join(packageFolder, "generator/testdata/sites/tiny");

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-nodes-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(versions.length === 0)("another Node.js", () => {
  test("makes the same bytes, and complains of nothing", async () => {
    const own = await makeSite(process.execPath, process.versions.node);
    expect(own.size).toBeGreaterThan(20);
    for (const version of versions) {
      const site = await makeSite(join(nodes, version, "bin/node"), version);
      expect([...site.keys()]).toEqual([...own.keys()]);
      for (const [path, bytes] of own) expect(site.get(path)?.equals(bytes), `${version}: ${path}`).toBe(true);
    }
  });
});

const typedConfig = 'const title: string = "Typed";\nexport default { title, plugins: ["./acme.mts"] };\n';
const typedPlugin =
  'const name: string = "acme";\nexport default { name, version: "1", rules: { check: () => [] } };\n';

test("modules in TypeScript are read where Node reads them, and what it doesn't read is told", async () => {
  let told: readonly string[] | undefined;
  for (const version of [process.versions.node, ...versions]) {
    const node = version === process.versions.node ? process.execPath : join(nodes, version, "bin/node");
    const { stdout: feature } = await promisify(execFile)(node, ["-p", "process.features.typescript || 'none'"]);
    const cwd = join(folder, `typed-${version}`);
    mkdirSync(cwd);
    writeFileSync(join(cwd, "acme.mts"), typedPlugin);
    writeFileSync(join(cwd, "plain.json"), '{ "plugins": ["./acme.mts"] }');
    writeFileSync(join(cwd, "aspectdoc.config.mts"), typedConfig);
    // What reads a config reads the plug-in that it names, and where it doesn't, a plain one tells how plug-ins fare.
    if (feature.trim() !== "none") {
      expect(await checkTiny(node, cwd), version).toBe("");
    } else if (told === undefined) {
      told = [await checkTiny(node, cwd), await checkTiny(node, cwd, "--config", "plain.json")];
      expect(told, version).toEqual(["config/untyped-node", "plugin/untyped-node"]);
    }
  }
});

/** The first code that a check says, if it says one. */
async function checkTiny(node: string, cwd: string, ...args: readonly string[]): Promise<string> {
  const command = [join(packageFolder, "bin/aspectdoc"), "check", "--input", model, ...args];
  const { stderr } = await promisify(execFile)(node, command, { cwd }).catch((error: { stderr: string }) => error);
  return /error\[(.+?)\]/.exec(stderr)?.[1] ?? "";
}

async function makeSite(node: string, version: string): Promise<ReadonlyMap<string, Buffer>> {
  const out = join(folder, version);
  const args = [
    join(packageFolder, "bin/aspectdoc"),
    "generate",
    "--input",
    model,
    "--out",
    out,
    "--no-cache",
    "--quiet",
  ];
  const { stderr } = await promisify(execFile)(node, args, { cwd: folder });
  expect(stderr, version).toBe("");
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => relative(out, join(entry.parentPath, entry.name))).sort();
  return new Map(paths.map((path) => [path, readFileSync(join(out, path))]));
}
