import { expect, test } from "vitest";
import { readMarkdown, pageOptions } from "../markdown/read-markdown.ts";
import { createReport } from "../diagnostics/report.ts";
import { readFenceInfo } from "../plan/prose/fence-info.ts";
import { takeImports } from "./java/take-imports.ts";
import { parseLocatedJson } from "./json/parse-located-json.ts";
import { readSections } from "./python-package/read-sections.ts";
import { cleanDoc } from "./avro-idl/clean-doc.ts";
import { listConstants } from "./graphql/code/list-constants.ts";
import { listLiterals } from "./graphql/code/list-literals.ts";
import { parseSphinx } from "./sphinx/parse-sphinx.ts";
import { parseRestli } from "./restli/parse-restli.ts";

/*
 * A row of one sign costs no more than it is long, where a regular expression that begins at each of them would take its square:
 * at this length minutes.
 */

const length = 150_000;
const blanks = " ".repeat(length);

function readText(text: string): void {
  readMarkdown(text, pageOptions({}, {}));
}

test.each<readonly [string, () => void]>([
  ["blank lines in Java", () => void takeImports(`package a;${"\n".repeat(length)}x`)],
  ["words in Java", () => void takeImports("a\n".repeat(length))],
  ["blanks in a formula", () => readText(`$$\nx${blanks}y\n$$\n`)],
  ["blanks in a row of a table", () => readText(`| a | b |\n|-${blanks}x\n`)],
  ["blanks in the title of a tab of Pandoc", () => readText(`::: {.panel-tabset}\n# a${blanks}x\n:::\n`)],
  ["blanks in the title of a note of Pandoc", () => readText(`::: {.callout-note}\n# a${blanks}x\n:::\n`)],
  ["blanks in a caption of Pandoc", () => readText(`See @fig-a.\n\n|a|\n|-|\n|b|\n\n: a${blanks}x\n`)],
  ["blanks in an option of code that is run", () => readText(`\`\`\`{r}\n#| a: b${blanks}x\n\`\`\`\n`)],
  ["digits in macros of MDN", () => readText(`{{domxref("a")}}\n${`{{ab(${"1".repeat(54)}x\n`.repeat(length / 60)}`)],
  ["blanks in an import", () => readText(`import${blanks}x\n`)],
  [
    "blanks in a text of JSON that isn't closed",
    () => void parseLocatedJson({ path: "a.json", text: `{ "a": "${blanks}x` }, createReport()),
  ],
  ["blanks in a key of a configuration", () => void readSections(`[a]\nb${blanks}c`)],
  [
    "blanks in docs of Rest.li",
    () => {
      const text = JSON.stringify({ name: "a", path: "/a", schema: "b.C", doc: `x${blanks}y`, simple: {} });
      parseRestli({ path: "a.restspec.json", text, kind: "restli" }, createReport());
    },
  ],
  ["stars in a doc of Avro IDL", () => void cleanDoc(`/** ${"*".repeat(length)}x */`)],
  ["blanks in a constant of a program", () => void listConstants(`const a = \`x${blanks}y\``)],
  ["quotes of a program in a line that closes none", () => void listLiterals("a.ts", `"${'\\"'.repeat(length)}`)],
  [
    "blanks in a directive of Sphinx",
    () => void parseSphinx({ path: "a.rst", text: `..${blanks}x\u2028y\n`, kind: "sphinx" }),
  ],
  ["commas behind the language of code", () => void readFenceInfo(`${",".repeat(length)}x`)],
  ["words in the language of code", () => void readFenceInfo("a-".repeat(length))],
])("%s", (_, read) => {
  const before = process.cpuUsage();
  read();
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(3000);
});
