import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeCheck } from "../../../../generator/commands/check-command.ts";
import { runCommand } from "../../../../generator/testdata/run-command.ts";
import { makeModel, shapes } from "./make-model.ts";
import { writeModel } from "./write-model.ts";

/* A model with errors in it would measure something else: its pages would be missing. */

// A part of a shape is made as the whole of it.
const models = new Map([
  ["scale 0.1", () => makeModel(0.1)],
  ...[...shapes].map(([name, make]) => [`a part of ${name}`, () => make(400)] as const),
]);

test.each([...models])("%s is the same each time, and without a fault", async (_, make) => {
  expect([...make()]).toEqual([...make()]);
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-made-up-"));
  try {
    writeModel(make(), folder);
    const { code } = await runCommand(describeCheck, ["--strict", "--input", folder]);
    expect(code).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a larger model has more of everything, and what is there stays as it was", () => {
  const small = [...makeModel(0.1)].filter(({ path }) => path !== "entity-registry.yml");
  const large = new Map([...makeModel(0.2)].map(({ path, text }) => [path, text]));
  expect(small.filter(({ path, text }) => large.get(path) !== text)).toEqual([]);
  expect(large.size).toBeGreaterThan(small.length * 1.8);
});
