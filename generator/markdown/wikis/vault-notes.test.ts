import { expect, test } from "vitest";
import type { ReadOptions } from "../dialect-state.ts";
import { pageOptions, readMarkdown } from "../read-markdown.ts";

function read(text: string, wikiLinks: ReadOptions["wikiLinks"]) {
  return readMarkdown(text, pageOptions({}, { wikiLinks })).tokens;
}

test.each([
  ["![[mast.png|The mast|100x200]]", "The mast"],
  ["![[mast.png|The mast|100]]", "The mast"],
  ["![[mast.png|100x200]]", ""],
  ["![[mast.png|Mast 100]]", "Mast 100"],
])("%s shows a picture that is called %o", (text, alt) => {
  const images = read(text, "name first").flatMap(({ children }) =>
    (children ?? []).filter(({ type }) => type === "image"),
  );
  expect(images.map(({ content }) => content)).toEqual([alt]);
});

test("a vault has callouts of types of its own, and nobody else has", () => {
  const text = "> [!sail-maker] Thread\n> Wax it.\n";
  const [first] = read(text, "name first");
  expect([first?.type, first?.meta]).toEqual([
    "admonition_open",
    expect.objectContaining({ label: "Sail maker", tone: "neutral" }),
  ]);
  expect(read(text, undefined)[0]?.type).toBe("blockquote_open");
});

test("what Logseq notes of a block is no part of it", () => {
  const words = (wikiLinks: ReadOptions["wikiLinks"]): string =>
    read("- Wax\n  id:: 65f1\n  collapsed:: true\n", wikiLinks)
      .map(({ content }) => content)
      .join("");
  expect(words("name first").trim()).toBe("Wax");
  expect(words(undefined)).toContain("id:: 65f1");
});

test("what Obsidian calls a block is nothing that is read, behind it or on a line of its own", () => {
  const text = "Wax. ^one\n\n> A quote.\n\n^two\n\n```\n^three\n```\n\nTwo ^ four.\n";
  const pieces = read(text, "name first").flatMap((token) => token.children ?? [token]);
  const words = pieces.map(({ content }) => content.trim()).filter((content) => content !== "");
  expect(words).toEqual(["Wax.", '<a id="^one"></a>', "A quote.", '<a id="^two"></a>', "^three", "Two ^ four."]);
});
