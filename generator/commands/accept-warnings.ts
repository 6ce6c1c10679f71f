import type { Config } from "../config/config.ts";
import { listEditions } from "../config/list-editions.ts";
import { makeSettings } from "../config/settings.ts";
import { arrangeDiagnostics, countSeverities } from "../diagnostics/arrange.ts";
import { makeBaseline, printBaseline } from "../diagnostics/baseline.ts";
import { isUsageError } from "../diagnostics/is-usage-error.ts";
import { formatCount } from "../diagnostics/print/print-summary.ts";
import { createReport } from "../diagnostics/report.ts";
import { addProjectFacts } from "../discover/add-project-facts.ts";
import { generate } from "../generate.ts";
import { createRun } from "../run.ts";

/** What a model's warnings of today come to. */
export interface AcceptedWarnings {
  /** The text of a baseline file that knows them; absent where none can be made here. */
  readonly baseline?: string | undefined;
  /** How many they are. */
  readonly note: string;
  /** What is to be done before a strict run can pass; absent when nothing is. */
  readonly obstacle?: string | undefined;
}

/** Accepts the warnings that a model has today, so that a strict run fails by new ones alone. */
export async function acceptWarnings(config: Partial<Config>): Promise<AcceptedWarnings> {
  const settings = await addProjectFacts(makeSettings({}, config), { options: {}, config });
  const report = createReport();
  const editions = listEditions(settings, report)?.made ?? [];
  const found = [...report.diagnostics];
  for (const edition of editions) {
    const run = createRun({ begin() {}, advance() {}, end() {} });
    await generate({ ...settings, version: edition.settings.version }, run, "plan");
    for (const diagnostic of run.report.diagnostics) found.push(diagnostic);
  }
  const diagnostics = arrangeDiagnostics(found, settings.levels);
  const { error, warning } = countSeverities(diagnostics);
  // Where no model was read, nothing is known of its warnings.
  const isRead = !diagnostics.some(isUsageError);
  return {
    baseline: isRead ? printBaseline(makeBaseline(diagnostics, [], undefined)) : undefined,
    note: formatCount(warning, "known warning"),
    obstacle: error === 0 ? undefined : `mend ${formatCount(error, "error")}, which no baseline accepts`,
  };
}
