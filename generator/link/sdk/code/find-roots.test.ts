import { expect, test } from "vitest";
import { measureCpuTime } from "../../../testdata/cpu-time.ts";
import { findRoots } from "./find-roots.ts";

test.each([
  ["acme", "acme/a.py", [""]],
  ["acme.core", "src/acme/core/a.py src/acme/acme/b.py lib/src/acme.py other/a.py", ["src", "lib/src"]],
  ["acme", "src/acme2/a.py src/acme.txt src/acme.pyi acme", []],
  ["acme core", "src/core/acme/core/a.py", ["src", "src/core"]],
  // The repository is called like the package.
  ["acme.core", "acme/src/acme/core/a.py acme/src/acme/b.py", ["acme/src"]],
  ["acme", "acme/src/acme/__init__.py acme/src/acme/a.py", ["acme/src"]],
  ["acme", "acme/src/acme/a.py", [""]],
  ["acme", "acme/__init__.py acme/vendor/acme/__init__.py", [""]],
  ["acme( (a+)+$ [ acme\\ ..", "src/acme/a.py", []],
])("the roots of %s in %s", (names, paths, roots) => {
  expect(findRoots(names.split(" "), new Set(paths.split(" ")))).toEqual(roots);
});

test("many names are found in many files soon", () => {
  const names = Array.from({ length: 2_000 }, (_, index) => `p${index}`);
  const paths = new Set(names.map((name) => `src/${name}/m.py`));
  const time = measureCpuTime(() => expect(findRoots(names, paths)).toEqual(["src"]));
  // Looking for each name in each path takes a second and more.
  expect(time).toBeLessThan(300);
});
