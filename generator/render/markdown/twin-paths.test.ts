import { expect, it } from "vitest";
import { createTwinPaths } from "./twin-paths.ts";

it("puts a twin beside the folder of its page, or into it where the place is taken", () => {
  const routes = ["", "index", "graphql", "graphql/queries", "types/a", "types/a.md", "types/A.md/deeper"];
  expect([...createTwinPaths(routes)]).toEqual([
    ["", "index.md"],
    ["index", "index/index.md"],
    ["graphql", "graphql.md"],
    ["graphql/queries", "graphql/queries.md"],
    ["types/a", "types/a/index.md"],
    ["types/a.md", "types/a.md.md"],
    ["types/A.md/deeper", "types/A.md/deeper.md"],
  ]);
});

it("gives the start its place, whichever page comes before it and whatever a folder is called", () => {
  expect([...createTwinPaths(["index", ""])]).toEqual([
    ["", "index.md"],
    ["index", "index/index.md"],
  ]);
  expect([...createTwinPaths(["index.md/a", "index", ""])]).toEqual([
    ["", "index/index.md"],
    ["index.md/a", "index.md/a.md"],
    ["index", "index/index-2.md"],
  ]);
});
