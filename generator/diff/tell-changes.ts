import type { Settings } from "../config/settings.ts";
import type { GenerateResult } from "../generate.ts";
import type { Run } from "../run.ts";
import { compareSides } from "./compare-sides.ts";
import type { Compared } from "./compared.ts";
import { readSide } from "./read-side.ts";
import { readTerms, type CompareOptions } from "./read-terms.ts";
import { toDiagnostics } from "./to-diagnostics.ts";

interface TellContext {
  /** The state that the model is compared with. */
  readonly against: string;
  readonly options: CompareOptions;
  readonly settings: Settings;
  readonly run: Run;
  readonly cwd: string;
}

/**
 * Reports what a model that was read has changed since an earlier state: what fails as errors, the rest as notes. Gives
 * the comparison; undefined where there is none, which has been reported.
 */
export async function tellChanges(
  { catalogue, texts, locations, label = "" }: GenerateResult,
  { against, options, settings, run, cwd }: TellContext,
): Promise<Compared | undefined> {
  if (catalogue === undefined) return undefined;
  const before = await readSide(against, { settings, run, cwd });
  if (before === undefined) return undefined;
  const after = { label: "what is here", catalogue, texts, locations };
  const terms = readTerms(options, settings.compare, "breaking");
  const compared = await compareSides(before, after, { terms, report: run.report });
  if (compared === undefined) return undefined;
  const tell = (changes: typeof compared.failing, severity: "error" | "info"): void => {
    for (const { span, ...problem } of toDiagnostics(changes, severity)) {
      run.report.add(problem, span && { ...span, file: label + span.file });
    }
  };
  tell(compared.failing, "error");
  tell(compared.passing, "info");
  return compared;
}
