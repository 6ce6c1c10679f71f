import { Ajv } from "ajv";
import { expect, test } from "vitest";
import type { Diagnostic } from "../diagnostic.ts";
import { printGitlab } from "./print-gitlab.ts";

const span = { file: "pdl/A.pdl", startLine: 4, startColumn: 10, endLine: 6, endColumn: 13 };
const error: Diagnostic = { code: "link/unknown-type", severity: "error", message: "m", help: "h", span, related: [] };
const warning: Diagnostic = { code: "check/unused-aspect", severity: "warning", message: "w", related: [] };
const info: Diagnostic = { code: "check/missing-doc", severity: "info", message: "i", span, related: [] };

/** What GitLab asks of an entry. */
const entry = {
  type: "object",
  required: ["description", "check_name", "fingerprint", "severity", "location"],
  properties: {
    description: { type: "string", minLength: 1 },
    check_name: { type: "string", minLength: 1 },
    fingerprint: { type: "string", minLength: 1 },
    severity: { enum: ["info", "minor", "major", "critical", "blocker"] },
    location: {
      type: "object",
      required: ["path", "lines"],
      properties: {
        path: { type: "string", pattern: "^(?!/|\\./)" },
        lines: { type: "object", required: ["begin"], properties: { begin: { type: "integer", minimum: 1 } } },
      },
    },
  },
};

test("lists what is wrong as GitLab wants it, each by a name of its own", () => {
  const report = { diagnostics: [error, { ...error }, warning, info], known: [{ ...warning, message: "known" }] };
  const printed = printGitlab(report, { locate: (path) => `models/${path}` });
  const issues = JSON.parse(printed) as readonly { readonly fingerprint: string }[];
  const validate = new Ajv().compile({ type: "array", items: entry });
  expect([validate(issues), validate.errors]).toEqual([true, null]);
  expect(issues).toHaveLength(3);
  expect(issues[0]).toMatchObject({
    description: "m (h)",
    check_name: "link/unknown-type",
    severity: "critical",
    location: { path: "models/pdl/A.pdl", lines: { begin: 4, end: 6 } },
  });
  expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(3);
  expect(printGitlab(report, { locate: (path) => path, verbose: true })).toContain('"severity": "info"');
  expect(printGitlab({ diagnostics: [] }, { locate: (path) => path })).toBe("[]\n");
});
