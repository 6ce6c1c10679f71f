import { checkExamples, type ExampleModel } from "../check/examples/check-examples.ts";
import type { ExampleCheck } from "../check/examples/example-check.ts";
import { createReport } from "../diagnostics/report.ts";
import { parseProse } from "../parse/prose/parse-prose.ts";
import { openPythonUses } from "../parse/python/open-python-uses.ts";

/** What is said of the examples on a page with these lines, each as `line:column-column code: message`. */
export async function checkGuide(
  lines: readonly string[],
  model: ExampleModel,
  check: Partial<Omit<ExampleCheck, "report">> = {},
): Promise<readonly string[]> {
  const report = createReport();
  const document = parseProse({ path: "page.md", text: lines.join("\n"), kind: "prose" }, createReport());
  const prose = { pages: [{ document, root: "" }], introductions: [], parts: [] };
  await checkExamples(prose, model, { loadPython: openPythonUses, ...check, report });
  return report.diagnostics.map(
    ({ code, message, span }) => `${span?.startLine}:${span?.startColumn}-${span?.endColumn} ${code}: ${message}`,
  );
}
