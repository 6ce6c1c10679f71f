import { describe, expect, it } from "vitest";
import { expandBrackets, type BracketedText } from "./expand-brackets.ts";

function expand(text: string, files: Readonly<Record<string, string>>): BracketedText {
  return expandBrackets({ path: "page.md", text }, (path) => {
    const found = files[path];
    return found === undefined ? undefined : { path, text: found };
  });
}

const word = "[!INCLUDE [w](w)]";

describe("a page that takes files in by brackets", () => {
  it.each([
    [`A ${word}.`, "A lamp.", "lamp\n"],
    [`| ${word} | ${word} |`, "| lamp | lamp |", "---\na: b\n---\n\nlamp\n"],
    [`A ${word}.`, "A lamp. Lit.", "lamp.\n\nLit"],
    [word, "lamp\nlit", "lamp\nlit\n"],
    [`A\n${word}\nB`, "A\n\nlamp\n\nB", "lamp"],
    [`> ${word}\n> B`, "> > [!NOTE]\n> > lamp\n>\n> B", "> [!NOTE]\n> lamp"],
    [`1. ${word}\n2. B`, "1. lamp\n\n   lit\n\n2. B", "lamp\n\nlit"],
    [`   ${word}`, "   lamp\n   lit", "lamp\nlit"],
    [`\`\`\`\n${word}\n\`\`\``, `\`\`\`\n${word}\n\`\`\``, "lamp"],
    [`A ${word}`, "A a b", "a [!include[x](x)]"],
  ])("has %j as %j", (text, expected, w) => {
    const { findings, ...expanded } = expand(text, { w, x: "b" });
    expect(expanded.text.replaceAll(/[ ]+$/gm, "")).toBe(expected);
    expect(findings).toEqual([]);
  });

  it.each([
    ['{{< include "w.md" >}}', "lamp"],
    ["{{% readfile file=w.md %}}", "lamp"],
    ["- {% include_relative w.md %}\nB", "- lamp\n\nB"],
    ['{{< glossary_definition term_id="lamp" length="short" >}}', "A"],
    ['{{< glossary_definition term_id="lamp" length="all" >}}', "A\n<!--more-->\nB"],
    ['{{< include "gone.md" >}}', '{{< include "gone.md" >}}'],
    ['{% include w.md with="a" start="x" %}', '{% include w.md with="a" start="x" %}'],
    ['A {{< include "w.md" >}}', 'A {{< include "w.md" >}}'],
    ['{{< includes "w.md" >}}', '{{< includes "w.md" >}}'],
  ])("has %j of a template as %j", (text, expected) => {
    const files = { "w.md": "lamp", "/docs/reference/glossary/lamp.md": "A\n<!--more-->\nB\n" };
    expect(expand(text, files)).toMatchObject({ text: expected, findings: [] });
  });

  it.each([
    ["!!!include(w.md)!!!", "lamp"],
    ["> !!! include( w.md ) !!!\nB", "> lamp\n>\nB"],
    ["<!--@include: w.md-->", "lamp"],
    ["    {!w.md!}", "    lamp"],
    ["::include{file=w.md}", "lamp"],
    ["<!-- @include: w.md{2,} -->", "<!-- @include: w.md{2,} -->"],
    ["!!!include(w.py)!!!", "!!!include(w.py)!!!"],
    ["A !!!include(w.md)!!! or !!!include( w.md )!!!.", "A lamp or lamp."],
    [`${word} !!!include(w.md)!!!`, "oil lamp"],
    ["A !!!include(w.py)!!! or `!!!include(w.md)!!!`", "A !!!include(w.py)!!! or `!!!include(w.md)!!!`"],
    ["!!!include(gone.md)!!!", "!!!include(gone.md)!!!"],
  ])("has %j of another tool as %j", (text, expected) => {
    expect(expand(text, { w: "oil", "w.md": "lamp\n", "w.py": "lamp" })).toMatchObject({
      text: expected,
      findings: [],
    });
  });

  it("tells of a file that a line takes in and that isn't there", () => {
    const { text, findings } = expand("A !!!include(gone.md)!!!", {});
    expect(text).toBe("A !!!include(gone.md)!!!");
    expect(findings).toMatchObject([{ kind: "missing", path: "gone.md", span: { startLine: 1, startColumn: 14 } }]);
  });

  it("says where each line comes from, and from where its targets count", () => {
    const { segments } = expand(`A\n\n${word}\n`, { w: "---\na: b\n---\nlamp\n" });
    expect(segments.map(({ firstLine, file, line }) => [firstLine, file, line])).toEqual([
      [0, "page.md", 0],
      [2, "w", 3],
      [3, "page.md", 3],
    ]);
    const { text } = expand("A [!INCLUDE [w](in/w.md)].", { "in/w.md": "[lamp](../lamp.md)" });
    expect(text).toBe("A [lamp](in/../lamp.md).");
  });

  it("keeps what a missing file is called within words, and tells it once", () => {
    const { text, findings } = expand(`A [!INCLUDE [lamp](gone.md)], [!INCLUDE [lamp](gone.md)].\n\n${word}`, {});
    expect(text).toBe("A lamp, lamp.\n\n{{ inline w }}");
    expect(findings).toMatchObject([{ kind: "missing", path: "gone.md", span: { startLine: 1, startColumn: 20 } }]);
  });

  it("stays within a measure, whatever files ask for", () => {
    const twice = (name: string): string => `[!INCLUDE [a](${name})]\n`.repeat(2);
    const names = Array.from("abcdefghijklmnopqrst");
    const deep = Object.fromEntries(names.map((name, index) => [name, twice(names[index + 1] ?? "gone")]));
    const inLine = Object.fromEntries(names.map((name) => [name, `x ${twice(name).replaceAll("\n", " ")}`]));
    for (const files of [deep, inLine]) {
      const { text, findings } = expand(twice("a"), files);
      expect(text.length).toBeLessThan(4_100_000);
      expect(findings.map(({ kind }) => kind)).toContain(files === deep ? "size" : "circle");
    }
  });
});
