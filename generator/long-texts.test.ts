import { expect, test } from "vitest";
import { createReport } from "./diagnostics/report.ts";
import { createIgnoreFilter } from "./discover/files/git-ignore.ts";
import { parseGitConfig } from "./discover/repository/parse-git-config.ts";
import { parseDocstring } from "./docstring/parse-docstring.ts";
import { saysDeprecated } from "./link/graphql/says-deprecated.ts";
import { takeSyntax } from "./link/graphql/take-syntax.ts";
import { parseProse } from "./parse/prose/parse-prose.ts";
import { trimSlashes } from "./places/trim-slashes.ts";
import { dropNamespaces } from "./plan/changes/drop-namespaces.ts";
import { takeText } from "./plan/ingestion/source-texts.ts";
import { renderProse } from "./plan/prose/render-prose.ts";
import { splitWords } from "./print/sample-values.ts";
import { measureCpuTime } from "./testdata/cpu-time.ts";

/*
 * What takes a text apart goes over it once: a line of nothing but blanks, or of one sign, is as long as whoever wrote it likes.
 * Each of these took seconds where an expression began anew at each sign of it.
 */

const count = 60_000;
const blanks = " ".repeat(count);
const span = { file: "a.md", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

test.each<readonly [string, () => unknown]>([
  ["blanks of an argument", () => parseDocstring(`Text.\n\nArgs:\n    a (int${blanks}x): b\n`)],
  ["blanks of a parameter", () => parseDocstring(`Text.\n\nParameters\n----------\na${blanks}b : int\n    b\n`)],
  ["blanks before a block", () => parseDocstring(`Text.\n\na${blanks}b::\n\n    c\n`)],
  ["blanks of a link", () => parseDocstring(`Text.\n\n\`a${blanks}>\``)],
  ["dots of a title", () => parseDocstring(`Text.\n\nExamples:\n    A${".".repeat(count)}b.\n    c\n`)],
  ["blanks before a comment", () => parseGitConfig(`[a]\nb = c${blanks}d # e`)],
  ["brackets of a pattern", () => createIgnoreFilter([{ folder: "", text: "[a".repeat(count) }])],
  ["lines before a word", () => saysDeprecated("\n".repeat(count))],
  ["quotes that nothing closes", () => takeSyntax('"\\'.repeat(count))],
  ["slashes inside of a path", () => trimSlashes(`a${"/".repeat(count)}b`)],
  [
    "signs in a heading",
    () => takeText({ id: "a", level: 2, text: { text: `# a${"#".repeat(count)}b`, span }, heading: "a" }),
  ],
  ["words before no name", () => dropNamespaces("a.".repeat(count))],
  ["letters of a picture's folder", () => renderPage(`![](${"a".repeat(count / 2)}/)\n`)],
  ["large letters", () => splitWords("A".repeat(count))],
])("%s take no more time than there are", (_, run) => {
  expect(measureCpuTime(run)).toBeLessThan(500);
});

function renderPage(text: string): string {
  const document = parseProse({ path: "page.md", kind: "prose", text }, createReport());
  const context = { report: createReport(), include: () => undefined, resolve: (href: string) => ({ href }) };
  return renderProse(document, context).html;
}
