import { expect, test } from "vitest";
import { putLongFirst } from "./long-first-sequencer.ts";

test("files that need more than the sources come first, and keep their order otherwise", () => {
  const paths = [
    "/a/generator/large.test.ts",
    "/a/bin/main.built.test.ts",
    "/a/generator/plan/one.test.ts",
    "/a/site/e2e/links.test.ts",
    "/a/generator/built/two.test.ts",
    "/a/site/search/search.large.test.ts",
    "/a/site/e2e/links.corpora.test.ts",
    "/a/bin/dev/spec/spec.test.ts",
  ];
  expect(putLongFirst(paths.map((moduleId) => ({ moduleId }))).map(({ moduleId }) => moduleId)).toEqual(
    [1, 3, 5, 6, 7, 0, 2, 4].map((at) => paths[at]),
  );
});
