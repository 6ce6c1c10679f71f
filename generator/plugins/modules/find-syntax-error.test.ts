import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findSyntaxError } from "./find-syntax-error.ts";

test.each([
  ["own.mjs", 'const a = 1;\nexport default { name: "a", version "1" };\n', "2:37"],
  ["own.cjs", "exports.a = 1;\nexport default {};\n", "2:1"],
  ["own.mjs", "export default {", "1:17"],
  // What it imports may be wrong, and its types aren't known here.
  ["own.mjs", 'import { a } from "./a.mjs";\nexport default a;\n', undefined],
  ["own.mts", "const a: string = ;", undefined],
  ["gone.mjs", undefined, undefined],
])("of %s the place where its syntax is wrong: %j", async (name, text, wanted) => {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-syntax-"));
  if (text !== undefined) writeFileSync(join(folder, name), text);
  const found = await findSyntaxError(new SyntaxError("Unexpected"), join(folder, name), name);
  rmSync(folder, { recursive: true });
  expect(found && `${found.startLine}:${found.startColumn}`).toBe(wanted);
  expect(await findSyntaxError(new Error("no"), join(folder, name), name)).toBeUndefined();
});
