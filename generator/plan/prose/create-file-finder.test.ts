import { expect, test } from "vitest";
import type { SitePage } from "../../page-model/page.ts";
import { foldPath } from "../../places/fold-path.ts";
import { createFileFinder } from "./create-file-finder.ts";

function find(file: string, ...pages: readonly (readonly [section: string, route: string, source?: string])[]) {
  const made = pages.map(([section, route, label]) => ({ section, route, source: label && { label } }) as SitePage);
  const byRoute = new Map(made.map((page) => [foldPath(page.route), page]));
  return createFileFinder({ pages: made, byRoute: () => byRoute })(file)?.route;
}

test.each([
  ["the only page", "api/ships", [["plugin api", "api/ships", "api.yaml:3"]]],
  [
    "the page that those of all its parts are below",
    "api/Ships",
    [
      ["plugin api", "api/Ships/calls/get", "api.yaml:9"],
      ["plugin api", "api/Ships", "api.yaml:1"],
      ["plugin api", "api/Ships/calls/put", "api.yaml:7"],
      ["plugin api", "api"],
    ],
  ],
  [
    "the nearest list of what it declares",
    "graphql",
    [
      ["graphql", "graphql"],
      ["graphql", "graphql/objects/Ship", "api.yaml:1"],
      ["graphql", "graphql/queries/ship", "api.yaml:4"],
      ["graphql", "graphql/objects"],
    ],
  ],
  [
    "the page of the model before that of the library",
    "types/Ship",
    [
      ["metamodel", "types/Ship", "api.yaml:1"],
      ["sdk", "library/Ship", "api.yaml:1"],
    ],
  ],
  ["nothing for what is code", undefined, [["sdk", "library/Ship", "api.yaml:1"]]],
  ["nothing for another file", undefined, [["graphql", "graphql/objects/Ship", "other/api.yaml:1"]]],
] as const)("finds %s", (_, expected, pages) => {
  expect(find("api.yaml", ...pages)).toBe(expected);
});

test("looks once for what guides lead to over and over", () => {
  let looks = 0;
  const parts = ["a/b", "a/c"].map(
    (route) => ({ section: "graphql", route, source: { label: "api.yaml:1" } }) as SitePage,
  );
  const above = { section: "graphql", route: "a" } as SitePage;
  const byRoute = (): ReadonlyMap<string, SitePage> => {
    looks += 1;
    return new Map([["a", above]]);
  };
  const finder = createFileFinder({ pages: parts, byRoute });
  expect([finder("api.yaml"), finder("api.yaml"), finder("none.yaml"), finder("none.yaml")]).toEqual([
    ...[above, above],
    ...[undefined, undefined],
  ]);
  expect(looks).toBe(1);
});

test("finds a part of a description that is kept in files beside it, and the whole where there is none", () => {
  const pages = [
    { section: "plugin api", route: "api", title: "Harbour", source: { label: "api.yaml:1" } },
    { section: "plugin api", route: "api/get", title: "GET /ships", source: { label: "paths/ships.yaml:1" } },
    { section: "plugin api", route: "other/get", title: "GET /boats", source: { label: "other.yaml:1" } },
  ] as unknown as readonly SitePage[];
  const find = createFileFinder({ pages, byRoute: () => new Map(pages.map((page) => [page.route, page])) });
  expect(find("api.yaml", "/paths/~1ships/get")?.route).toBe("api/get");
  expect(find("api.yaml", "/paths/~1boats/get")?.route).toBe("api");
});
