import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { parseMarkup, textOf } from "./parse-markup.ts";
import { toMarkdown } from "./to-markdown.ts";

const folder = fileURLToPath(new URL("testdata", import.meta.url));
const cases = readdirSync(folder).filter((name) => name.endsWith(".html"));

const toHref = (href: string): string => (href.startsWith("/") ? href.replace(/\/(?=#|$)/, ".md") : href);

function convert(html: string): string {
  return toMarkdown(parseMarkup(html), toHref);
}

describe("markup as Markdown", () => {
  it.each(cases)("%s", (name) => {
    expectGolden(`${folder}/${name.replace(/html$/, "md")}`, `${convert(readFileSync(`${folder}/${name}`, "utf8"))}\n`);
  });

  it("takes what is nested beyond all measure", () => {
    const html = `${"<div>".repeat(50_000)}deep${"</div>".repeat(50_000)}`;
    expect(convert(html)).toBe("deep");
    expect(convert(`${"<ul><li>".repeat(5_000)}deep`)).toContain("deep");
  });

  it("takes time in proportion to the text", () => {
    const html = `<p>${"<".repeat(200_000)}</p><p ${'a="'.repeat(50_000)}>${"&amp".repeat(50_000)}${"`".repeat(50_000)}<code>${"a`".repeat(200_000)}</code>`;
    expect(measureCpuTime(() => void convert(html))).toBeLessThan(2_000);
  });
});

describe("markup", () => {
  it("is read with its attributes and entities", () => {
    const [element, text] = parseMarkup(`<a href="/x?a=1&amp;b=2" title='"' hidden data-x=1>a&lt;b</a>c`);
    expect(element).toEqual({
      name: "a",
      attributes: new Map([
        ["href", "/x?a=1&b=2"],
        ["title", '"'],
        ["hidden", ""],
        ["data-x", "1"],
      ]),
      children: ["a<b"],
    });
    expect(text).toBe("c");
  });

  it("is read between two offsets", () => {
    expect(textOf(parseMarkup("<p>one</p><p>two</p><p>three</p>", 10, 20))).toBe("two");
  });
});
