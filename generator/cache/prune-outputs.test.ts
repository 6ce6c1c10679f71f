import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { digest } from "../places/digest.ts";
import { pruneOutputs } from "./prune-outputs.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-prune-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const outputs = Array.from({ length: 12 }, (_, index) => digest(`output ${index}`));

/** What runs have left, one after the other. */
function leave(): void {
  writeFileSync(join(folder, ".gitignore"), "*\n");
  writeFileSync(join(folder, "tool-identity"), "");
  for (const [index, output] of outputs.entries()) {
    for (const name of [`site-${output}`, `answers-${output}`, `answers-${output}.0`, `check-${output}`]) {
      writeFileSync(join(folder, name), "");
      utimesSync(join(folder, name), 1000 + index, 1000 + index);
    }
    mkdirSync(join(folder, `.spare-${output}`));
    writeFileSync(join(folder, `.spare-${output}`, "index.html"), "");
  }
}

function listOutputs(): ReadonlySet<string> {
  const names = readdirSync(folder).flatMap((name) => outputs.filter((output) => name.includes(output)));
  return new Set(names);
}

test("keeps what was left of the own output and of the eight that were made last", async () => {
  leave();
  await pruneOutputs(folder, outputs[0] ?? "");
  expect(listOutputs()).toEqual(new Set([outputs[0], ...outputs.slice(-8)]));
  expect(readdirSync(folder)).toHaveLength(2 + 9 * 5);
  expect(readdirSync(folder)).toContain("tool-identity");
});

test("leaves a folder alone that has few", async () => {
  leave();
  for (const output of outputs.slice(9)) {
    for (const name of readdirSync(folder)) if (name.includes(output)) rmSync(join(folder, name), { recursive: true });
  }
  const before = readdirSync(folder);
  await pruneOutputs(folder, outputs[0] ?? "");
  expect(readdirSync(folder)).toEqual(before);
});
