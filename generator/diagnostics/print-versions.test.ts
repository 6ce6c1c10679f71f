import { expect, test } from "vitest";
import { printOlderVersions } from "./print-versions.ts";

test.each([
  [
    ["docs/1.1", "docs/1.0"],
    ["1.1", "1.0"],
  ],
  [
    ["ferry-v2.yaml", "ferry-v1.yaml"],
    ["ferry-v2", "ferry-v1"],
  ],
  [
    ["2024-07.graphql", "v1.0.3"],
    ["2024-07", "v1.0.3"],
  ],
])("versions at %j are called by their names without endings", (places, names) => {
  const called = [...printOlderVersions(places).matchAll(/version: "([^"]*)"/g)].map(([, name]) => name);
  expect(called).toEqual(names);
});
