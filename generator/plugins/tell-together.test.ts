import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { check } from "../api.ts";

/** What is told of files with these texts where all JSON is given to the plug-in for schemas. */
async function hear(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-together-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const plugins = [{ plugin: "aspectdoc/plugins/json-schema", options: { files: ["**/*.json"] } }];
    const { diagnostics } = await check({ cwd: folder, inputs: ["."], config: false, settings: { plugins } });
    return diagnostics
      .filter(({ severity }) => severity !== "info")
      .map(({ span, message }) => `${span?.file ?? "-"} ${message}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const ship = { "ship.json": '{"type": "object", "properties": {}}' };
const nothing = "this is no schema: none of its keys is a keyword of JSON Schema";

test("what many files are in the same words is told once, with some of their names", async () => {
  const names = ["b", "a", "e", "d", "c"];
  const samples = Object.fromEntries(names.map((name) => [`samples/${name}.json`, '{"sum": 1}']));
  expect(await hear({ ...ship, ...samples, "list.json": "[1]" })).toEqual([
    "list.json this is no schema",
    `samples/a.json ${nothing}; so it is with 4 files more: \`samples/b.json\`, \`samples/c.json\`, \`samples/d.json\` and others`,
  ]);
});

test("a few are told of one by one", async () => {
  const told = await hear({ ...ship, "a.json": '{"sum": 1}', "b.json": '{"sum": 1}', "c.json": '{"sum": 1}' });
  expect(told).toEqual(["a", "b", "c"].map((name) => `${name}.json ${nothing}`));
});
