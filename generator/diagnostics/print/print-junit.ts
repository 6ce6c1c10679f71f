import { failsRun } from "../fails-run.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { RunReport } from "./run-report.ts";
import { toVisibleText } from "./visible-text.ts";

/** How a JUnit report is printed. */
export interface JunitOptions {
  /** The file's path from the top of the repository. */
  locate(path: string): string;
  /** Notes are listed too. */
  readonly verbose?: boolean | undefined;
  /** Whether warnings fail the run. */
  readonly strict?: boolean | undefined;
}

/**
 * The report as JUnit's XML, which most hosts of CI show: each diagnostic is a test, which has failed where it fails the run
 * and is skipped where it doesn't. Where nothing fails there is one that has passed, since no test at all is taken for a fault.
 */
export function printJunit({ diagnostics, known = [] }: RunReport, options: JunitOptions): string {
  const shown = diagnostics.filter(({ severity }) => options.verbose === true || severity !== "info");
  const fails = (diagnostic: Diagnostic): boolean => failsRun(diagnostic, options.strict);
  const failed = shown.filter(fails);
  const cases = [
    ...(failed.length === 0 ? ['    <testcase classname="aspectdoc" name="the model" />'] : []),
    ...shown.map((diagnostic) => printCase(diagnostic, fails(diagnostic) ? "failure" : "skipped", options)),
    ...known.map((diagnostic) => printCase(diagnostic, "skipped", options)),
  ];
  const skipped = shown.length - failed.length + known.length;
  const counts = `tests="${cases.length}" failures="${failed.length}" errors="0" skipped="${skipped}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="aspectdoc" ${counts}>`,
    `  <testsuite name="aspectdoc" ${counts}>`,
    ...cases,
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

function printCase(diagnostic: Diagnostic, outcome: "failure" | "skipped", { locate }: JunitOptions): string {
  const { code, message, help, severity, span } = diagnostic;
  const file = span === undefined ? undefined : locate(span.file);
  const place = span === undefined ? "" : `${file}:${span.startLine}:${span.startColumn}`;
  // Hosts know a test again by its name, so lines don't belong into it.
  const facts = {
    classname: code,
    name: file === undefined ? message : `${file}: ${message}`,
    ...(file !== undefined && { file, line: String(span?.startLine) }),
  };
  const text = [place, message, ...(help === undefined ? [] : [`help: ${help}`])].filter((line) => line !== "");
  const told = { message, ...(outcome === "failure" && { type: severity }) };
  const body = text.map(escape).join("\n");
  return [
    `    <testcase${printAttributes(facts)}>`,
    `      <${outcome}${printAttributes(told)}>${body}</${outcome}>`,
    "    </testcase>",
  ].join("\n");
}

function printAttributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join("");
}

/** XML can't hold control characters at all, not even as references. */
function escape(text: string): string {
  return toVisibleText(text)
    .replace(/[\ufffe\uffff]/g, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
