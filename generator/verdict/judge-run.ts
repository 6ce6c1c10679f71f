import type { ModelNumbers } from "../catalogue/measure-model.ts";
import type { Settings } from "../config/settings.ts";
import { arrangeDiagnostics } from "../diagnostics/arrange.ts";
import { applyBaseline, makeBaseline, type Baseline, type KnownWarning } from "../diagnostics/baseline.ts";
import { baselineCodes } from "../diagnostics/codes/baseline.ts";
import type { Diagnostic, Problem } from "../diagnostics/diagnostic.ts";
import { isUsageError } from "../diagnostics/is-usage-error.ts";
import { formatCount } from "../diagnostics/print/print-summary.ts";
import type { Report } from "../diagnostics/report.ts";
import { nameFile, readBaseline, writeBaseline } from "./baseline-file.ts";
import { findShortfalls } from "./find-shortfalls.ts";

/** A run that has come to its end, before its report is printed. */
export interface FinishedRun {
  readonly settings: Settings;
  readonly report: Report;
  /** Absent when the run came to no model, or when its command asks nothing of it. */
  readonly numbers: ModelNumbers | undefined;
  /** Begins the files of the only edition of several that was looked at; the baseline's others are left alone. */
  readonly label?: string | undefined;
  /** Whether the baseline file is to be written anew. */
  readonly updates: boolean;
}

/** What a run comes to. */
export interface Verdict {
  /** What counts, arranged. */
  readonly diagnostics: readonly Diagnostic[];
  /** Warnings that the baseline lists; absent without a baseline. */
  readonly known?: readonly Diagnostic[] | undefined;
  /** Texts of files that were read for it, for frames. */
  readonly texts: ReadonlyMap<string, string>;
  /** What was written to the baseline file. */
  readonly note?: string | undefined;
}

/**
 * Holds a run to what is asked of it: enough of the model is described, and warnings that the
 * baseline lists don't count. Keeps the baseline, when that is asked for.
 */
export async function judgeRun(run: FinishedRun): Promise<Verdict> {
  const { settings, report, numbers, updates } = run;
  const arrange = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
    arrangeDiagnostics(diagnostics, settings.levels);
  if (numbers === undefined) return { diagnostics: arrange(report.diagnostics), texts: new Map() };

  const path = settings.baseline;
  const read = path === undefined ? undefined : await readBaseline(path, report);
  for (const problem of findMisuse(run, read?.isMissing === true)) report.add(problem);
  const shortfalls = findShortfalls(numbers.coverage, settings.coverage, read?.baseline?.coverage);
  for (const problem of shortfalls) report.add(problem);
  const texts = read?.texts ?? new Map<string, string>();
  const all = arrange(report.diagnostics);
  if (path === undefined || all.some(isUsageError)) return { diagnostics: all, texts };

  const baseline = read?.baseline ?? { known: [] };
  const { fresh, known, gone: unmet } = applyBaseline(all, baseline);
  const gone = unmet.filter(({ file = "" }) => file.startsWith(run.label ?? ""));
  if (!updates) {
    const notes = gone.map((warning) => ({ ...toProblem(warning), related: [] }));
    return { diagnostics: arrange([...fresh, ...notes]), known, texts };
  }
  const kept = unmet.filter((warning) => !gone.includes(warning));
  const updated = makeBaseline(all, kept, chooseCoverage(numbers, settings, baseline));
  if (!(await writeBaseline(path, updated, report))) return { diagnostics: arrange(report.diagnostics), texts };
  const after = applyBaseline(all, updated);
  const dropped = gone.length === 0 ? "" : `, ${gone.length} dropped`;
  const note = `${formatCount(after.known.length, "known warning")} written to ${nameFile(path)}${dropped}`;
  return { diagnostics: after.fresh, known: after.known, texts, note };
}

function findMisuse({ settings, updates }: FinishedRun, isMissing: boolean): readonly Problem[] {
  const { baseline: path, coverage } = settings;
  if (path === undefined) {
    if (updates) return [baselineCodes.noFile({ by: "`--update-baseline`" })];
    return coverage.ratchet === true ? [baselineCodes.noFile({ by: "`coverage.ratchet`" })] : [];
  }
  return isMissing && !updates ? [baselineCodes.missingFile({ path: nameFile(path) })] : [];
}

/** The number goes up and never down. */
function chooseCoverage({ coverage }: ModelNumbers, settings: Settings, before: Baseline): number | undefined {
  if (settings.coverage.ratchet !== true) return before.coverage;
  return Math.max(before.coverage ?? 0, coverage.percent);
}

function toProblem({ code, file, message, count }: KnownWarning): Problem {
  return baselineCodes.gone({ code, file, message, count });
}
