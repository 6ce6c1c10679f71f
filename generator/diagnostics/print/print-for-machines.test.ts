import { expect, test } from "vitest";
import type { Diagnostic } from "../diagnostic.ts";
import { printGithub } from "./print-github.ts";
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

test("the JSON report has everything, infos included, and totals", () => {
  expect(JSON.parse(printJson([error, info]))).toEqual({
    formatVersion: 1,
    diagnostics: [
      {
        code: "link/unknown-type",
        severity: "error",
        message: "100 % of `a:b` is\nunknown",
        help: "look, there",
        file: "pdl/a, b.pdl",
        start: { line: 4, column: 10 },
        end: { line: 4, column: 13 },
        related: [
          {
            message: "first declared here",
            file: "b.pdl",
            start: { line: 4, column: 10 },
            end: { line: 4, column: 13 },
          },
        ],
      },
      { code: "a/c", severity: "info", message: "n", related: [] },
    ],
    summary: { errors: 1, warnings: 0, infos: 1 },
  });
});
