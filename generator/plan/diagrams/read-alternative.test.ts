import { expect, it } from "vitest";
import { readAlternative } from "./read-alternative.ts";

it("takes the words for those who can't see a diagram out of what is drawn", () => {
  expect(
    readAlternative("graph LR\n  accTitle: The way in\n  accDescr {\n    A leads\n    to B\n  }\n  A --> B"),
  ).toEqual({
    source: "graph LR\n\n\n\n\n\n  A --> B",
    caption: undefined,
    title: "The way in",
    description: "A leads to B",
  });
  expect(readAlternative("graph LR\n  accDescr: once\n  accDescr: twice\n  accTitle:")).toEqual({
    source: "graph LR\n\n\n",
    caption: undefined,
    title: undefined,
    description: "once",
  });
});

it("takes the title out of front matter", () => {
  const read = (front: string) => readAlternative(`---\n${front}\n---\ngraph LR\n  A --> B`);
  expect(read('config:\n  theme: dark\ntitle: "A \\"flow\\""')).toMatchObject({
    source: "\n\n\n\n\ngraph LR\n  A --> B",
    caption: 'A "flow"',
  });
  expect(read("title: It's").caption).toBe("It's");
  expect(read("title: 'It''s'").caption).toBe("It's");
  expect(read("config:\n  title: no")).toMatchObject({ source: expect.stringMatching(/^---\nconfig/) });
  expect(readAlternative("graph LR\n---\ntitle: x\n---\n").caption).toBeUndefined();
});

it("leaves a diagram that says nothing as it is", () => {
  const source = "graph LR\n  accTitle --> accDescr";
  expect(readAlternative(source)).toEqual({ source, caption: undefined, title: undefined, description: undefined });
});
