import { expect, test } from "vitest";
import { listInclusions } from "../include-directive.ts";

test("files that have a line to themselves are read along", () => {
  const lines = [
    "<include>./_a.mdx</include>",
    "@include 'b.mdx'",
    "> ::include{file=_c.md}",
    "Not ::include{file=d.md}.",
    "[words](e.md ':include')",
    '[words](/f.js ":include :type=code")',
    '[words](g.html ":include :type=iframe"), [words](https://example.org/h.md ":include")',
    "[words](https://example.org/i.md ':include')",
  ];
  expect(listInclusions(lines.join("\n"))).toEqual(["./_a.mdx", "/partials/b.mdx", "_c.md", "e.md", "/f.js"]);
});
