import { expect, test } from "vitest";
import type { Severity } from "./diagnostic.ts";
import { listUnread } from "./list-unread.ts";
import { createReport } from "./report.ts";

const texts = new Map([["a.yaml", "paths:"]]);

function list(problems: readonly (readonly [code: string, severity: Severity, file?: string])[], label = "") {
  const report = createReport();
  for (const [code, severity, file] of problems) {
    report.add({ code, severity, message: "" }, file === undefined ? undefined : spanOf(file));
  }
  return listUnread(report.diagnostics, { texts, label }).map(({ code, span }) => `${code} ${span?.file}`);
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
  const problems = [["pdl/unclosed", "error", "1.0/a.yaml"] as const, ["pdl/unclosed", "error", "2.0/a.yaml"] as const];
  expect(list(problems, "2.0/")).toEqual(["pdl/unclosed a.yaml"]);
  const [one] = listUnread(
    [{ code: "pdl/unclosed", severity: "error", message: "", related: [], span: spanOf("a.yaml") }],
    { texts, label: "" },
  );
  expect(one?.digest).toMatch(/^.{22}$/);
});

function spanOf(file: string) {
  return { file, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
}
