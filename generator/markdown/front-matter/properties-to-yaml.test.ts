import { expect, test } from "vitest";
import { readProperties } from "./properties-to-yaml.ts";

test("the properties of a page of Logseq are its title and other names", () => {
  const head = "title:: Lineage\nalias:: [[Edges]],, ways,\npublic:: true\n";
  expect(readProperties(`${head}\nWords.\n`)).toEqual({
    written: head,
    yaml: '{"title":"Lineage","aliases":["Edges","ways"]}',
  });
});

test("words of that form are no properties", () => {
  expect(readProperties("remember:: it is late\n\nWords.\n")).toBeUndefined();
  expect(readProperties("Words.\ntitle:: Lineage\n")).toBeUndefined();
});
