import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { keepRead, takeRead } from "./keep-read.ts";
import { pageOptions, readMarkdown } from "./read-markdown.ts";

const read = readMarkdown("A pier.\n", pageOptions({}, {}));

/** Keeps a text of that length for a document that is gone at once. */
function keep(length: number): void {
  keepRead({ text: "x".repeat(length) }, read);
}

test("what was read of a text is taken once", () => {
  const document = { text: "A pier.\n" };
  keepRead(document, read);
  expect(takeRead(document)).toBe(read);
  expect(takeRead(document)).toBeUndefined();
});

test("documents that nobody renders take no room once they are gone", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  for (let count = 0; count < 6; count += 1) keep(1_000_000);
  const document = { text: "x".repeat(1_000_000) };
  await expect
    .poll(() => {
      collect();
      keepRead(document, read);
      return takeRead(document);
    })
    .toBe(read);
});
