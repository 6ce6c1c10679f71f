import type { Report } from "../../diagnostics/report.ts";
import type { Engine } from "../../engine/engine.ts";
import type { ReadPythonUses } from "../../parse/python/python-uses-document.ts";

/** What checking examples works with. */
export interface ExampleCheck {
  readonly loadPython: () => Promise<ReadPythonUses>;
  readonly report: Report;
  readonly engine?: Engine | undefined;
}
