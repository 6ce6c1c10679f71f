import { expect, test } from "vitest";
import { listReleases } from "./list-releases.ts";

function list(names: string, wanted?: { readonly from?: string; readonly start?: string }): string {
  const all = names.split(" ").map((name) => ({ name }));
  return listReleases(all, wanted)
    .map(({ name }) => name)
    .join(" ");
}

test.each([
  ["v1.10.0 v1.9.0 v2 v1.0.0-rc1 v1.0.0-1 nightly", "v1.9.0 v1.10.0 v2"],
  ["v1.10.0 v1.10.0+build.5 1.10", "v1.10.0"],
  ["release/1.10 release/1.9 release/1.11-rc", "release/1.9 release/1.10"],
  ["2024-10-01 2024-01-31 2023-12-24 2024-1", "2023-12-24 2024-01-31 2024-10-01"],
  ["REL_10_2 REL_9_6 REL_9_6_RC1", "REL_9_6 REL_10_2"],
  ["1.2.0.RELEASE 1.10.0.Final 1.3.0-GA 1.4.0.M1", "1.2.0.RELEASE 1.3.0-GA 1.10.0.Final"],
])("takes of %s those that are releases, by their numbers", (names, expected) => expect(list(names)).toBe(expected));

test("reads versions behind a start that has numbers of its own", () => {
  const names = "k8s-v1.10 k8s-v1.9 k8s-v1.11-rc1";
  expect(list(names)).toBe("");
  expect(list(names, { start: "k8s-v" })).toBe("k8s-v1.9 k8s-v1.10");
  expect(list(names, { start: "k8s-v", from: "k8s-v1.10" })).toBe("k8s-v1.10");
});

test.each([
  ["v1.1", "v1.1 v1.2"],
  ["1.1", "v1.1 v1.2"],
  ["v1.1.0-rc1", "v1.1 v1.2"],
  ["v1.3", ""],
])("begins with %s", (from, expected) => expect(list("v1.0 v1.1 v1.2", { from })).toBe(expected));
