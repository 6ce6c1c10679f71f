import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageFolder } from "../package-folder.ts";

test("what renders pages needs nothing of Node, which each thread would have to start", () => {
  const bundle = readFileSync(join(packageFolder, "dist/site/server/render-page.mjs"), "utf8");
  const names = [...bundle.matchAll(/^import\b.*?["']([^"'\n]+)["'];?$|require\("([^"]+)"\)/gm)].map(
    ([, from, required]) => from ?? required ?? "",
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => isBuiltin(name))).toEqual([]);
});
