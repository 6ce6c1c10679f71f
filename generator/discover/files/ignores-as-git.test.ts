import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRandom } from "../../testdata/damage-text.ts";
import { createIgnoreFilter } from "./git-ignore.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-ignored-"));
  execFileSync("git", ["init", "--quiet", folder]);
  mkdirSync(join(folder, "a"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pieces = ["a", "b", "*", "?", "[ab]", "[!a]", "[^b]", ".md", "/", "**/", "*.md"];
/** What nobody writes, and Git takes for more than its manual says: several slashes or stars, and two stars that aren't a folder. */
const odd = /\/\/|\*{3}|[^/!]\*\*|\*\*\/$/;
const names = ["a", "b", "ab", "a.md", "b.md", "ba"];
const rounds = 60;

it("ignores what Git does", () => {
  const random = createRandom(11);
  const pick = (all: readonly string[]): string => all[random(all.length)] ?? "";
  const many = (count: number, make: () => string): readonly string[] => Array.from({ length: count }, make);
  const makeLine = (): string => {
    const line = pick(["", "", "", "!", "/"]) + many(1 + random(3), () => pick(pieces)).join("") + pick(["", "", "/"]);
    return odd.test(line) ? "a" : line;
  };
  let ignored = 0;
  for (let round = 0; round < rounds; round += 1) {
    const text = many(1 + random(4), makeLine).join("\n");
    const inner = many(random(3), makeLine).join("\n");
    writeFileSync(join(folder, ".gitignore"), text);
    writeFileSync(join(folder, "a/.gitignore"), inner);
    const paths = new Set(many(30, () => many(1 + random(3), () => pick(names)).join("/")));
    // It is a folder.
    paths.delete("a");
    const options = { cwd: folder, input: [...paths].join("\n"), encoding: "utf8" } as const;
    const { stdout } = spawnSync("git", ["check-ignore", "--no-index", "--stdin"], options);
    const expected = new Set(stdout.split("\n"));
    const isIgnored = createIgnoreFilter([
      { folder: "", text },
      { folder: "a", text: inner },
    ]);
    const wrong = [...paths].filter((path) => isIgnored(path) !== expected.has(path));
    expect([text, inner, wrong]).toEqual([text, inner, []]);
    ignored += expected.size - 1;
  }
  expect(ignored).toBeGreaterThan(rounds);
});
