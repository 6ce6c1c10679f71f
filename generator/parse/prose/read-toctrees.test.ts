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
