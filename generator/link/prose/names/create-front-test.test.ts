import { expect, test } from "vitest";
import { createFrontTest } from "./create-front-test.ts";

type Projects = NonNullable<Parameters<typeof createFrontTest>[0]>;

/** Projects by the folder that each is read from, with the path of its section where it is one. */
function toProjects(paths: Readonly<Record<string, string | undefined>>): Projects {
  const toProject = (path: string | undefined): object =>
    path === undefined ? {} : { section: { path, label: path } };
  return new Map(Object.entries(paths).map(([root, path]) => [root, toProject(path)])) as Projects;
}

test.each<[string, Readonly<Record<string, string | undefined>>, string, string, boolean]>([
  ["the README beside a folder of guides", {}, "docs", "README.md", true],
  ["a page in it", {}, "docs", "docs/README.md", false],
  ["a README where there is no project", {}, "", "README.md", false],
  ["the README above sections", { "a/docs": "a", "b/docs": "b" }, "", "README.md", true],
  ["another page above them", { "a/docs": "a" }, "", "CHANGES.md", false],
  ["a README of a section", { "a/docs": "a" }, "", "a/README.md", false],
  ["a README beside a project that is no section", { "a/docs": "a", docs: undefined }, "", "README.md", false],
  ["the README of a project", { in: undefined, "in/a": "in/a" }, "in", "in/README.md", false],
  ["the README of one of several inputs", { "in/a": "in/a", "out/b": "out/b" }, "in", "in/readme.mdx", true],
  ["that of one without sections", { "out/b": "out/b" }, "in", "in/README.md", false],
])("%s", (_, projects, root, file, isFront) => {
  expect(createFrontTest(toProjects(projects))({ root, document: { file } })).toBe(isFront);
});
