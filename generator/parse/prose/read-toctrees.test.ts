import { expect, test } from "vitest";
import { readToctrees } from "./read-toctrees.ts";

test("lists of pages are found behind other directives, and in them, and not in code", () => {
  const text = [
    ...["```{image} quay.png", "```", "", "````{div}", "```{toctree}", "first", "```", "````", ""],
    ...["```md", "```{toctree}", "shown", "```", "", "```{toctree}", ":caption: More", "second", "```", ""],
  ];
  expect(readToctrees(text.join("\n"))).toEqual([
    { entries: [{ target: "first" }] },
    { caption: "More", entries: [{ target: "second" }] },
  ]);
});

// Were the end of each looked for from the start of the page, this would take minutes.
test("thousands of lists are read each from its own place", () => {
  expect(readToctrees("```{toctree}\na\n```\n".repeat(20_000))).toHaveLength(20_000);
});
