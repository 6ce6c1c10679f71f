import { expect, test } from "vitest";
import { matchNames } from "./match-names.ts";

test.each([
  [["**/{setup.py,setup.cfg}"], ["setup.py", "setup.cfg"], ["setup_py", "my-setup.py", "setup.pyc"]],
  [
    ["src/**/*.{pdl,pdsc}", "a/registry.yml"],
    ["A.pdl", ".pdsc", "registry.yml"],
    ["A.pdlx", "registryXyml", "A.md"],
  ],
  [["**/*.md"], ["a\nb.md", "\u2028.md", ".md"], ["a.md\n"]],
  [["{a/b,c}/**/*{Resolver,Wiring}.kt"], ["DatasetResolver.kt", "Wiring.kt"], ["Resolver.kts", "Other.kt"]],
])("names of files that match %j", (globs, names, others) => {
  const pattern = matchNames(globs);
  expect(names.filter((name) => pattern?.test(name) !== true)).toEqual([]);
  expect(others.filter((name) => pattern?.test(name) !== false)).toEqual([]);
});

test.each([
  "**/*",
  "docs/**",
  "*",
  "docs/",
  "",
  "a/{b/c,d}",
  "**/{1..3}.md",
  "{a}.md",
  "a,b.md",
  "!(a).md",
  "[ab].md",
  "a\\*.md",
  "?.md",
])("anything may match beside %j", (glob) => {
  expect(matchNames(["**/*.md", glob])).toBeUndefined();
});
