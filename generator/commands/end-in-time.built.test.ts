import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packageFolder } from "../package-folder.ts";

/* Code of the user's own that leaves something open, in a run of the built tool. It needs a build: `npm run build` has to come first. */

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-open-"));
  mkdirSync(join(folder, "model"));
  // Large enough that a pipe doesn't take what is printed of it at once.
  const fields = Array.from({ length: 5_000 }, (_, each) => `  field${each}: Int`);
  writeFileSync(join(folder, "model/schema.graphql"), `type Query {\n${fields.join("\n")}\n}\n`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const opening = {
  "a timer": "setInterval(() => {}, 1000);",
  "a server": 'import { createServer } from "node:net";\ncreateServer().listen(0, "127.0.0.1");',
};

// Together, since most of each is waiting.
test.concurrent.each(Object.entries(opening))("%s that is left open keeps no run that is done", async (what, code) => {
  const config = `${what.replaceAll(" ", "-")}.config.mjs`;
  writeFileSync(join(folder, config), `${code}\nexport default { inputs: ["model"] };\n`);
  const args = [join(packageFolder, "bin/aspectdoc"), "catalogue", "--config", config];
  const options = { cwd: folder, encoding: "utf8", maxBuffer: 1e8 } as const;
  // Of another status than 0 it would throw.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options);
  expect(JSON.parse(stdout)).toHaveProperty("graphql");
  expect(stderr).toContain(`ends although ${what} is open`);
});
