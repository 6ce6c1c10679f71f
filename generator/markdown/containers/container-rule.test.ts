import { expect, test } from "vitest";
import { pageOptions, readMarkdown } from "../read-markdown.ts";

const read = (text: string): ReturnType<typeof readMarkdown> => readMarkdown(text, pageOptions({}, {}));

test.each(["::: video", "::: note", "<Steps>"])(
  "containers may be set into each other more often than anybody does: %s",
  (opening) => {
    const closing = opening.startsWith("<") ? opening.replace("<", "</") : ":::";
    expect(() => read(`${opening}\n`.repeat(5000) + `${closing}\n`.repeat(5000))).not.toThrow();
  },
);

test("what is in a container without a look stands where that does", () => {
  const text = "::: v-pre\n\n::: raw\n\n# Moor\n\n:::\n\n:::\n";
  expect(read(text).dialect.title).toBe("Moor");
});
