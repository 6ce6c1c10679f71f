import { expect, test } from "vitest";
import { Pair, Scalar, YAMLMap, type Document } from "yaml";
import { cleanDocstring } from "./docstring/clean-docstring.ts";
import { dedentLines } from "./docstring/indentation.ts";
import { restToMarkdown } from "./docstring/rest-to-markdown.ts";
import { dedent } from "./link/code/call-built-in.ts";
import { readCodeBlock } from "./markdown/containers/code-block.ts";
import { readJavaText } from "./parse/java/read-java-text.ts";
import { findRepeatedKeys } from "./places/find-repeated-keys.ts";
import { cutIncluded } from "./plan/prose/included-text.ts";
import { sampleLogicalValue } from "./print/sample-logical-value.ts";

/*
 * A file has as many lines, and a line as many entries, as whoever wrote it likes. Given all to one call as its arguments, they
 * need more than a stack bears: each of these ended the run, as a bug of ours.
 */

const count = 150_000;
const lines = Array.from({ length: count }, () => "    a");
const text = `${lines.join("\n")}\n`;

test("notes within notes are read a few levels deep, and what is further in is kept as it is written", () => {
  const notes = Array.from({ length: 1_000 }, (_, depth) => `${" ".repeat(depth)}.. note:: ${depth}`);
  const read = restToMarkdown(notes);
  expect(read.filter((line) => line.includes("**Note:** "))).toHaveLength(8);
  expect(read.filter((line) => line.trim().startsWith(".. note:: "))).toHaveLength(notes.length - 8);
});

test.each<readonly [string, () => { readonly length: number } | undefined]>([
  ["lines of a docstring", () => cleanDocstring(`First.\n${text}`)],
  ["lines of a docstring's section", () => dedentLines(lines)],
  ["lines of a block in it", () => restToMarkdown([".. code-block:: text", "", ...lines])],
  ["lines of a text in Python", () => dedent(text)],
  ["lines of a text in Java", () => readJavaText(`"""\n${text}"""`)],
  ["lines of code in a component", () => readCodeBlock(`\n${text}`, () => undefined).code],
  [
    "lines of code that a guide takes in",
    () => cutIncluded(text, { path: "a", lines: [1, count], showsPath: false }).text,
  ],
  ["repeated keys", () => findRepeatedKeys(repeatKey())],
  ["bytes of a decimal", () => JSON.stringify(sampleLogicalValue({ kind: "decimal", precision: 9, scale: 2 }, count))],
])("%s are as many as there are", (_, read) => {
  expect(read()?.length).toBeGreaterThanOrEqual(count - 1);
});

function repeatKey(): Document.Parsed {
  const contents = new YAMLMap();
  for (let at = 0; at < count; at += 1) {
    const key = new Scalar("a");
    key.range = [at, at + 1, at + 1];
    contents.items.push(new Pair(key));
  }
  return { contents } as unknown as Document.Parsed;
}
