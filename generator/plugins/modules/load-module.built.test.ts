import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packageFolder } from "../../package-folder.ts";

/* Modules whose loading never ends, in a run of the built tool. It needs a build: `npm run build` has to come first. */

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-loops-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const endless = {
  "turns.mjs": "const turn = async () => { for (;;) await null; };\nawait turn();",
};

const good = `export default {
  name: "good",
  version: "1",
  codes: { ran: { severity: "warning", explanation: "It ran." } },
  rules: { check: () => [{ code: "ran", message: "it ran" }] },
};
`;

test("a module that goes on for ever is ended, and the run goes on", () => {
  mkdirSync(join(folder, "model"));
  writeFileSync(join(folder, "model/schema.graphql"), "type Query { a: Int }\n");
  for (const [name, text] of Object.entries({ ...endless, "good.mjs": good })) writeFileSync(join(folder, name), text);
  const plugins = [...Object.keys(endless), "good.mjs"].map((name) => ({ plugin: `./${name}`, timeLimit: 0.5 }));
  writeFileSync(join(folder, "aspectdoc.config.json"), JSON.stringify({ inputs: ["model"], plugins }));
  const args = [join(packageFolder, "bin/aspectdoc"), "check", "--format", "json"];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly { code: string; message: string }[] };
  const found = diagnostics.filter(({ code }) => /^(?:plugin|good)\//.test(code)).map(({ message }) => message);
  expect(found).toEqual([
    "it ran",
    ...Object.keys(endless)
      .toSorted()
      .map((name) => `the plug-in \`${name}\` could not be loaded: it isn't done after 5 s`),
  ]);
  expect(status).toBe(1);
});
