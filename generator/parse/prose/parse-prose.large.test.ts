import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { parseNotebook } from "./parse-notebook.ts";
import { parseProse } from "./parse-prose.ts";

const hostile: readonly (readonly [string, string])[] = [
  ["brackets", "[".repeat(39_000)],
  ["links", "[a](<b".repeat(6000)],
  ["one line of 5 MB", "word <b ".repeat(625_000)],
  ["open comments", "<!-- x\n\n".repeat(10_000)],
  ["JSX comments", "{/* x\n\n".repeat(10_000)],
  ["scripts", "<script a>\n\n".repeat(10_000)],
  ["preformatted texts", "<pre>\n\n".repeat(15_000)],
  ["preformatted items", `${"- <pre>\n\n  <pre>\n\n".repeat(8_000)}</pre>`],
  ["preformatted texts in an item", `- a\n\n${"  <pre>\n\n".repeat(15_000)}</pre>`],
  ["parts of a theme", `{% include a/b/note.html ${'content = "a '.repeat(90)} %}\n\n`.repeat(60)],
  ["sizes of pictures", "![a](b =3x ".repeat(8000)],
  ["diagrams between colons", "::: mermaid\n".repeat(10_000)],
  ["closed diagrams between colons", `${"::: mermaid\n".repeat(6000)}${":::\n".repeat(6000)}`],
  ["components between colons", `${"::note\n".repeat(10_000)}::\n`],
  ["closed components between colons", `${"::note\n".repeat(6000)}${":::\n".repeat(6000)}::\n`],
  ["components in a line", `::note\n::\n${":badge[a]{ `b ".repeat(5000)}`],
  ["scripts on a line", "<script a> ".repeat(3500)],
  ["components", "<Tabs>\n".repeat(10_000)],
  ["closed components", `${"<Tabs>\n".repeat(8000)}${"</Tabs>\n".repeat(8000)}`],
  ["stray ends", `:::note\n${"</Tabs>\n".repeat(15_000)}`],
  ["admonitions", ":::note\n".repeat(15_000)],
  ["indented admonitions", '!!! note "x"\n    y\n'.repeat(10_000)],
  ["empty admonitions", "!!! note\n".repeat(15_000)],
  ["indented tabs", '=== "x"\n    y\n'.repeat(10_000)],
  ["formulas", "$$ x\n".repeat(15_000)],
  ["open formulas", "$a_".repeat(50_000)],
  ["many formulas", "$a_1$ ".repeat(6000)],
  ["many formulas of their own", "$a_1$ b\n".repeat(20_000)],
  ["open brackets of formulas", "\\(a_".repeat(50_000)],
  ["escaped brackets of formulas", "\\\\(a_".repeat(50_000)],
  ["open lines of formulas", "\\[ x_1\n".repeat(15_000)],
  ["open environments", "\\begin{align}\n".repeat(15_000)],
  ["open TOML", `+++\n${"a = \n".repeat(15_000)}`],
  ["open JSON", `{\n${'"title": "a",\n'.repeat(15_000)}`],
  ["properties", "title:: a\n".repeat(15_000)],
  ["colons in YAML", `---\n${"title: a: b\n".repeat(15_000)}---\n`],
  ["open YAML", `---\n${"title: x\n".repeat(15_000)}`],
  ["lists of data", "<A b={[".repeat(9000)],
  ["words of data", '<A b={[ "a", '.repeat(9000)],
  ["maps of data", `<A b={${"{ a: ".repeat(9000)}`],
  ["lists of data in HTML", `<br />\n${"<A b={[1, 2]}\n".repeat(9000)}`],
  ["data", `<A b={[${'{ a: "b", c: ["d" + `e`] }, '.repeat(700)}]} />\n\n`.repeat(20)],
  ["comments in data", `<A b={[${"/*".repeat(9000)}]} />`],
  ["files", '<File name="a" />\n'.repeat(12_000)],
  ["folders", `${'<Folder name="a">\n'.repeat(8000)}${"</Folder>\n".repeat(8000)}`],
  ["steps", `<Steps>\n${"<Step>a</Step>\n".repeat(9000)}</Steps>\n`],
  ["braces", "<a b={".repeat(6000)],
  ["quotes", "> ".repeat(20_000)],
  ["lists", "- ".repeat(20_000)],
  ["tags in HTML", `<div>\n${"<Unknown a='b'>".repeat(50_000)}`],
  ["emphasis", "*a _b ".repeat(6000)],
  ["exports", "export const a = {\n".repeat(40_000)],
  ["exports apart", "export const a = `\n\n".repeat(12_000)],
  ["imports", "import {\n".repeat(15_000)],
  ["fragments", `${"<>".repeat(9000)}</>`],
  ["ends of fragments", `${"</>".repeat(9000)}<>`],
  ["names", `export const a = 'b';\n\n${"{a} {a ".repeat(5000)}`],
  ["code as components", "<CodeBlock>{`\n".repeat(12_000)],
  ["closed code as components", "<CodeBlock>{`\n\n\n`}</CodeBlock>\n".repeat(7000)],
  ["tags of templates", "{% if x %}\n\n".repeat(10_000)],
  ["open tags of templates", "{% a\n".repeat(15_000)],
  ["open tags on a line", "{% a ".repeat(50_000)],
  ["notes of books", `\`\`\`admonish a="${'x="'.repeat(50)}\n`.repeat(3_000)],
  ["one note of a book", `\`\`\`admonish ${'a="\\'.repeat(20_000)}\n`],
  ["open shortcodes", "{{< tab \n".repeat(15_000)],
  ["open tabs of code", "{{< tabpane >}}\n{{< tab x >}}\n".repeat(8000)],
  ["closed tabs of code", "{{< tabs a >}}\n{{< tab codelang=b >}}\nx\n{{< /tab >}}\n{{< /tabs >}}\n".repeat(3000)],
  ["blanks behind tabs of code", `{{< tabpane >}}${" ".repeat(50_000)}{{< tab`],
  ["blanks in tabs of code", `{{< tabs ${"  ".repeat(25_000)}`],
  ["open tabs without an end", "{{< tabs a".repeat(9000)],
  ["shared parts of Grafana", '{{< docs/shared lookup="a'.repeat(8000)],
  ["blanks in shared parts of Grafana", `{{< docs/shared ${"lookup   =".repeat(12_000)}`],
  ["texts of code", "{{< text bash >}}\n".repeat(15_000)],
  ["samples", '{{% code_sample file="a.yaml" %}}\n'.repeat(6000)],
  ["open shortcodes of code", "{{< code file=a.html >}}\n".repeat(15_000)],
  ["open tags of Markdoc", '{% note a=["b", %}\n'.repeat(9000)],
  ["closed tags of Markdoc", `${"{% note %}\n".repeat(7000)}${"{% /note %}\n".repeat(7000)}`],
  ["lists in tags of Markdoc", `{% connectorDetailsHeader ${'availableFeatures=["a" '.repeat(150)}/ %}\n\n`.repeat(60)],
  ["blanks in a tag of Markdoc", `{% a ${" ".repeat(3900)}x/ %}\n\n`.repeat(30)],
  ["names of headings of Markdoc", `# a${" {% #b".repeat(9000)}`],
  ["hints", '{% hint style="info" %}\n'.repeat(7000)],
  ["closed hints", `${"{% hint %}\n".repeat(7000)}${"{% endhint %}\n".repeat(7000)}`],
  ["remarks in a line", "a {% comment %} b ".repeat(9000)],
  ["open literals", `${"{% raw %}\n".repeat(15_000)}{% endraw %}`],
  ["code in a line among tags", `{% a %} ${"` ``".repeat(10_000)}`],
  ["attributes", "a\n{: .b #c }\n".repeat(10_000)],
  ["open attributes", "[a](b){: .c ".repeat(6000)],
  ["attributes of lists", "- a\n{:toc}\n".repeat(10_000)],
  ["includes of code", "<<< @/a.js\n".repeat(12_000)],
  ["blanks in a sign of DocFX", `:::image${" ".repeat(50_000)}`],
  ["open signs of DocFX", ":::image a".repeat(5000)],
  ["blanks in a look of DocFX", `> [!div ${" ".repeat(50_000)}`],
  ["open columns of DocFX", ":::column:::\n    a\n".repeat(10_000)],
  ["open descriptions of DocFX", ':::image type="complex" source="a":::\n'.repeat(10_000)],
  ["blanks in a zone of DocFX", `::: zone pivot="a"${" ".repeat(50_000)}x`],
  ["zones of DocFX", '::: zone pivot="a-b,a-c"\n'.repeat(10_000)],
  ["ranges of DocFX", `::: moniker range="${"a || ".repeat(59)}b"\n`.repeat(3000)],
  ["tabs by comments", `${"<!--DOCUSAURUS_CODE_TABS-->\n<!--a-->\nx\n".repeat(6000)}<!--END_DOCUSAURUS_CODE_TABS-->`],
  ["blocks between slashes", "/// note | a\n".repeat(10_000)],
  ["closed blocks between slashes", `${"/// note\n".repeat(6000)}${"///\n".repeat(6000)}`],
  ["tabs between slashes", `/// tab | a${"\n".repeat(9000)}///${"\n".repeat(9000)}`.repeat(4)],
  ["options of blocks between slashes", `/// note\n${"    a: b\n".repeat(15_000)}///`],
  ["blanks in a block between slashes", `///${" ".repeat(50_000)}|`],
  ["looks of DocFX", "> [!div class\n".repeat(12_000)],
  ["blanks before a look of DocFX", `>${" ".repeat(50_000)}[!div `],
  ["marks of quotes before a look of DocFX", `${"> ".repeat(25_000)}[!div `],
  ["blocks of code of Hexo", `${"{% codeblock a: %}\nx\n".repeat(6000)}{% endcodeblock %}`],
  ["words of a block of code of Hexo", `{% codeblock ${"a ".repeat(1900)}%}\nx\n{% endcodeblock %}\n\n`.repeat(40)],
  ["blocks of Pandoc", "::: {.callout-note}\n".repeat(10_000)],
  ["closed blocks of Pandoc", `${"::: {.a}\n".repeat(6000)}${":::\n".repeat(6000)}`],
  ["notes of Quarto", "::: {.callout-note}\n## a\n:::\n".repeat(6000)],
  ["blocks of Pandoc with blank lines", `::: {.callout-note}${"\n".repeat(20_000)}`.repeat(3)],
  ["attributes of Pandoc", `::: {.a ${'b="c" '.repeat(10_000)}}\n`],
  ["blanks in a block of Pandoc", `:::${" ".repeat(50_000)}{.a}`],
  ["tabs of Pandoc", `::: {.panel-tabset}\n${"## a\n\n".repeat(9000)}:::\n`],
  ["hidden blocks of Pandoc", '::: {.content-visible when-format="pdf"}\na\n'.repeat(6000)],
  ["chunks", "```{r}\n#| a: b\n```\n".repeat(8000)],
  ["options of chunks", `\`\`\`{r}\n${"#| a: b\n".repeat(15_000)}`],
  ["arguments of a chunk", `\`\`\`{r, ${"include = ".repeat(5000)}}\n`],
  ["references by names", `::: {.a}\n:::\n${"@fig-a ".repeat(2500)}\n`.repeat(10)],
  ["references in brackets", `::: {.a}\n:::\n${"[@fig-a ".repeat(2500)}\n`.repeat(10)],
  ["notes in a line", `::: {.a}\n:::\n${"a^[b ".repeat(3500)}\n`.repeat(10)],
  ["spans of Pandoc", `::: {.a}\n:::\n${"[a]{.b ".repeat(2500)}\n`.repeat(10)],
  ["code in a line of Pandoc", `::: {.a}\n:::\n${"{` ``".repeat(3500)}\n`.repeat(10)],
  ["pictures of Pandoc", `::: {.a}\n:::\n${"![a](b){".repeat(2000)}\n`.repeat(10)],
  ["shortcodes of Quarto", `::: {.a}\n:::\n${"{{< kbd ".repeat(2000)}\n`.repeat(10)],
  ["formulas with names", `::: {.a}\n:::\n${"$$ {#a\n".repeat(10_000)}`],
  ["signs of Terraform", "~> **NOTE:** x\n\n-> **a\n\n".repeat(8000)],
  ["signs of ReadMe", "> 📘 x\n\n".repeat(10_000)],
  ["blanks behind a sign of ReadMe", `> 📘${" ".repeat(35_000)}x`],
  ["open blocks of ReadMe", "[block:image]\n".repeat(12_000)],
  ["open blocks of ReadMe before an end", `${"[block:image]\n".repeat(12_000)}[/block]`],
  ["blocks of ReadMe", '[block:html]\n{"html": "x"}\n[/block]\n\n'.repeat(6000)],
  ["tables of ReadMe", '[block:parameters]\n{"data": {\n"0-39": "|",\n"1-0": "a"\n}}\n[/block]\n\n'.repeat(200)],
  ["blanks in a block of ReadMe", `[block:callout]\n{\n"title": "a${" ".repeat(50_000)}b"\n}\n\n[/block]`],
  ["brackets in a block of ReadMe", `[block:image]\n${"[".repeat(50_000)}\n[/block]`],
  ["open terms of ReadMe", "<<glossary:".repeat(6000)],
  ["blanks behind a block of ReadMe", `[block:image]${" ".repeat(50_000)}x`],
  ["open tables of cards", '<table data-view="cards">'.repeat(20_000)],
  ["tables of cards", '<table data-view="cards"><tr></tr></table>'.repeat(10_000)],
  ["definitions", "a\n: b\n".repeat(10_000)],
  ["terms", "a\n".repeat(15_000)],
  ["nested definitions", `a\n${": ".repeat(5000)}b\n`],
  ["definitions set in", Array.from({ length: 300 }, (_, depth) => `${"  ".repeat(depth)}: a\n`).join("")],
  ["marked words", " ==a".repeat(9000)],
  ["marked words in each other", " ==a ^^b".repeat(4000)],
  ["keys", "++ctrl+".repeat(5000)],
  ["raised words", "a^b".repeat(12_000)],
  ["emoji", ":a_".repeat(12_000)],
  ["lists of pages", `---\nversions: a\nintro: b\nchildren:\n${"  - /c\n".repeat(4000)}---\n`],
  ["front matter", `---\n${"a: &a [*a]\n".repeat(2000)}---\n`],
];

const hostileNotebooks: readonly (readonly [string, string])[] = [
  ["cells", `{"cells": [${'{"cell_type": "markdown", "source": ["a\\n", "b"]}, '.repeat(8000)}{}]}`],
  ["lines", `{"cells": [{"cell_type": "markdown", "source": [${'"a", '.repeat(30_000)}"b"]}]}`],
  ["lines of fences", `{"cells": [{"cell_type": "code", "source": ["${"```\\n".repeat(20_000)}"]}]}`],
  [
    "outputs",
    `{"cells": [{"cell_type": "code", "outputs": [${'{"output_type": "stream", "text": "a"}, '.repeat(9000)}{}]}]}`,
  ],
  ["open attachments", `{"cells": [{"cell_type": "markdown", "source": "${"![a](attachment:".repeat(9000)}"}]}`],
  [
    "colours",
    `{"cells": [{"cell_type": "code", "outputs": [{"output_type": "stream", "text": "${"\\u001b[1".repeat(9000)}"}]}]}`,
  ],
  [
    "names of objects",
    `{"cells": [{"cell_type": "code", "outputs": [{"data": {"text/plain": "<a ${"object".repeat(9000)}"}}]}]}`,
  ],
];

/** In milliseconds; what is read in less is read soon enough, whatever it would be of more. */
const soon = 500;

test.each(hostile)("reads hostile %s in linear time", (_, text) => expectLinear(text, measureReading));

test.each(hostileNotebooks)("reads notebooks with hostile %s in linear time", (_, text) => {
  expectLinear(text, (text) => measureCpuTime(() => void parseNotebook(toFile("page.ipynb", text), createReport())));
});

function expectLinear(text: string, measure: (text: string) => number): void {
  // A machine that is busy with other things takes its time for either; what isn't linear takes four times as much for twice
  // the text. The first look is at code that V8 has not compiled yet, and a collection of garbage may fall into any.
  const half = text.slice(0, text.length / 2);
  const isLinear = (): boolean => measure(text) / measure(half) < 3;
  expect(measure(text) < soon || [1, 2, 3, 4].some(isLinear)).toBe(true);
}

function measureReading(text: string): number {
  return measureCpuTime(() => void parseProse(toFile("page.md", text), createReport()));
}

function toFile(path: string, text: string): SourceFile {
  return { path, text, kind: "prose" };
}
