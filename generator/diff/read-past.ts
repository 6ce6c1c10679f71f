import type { Settings } from "../config/settings.ts";
import { compareCodes } from "../diagnostics/codes/compare.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { readHistory } from "../discover/read-history.ts";
import type { ModelHistory } from "../history/model-history.ts";
import type { ComparisonTerms } from "./compare-sides.ts";

/**
 * The releases that changes are held to besides what they are compared with, if that is asked for. Where there is a history and it
 * can't be used, a gate fails: to pass would say that no release is broken.
 */
export async function readPast(
  { transitive, failOn }: ComparisonTerms,
  { history = { tags: "v*" } }: Pick<Settings, "history">,
  report: Report,
): Promise<ModelHistory | undefined> {
  if (transitive !== true) return undefined;
  const heard = createReport();
  const { history: past } = await readHistory({ history }, heard);
  const isGate = failOn !== undefined;
  for (const { span, ...problem } of heard.diagnostics) {
    const isUnheld = isGate && problem.code === "history/malformed";
    report.add(isUnheld ? compareCodes.notHeld({ problem: problem.message }) : problem, span);
  }
  return past;
}
