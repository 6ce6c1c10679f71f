import { expect, test } from "vitest";
import { listInclusions } from "../include-directive.ts";

test("files that have a line to themselves are read along", () => {
  const lines = [
    "<include>./_a.mdx</include>",
    "@include 'b.mdx'",
    "> ::include{file=_c.md}",
    "Not ::include{file=d.md}.",
  ];
  expect(listInclusions(lines.join("\n"))).toEqual(["./_a.mdx", "/partials/b.mdx", "_c.md"]);
});
