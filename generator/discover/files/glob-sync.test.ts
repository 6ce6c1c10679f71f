import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import micromatch from "micromatch";
import { afterAll, beforeAll, expect, test } from "vitest";
import { globSync } from "./glob-sync.ts";

let cwd: string;

beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), "aspectdoc-globs-"));
  mkdirSync(join(cwd, ".hidden"));
  for (const path of ["a.md", "b.mdx", "c.txt", ".hidden/d.md"]) writeFileSync(join(cwd, path), "");
});

afterAll(() => rmSync(cwd, { recursive: true, force: true }));

test("what is remembered of a pattern is of its options alone", () => {
  const find = (pattern: string, dot: boolean): readonly string[] => globSync(pattern, { cwd, dot }).toSorted();
  for (let round = 0; round < 2; round += 1) {
    expect(find("**/*.md", false)).toEqual(["a.md"]);
    expect(find("**/*.md", true)).toEqual([".hidden/d.md", "a.md"]);
    expect(find("**/*.{md,mdx}", false)).toEqual(["a.md", "b.mdx"]);
  }
});

test("an expression is made once of a pattern, and a list that is put into order stays as it was made for others", () => {
  const options = { dot: true };
  expect(micromatch.makeRe("x/**/*.md", options)).toBe(micromatch.makeRe("x/**/*.md", { ...options }));
  expect(micromatch.makeRe("x/**/*.md", { dot: false })).not.toBe(micromatch.makeRe("x/**/*.md", options));
  const list = micromatch.braces("{longer,b}", { expand: true });
  expect(list.splice(0)).toEqual(["longer", "b"]);
  expect(micromatch.braces("{longer,b}", { expand: true })).toEqual(["longer", "b"]);
});

test("a folder may be called as what every object has", () => {
  const names = ["__proto__", "constructor", "toString"];
  for (const name of names) mkdirSync(join(cwd, name));
  for (const name of names) writeFileSync(join(cwd, name, "e.md"), "");
  for (const name of names) {
    expect(globSync([`${name}/*.md`], { cwd })).toEqual([`${name}/e.md`]);
    expect(globSync([`${name}/e.md`], { cwd })).toEqual([`${name}/e.md`]);
  }
  expect(globSync(["{constructor,__proto__}/**", "a.md"], { cwd, ignore: ["constructor/**"] }).toSorted()).toEqual([
    "__proto__/e.md",
    "a.md",
  ]);
});
