import { expect, test } from "vitest";
import type { Severity } from "./diagnostic.ts";
import { listUnread } from "./list-unread.ts";
import { labelReport } from "./label-report.ts";
import { createReport, type Report } from "./report.ts";

const texts = new Map([["a.yaml", "paths:"]]);

function list(problems: readonly (readonly [code: string, severity: Severity, file?: string])[]) {
  const report = createReport();
  for (const [code, severity, file] of problems) {
    report.add({ code, severity, message: "" }, file === undefined ? undefined : spanOf(file));
  }
  return listUnread(report.diagnostics, { texts, label: "" }).map(({ code, span }) => `${code} ${span?.file}`);
}

test("what a reader of a plug-in can't read is unread as what ours can't, and what is only doubtful isn't", () => {
  expect(
    list([
      ["openapi/malformed", "error", "a.yaml"],
      ["openapi/remote-reference", "warning", "a.yaml"],
      ["plugin/threw", "error", "a.yaml"],
      ["plugin/no-files", "warning"],
      ["pdl/unclosed", "error", "a.pdl"],
      ["link/unknown-type", "error", "a.pdl"],
      ["restli/not-a-resource", "error", "a.restspec.json"],
      ["discover/lost-package", "warning"],
    ]),
  ).toEqual([
    "openapi/malformed a.yaml",
    "plugin/threw a.yaml",
    "pdl/unclosed a.pdl",
    "restli/not-a-resource a.restspec.json",
    "discover/lost-package undefined",
  ]);
});

test("files are called as in their own model, without those of other ones, and known by their text", () => {
  const report = createReport();
  const [one0, two0] = [labelReport(report, "1.0/"), labelReport(report, "2.0/")];
  one0.add({ code: "discover/lost-package", severity: "warning", message: "" });
  one0.add({ code: "pdl/unclosed", severity: "error", message: "" }, spanOf("b.yaml"));
  two0.add({ code: "pdl/unclosed", severity: "error", message: "" }, spanOf("a.yaml"));
  const listOf = (own: Report, label: string) =>
    listUnread(own.diagnostics, { texts, label }).map(({ code, span }) => `${code} ${span?.file}`);
  expect(listOf(one0, "1.0/")).toEqual(["discover/lost-package undefined", "pdl/unclosed b.yaml"]);
  expect(listOf(two0, "2.0/")).toEqual(["pdl/unclosed a.yaml"]);
  expect(report.diagnostics.map(({ span }) => span?.file)).toEqual([undefined, "1.0/b.yaml", "2.0/a.yaml"]);
  const [one] = listUnread(
    [{ code: "pdl/unclosed", severity: "error", message: "", related: [], span: spanOf("a.yaml") }],
    { texts, label: "" },
  );
  expect(one?.digest).toMatch(/^.{22}$/);
});

function spanOf(file: string) {
  return { file, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
}
