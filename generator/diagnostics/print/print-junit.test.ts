import { expect, test } from "vitest";
import type { Diagnostic } from "../diagnostic.ts";
import { printJunit } from "./print-junit.ts";

const span = { file: "pdl/A.pdl", startLine: 4, startColumn: 10, endLine: 4, endColumn: 13 };
const error: Diagnostic = {
  code: "link/unknown-type",
  severity: "error",
  message: '`A<"B">` & \u0001]]>\ufffe',
  help: "h",
  span,
  related: [],
};
const warning: Diagnostic = { code: "check/unused-aspect", severity: "warning", message: "w", related: [] };
const info: Diagnostic = { code: "check/missing-doc", severity: "info", message: "i", related: [] };
const locate = (path: string): string => `models/${path}`;

test("each diagnostic is a test, which fails where the run does", () => {
  expect(printJunit({ diagnostics: [error, warning, info] }, { locate })).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="aspectdoc" tests="2" failures="1" errors="0" skipped="1">
  <testsuite name="aspectdoc" tests="2" failures="1" errors="0" skipped="1">
    <testcase classname="link/unknown-type" name="models/pdl/A.pdl: \`A&lt;&quot;B&quot;&gt;\` &amp; ␁]]&gt;\ufffd" file="models/pdl/A.pdl" line="4">
      <failure message="\`A&lt;&quot;B&quot;&gt;\` &amp; ␁]]&gt;\ufffd" type="error">models/pdl/A.pdl:4:10
\`A&lt;&quot;B&quot;&gt;\` &amp; ␁]]&gt;\ufffd
help: h</failure>
    </testcase>
    <testcase classname="check/unused-aspect" name="w">
      <skipped message="w">w</skipped>
    </testcase>
  </testsuite>
</testsuites>
`,
  );
  expect(printJunit({ diagnostics: [warning] }, { locate, strict: true })).toContain(
    'failures="1" errors="0" skipped="0"',
  );
});

test("a model with nothing wrong is a test that has passed, and known warnings are skipped", () => {
  const printed = printJunit({ diagnostics: [info], known: [warning] }, { locate });
  expect(printed).toContain('tests="2" failures="0" errors="0" skipped="1"');
  expect(printed).toContain('<testcase classname="aspectdoc" name="the model" />');
  expect(printJunit({ diagnostics: [info] }, { locate, verbose: true })).toContain('classname="check/missing-doc"');
});
