import { expect, test } from "vitest";
import { beginTag, matchTag } from "./match-tag.ts";

test.each([
  ["v*", "v1.0.0 v2", "nightly release/v1"],
  ["release/*", "release/1.0 release/a/1", "release"],
  ["**", "a a/b", ""],
  ["v[0-9]*", "v1.0", "vault v"],
  ["v[!0-9]*", "vault", "v1.0"],
  ["20??-*", "2024-01-31", "20244-1"],
  ["v1.0+b(5)|^$", "v1.0+b(5)|^$", "v1.0"],
  ["[]v]*", "v1 ]1", "x"],
  ["v[1-", "v[1-", "v1"],
  ["[z-a]*", "", "z a"],
  ["*a*b?*", "ab1 1a1b1 aabb ba-bc", "ab ba1 a"],
  ["*a*a*a*a*a*a*a*a*a*b", "aaaaaaaaab", "a".repeat(500)],
])("%s fits tags as it does for Git", (pattern, fitting, others) => {
  const fits = matchTag(pattern);
  const toList = (text: string): readonly string[] => text.split(" ").filter((tag) => tag !== "");
  expect(toList(fitting).filter(fits)).toEqual(toList(fitting));
  expect(toList(others).filter(fits)).toEqual([]);
});

test.each([
  ["k8s-v*", "k8s-v"],
  ["v[0-9]*", "v"],
  ["*", ""],
  ["v1.0.0", "v1.0.0"],
])("%s begins with %j", (pattern, start) => expect(beginTag(pattern)).toBe(start));
