import { expect, it } from "vitest";
import { readAlternative } from "./read-alternative.ts";

it("takes the words for those who can't see a diagram out of what is drawn", () => {
  expect(
    readAlternative("graph LR\n  accTitle: The way in\n  accDescr {\n    A leads\n    to B\n  }\n  A --> B"),
  ).toEqual({
    source: "graph LR\n\n\n\n\n\n  A --> B",
    title: "The way in",
    description: "A leads to B",
  });
  expect(readAlternative("graph LR\n  accDescr: once\n  accDescr: twice\n  accTitle:")).toEqual({
    source: "graph LR\n\n\n",
    title: undefined,
    description: "once",
  });
});

it("leaves a diagram that says nothing as it is", () => {
  const source = "graph LR\n  accTitle --> accDescr";
  expect(readAlternative(source)).toEqual({ source, title: undefined, description: undefined });
});
