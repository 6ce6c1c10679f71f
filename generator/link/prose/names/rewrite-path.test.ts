import { expect, test } from "vitest";
import { rewritePath } from "./rewrite-path.ts";

test.each([
  ["packages/a/src/guide/b.md", { "packages/:pkg/src/:path*": ":pkg/:path*" }, "a/guide/b.md"],
  ["packages/a/src/index.md", { "packages/:pkg/src/(.*)": ":pkg/index.md" }, "a/index.md"],
  ["packages/a/docs.md", { "packages/:pkg/docs.md": "docs/:pkg.md" }, "docs/a.md"],
  ["old/x.md", { "old/y.md": "new/y.md", "old/:page": "new/:page" }, "new/x.md"],
  ["old/deep/x.md", { "old/:page": "new/:page" }, "old/deep/x.md"],
  ["old/deep/x.md", { "old/:rest(.*)": ":rest" }, "deep/x.md"],
  ["v1/x.md", { ":version(v\\d+)/:page": ":page" }, "v1/x.md"],
  ["a.md", { ":x/:x": ":x" }, "a.md"],
  ["a/b.md", { ":x/:x": ":x" }, "a/b.md"],
  ["a/b.md", { "a/(": "c", "a/b.md": "c/b.md" }, "c/b.md"],
])("publishes %s by %o at %s", (path, rules, expected) => {
  expect(rewritePath(path, Object.entries(rules))).toBe(expected);
});

test("leaves patterns alone that could take long", () => {
  expect(rewritePath("a/b/c/x.md", [[":a*/:b*/x.md", "y.md"]])).toBe("y.md");
  expect(rewritePath("a/b/c/x.md", [[":a*/:b*/:c*/x.md", "y.md"]])).toBe("a/b/c/x.md");
});
