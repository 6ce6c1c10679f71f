import { expect, test } from "vitest";
import type { Diagnostic } from "../diagnostic.ts";
import { annotationsPerSeverity, printGithub } from "./print-github.ts";
import { printJson } from "./print-json.ts";

const span = { file: "pdl/a, b.pdl", startLine: 4, startColumn: 10, endLine: 4, endColumn: 13 };
const error: Diagnostic = {
  code: "link/unknown-type",
  severity: "error",
  message: "100 % of `a:b` is\nunknown",
  help: "look, there",
  span,
  related: [{ message: "first declared here", span: { ...span, file: "b.pdl" } }],
};
const wide: Diagnostic = { code: "a/b", severity: "warning", message: "m", span: { ...span, endLine: 6 }, related: [] };
const info: Diagnostic = { code: "a/c", severity: "info", message: "n", related: [] };

test("annotations are escaped, located from the workflow's folder, and end behind the last column", () => {
  const options = { locate: (path: string): string => `models/${path}` };
  expect(printGithub([error, wide, info], options)).toBe(
    [
      "::error file=models/pdl/a%2C b.pdl,line=4,col=10,endColumn=14,title=link/unknown-type::100 %25 of `a:b` is%0Aunknown%0Ahelp: look, there\n",
      "::warning file=models/pdl/a%2C b.pdl,line=4,endLine=6,title=a/b::m\n",
    ].join(""),
  );
  expect(printGithub([info], { ...options, verbose: true })).toBe("::notice title=a/c::n\n");
});

test("what GitHub would drop is counted in a tenth annotation and listed in the log, and each code has its turn", () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...error, message: `::stop ##[group] ${index}` }));
  const lines = printGithub([...many, { ...error, code: "x/rare" }, wide], { locate: (path) => path }).split("\n");
  const annotations = lines.filter((line) => line.startsWith("::error "));
  expect(annotations).toHaveLength(annotationsPerSeverity);
  expect(annotations.filter((line) => line.includes("title=x/rare::"))).toHaveLength(1);
  expect(annotations.at(-1)).toBe(
    "::error title=22 more errors::22 more errors, listed in the log of this step:%0A22 × link/unknown-type",
  );
  const log = lines.slice(lines.indexOf("::group::22 more errors") + 1, lines.indexOf("::endgroup::"));
  expect(log).toHaveLength(22);
  expect(log[0]).toBe("error[link/unknown-type] pdl/a, b.pdl:4:10: ::stop ## [group] 8");
  expect(lines.filter((line) => line.startsWith("::warning"))).toHaveLength(1);
});

test("what moves a cursor or turns the direction of reading is shown and not done in the log of GitHub", () => {
  const said = printGithub([{ ...wide, message: "a\u001b[2J\r\u202e::error::b" }], { locate: (path) => path });
  expect(said).toMatch(/::a␛\[2J␍\ufffd::error::b\n$/);
});

test("a long message is cut", () => {
  const [line = ""] = printGithub([{ ...wide, message: "x".repeat(100_000) }], { locate: (path) => path }).split("\n");
  expect(line.length).toBeLessThan(3_000);
  expect(line).toMatch(/x…$/);
});

test("the JSON report has everything, infos included, and totals", () => {
  expect(
    JSON.parse(printJson({ diagnostics: [error, info], known: [wide] }, { locate: (path) => `models/${path}` })),
  ).toEqual({
    formatVersion: 1,
    diagnostics: [
      {
        code: "link/unknown-type",
        severity: "error",
        message: "100 % of `a:b` is\nunknown",
        help: "look, there",
        file: "pdl/a, b.pdl",
        path: "models/pdl/a, b.pdl",
        start: { line: 4, column: 10 },
        end: { line: 4, column: 13 },
        related: [
          {
            message: "first declared here",
            file: "b.pdl",
            path: "models/b.pdl",
            start: { line: 4, column: 10 },
            end: { line: 4, column: 13 },
          },
        ],
        fingerprint: expect.stringMatching(/^[0-9a-f]{32}:1$/),
      },
      { code: "a/c", severity: "info", message: "n", related: [], fingerprint: expect.any(String) },
      { code: "a/b", severity: "warning", known: true },
    ].map((diagnostic) => expect.objectContaining(diagnostic)),
    summary: { errors: 1, warnings: 0, infos: 1, known: 1 },
  });
});
